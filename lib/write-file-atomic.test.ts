import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFileAtomic } from './write-file-atomic.ts'

async function newFile() {
	const folder = await mkdtemp(join(tmpdir(), 'write-'))
	const path = join(folder, 'notes.json')
	await writeFileAtomic(path, 'old')
	return { folder, path }
}

test('replaces a file that its owner alone may read, and leaves nothing beside it', async () => {
	const { folder, path } = await newFile()
	await writeFileAtomic(path, Buffer.from('new'))
	expect(await readFile(path, 'utf8')).toBe('new')
	expect((await stat(path)).mode & 0o777).toBe(0o600)
	expect(await readdir(folder)).toEqual(['notes.json'])
})

test('leaves the old content when a write fails half way', async () => {
	const { folder, path } = await newFile()
	const half = writeFileAtomic(path, async (file) => {
		await file.writeFile('ne')
		throw new Error('no space left on device')
	})
	await expect(half).rejects.toThrow('no space left')
	expect(await readFile(path, 'utf8')).toBe('old')
	expect(await readdir(folder)).toEqual(['notes.json'])
})

test('puts each of two writes at the same time in place whole', async () => {
	const { folder, path } = await newFile()
	const texts = ['a'.repeat(1_000_000), 'b'.repeat(1_000_000)]
	await Promise.all(texts.map((text) => writeFileAtomic(path, text, { isDurable: false })))
	expect(texts).toContain(await readFile(path, 'utf8'))
	expect(await readdir(folder)).toEqual(['notes.json'])
})
