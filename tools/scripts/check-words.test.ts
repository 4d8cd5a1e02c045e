import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPrivateWords } from './check-words.mjs'
import { CODE_FOLDERS } from './code-folders.mjs'
import { FILE_NAMES, IDENTIFIERS, WORDS_IN_FOLDERS } from './private-words.mjs'

/** An empty checkout with the given files. */
async function checkoutWith(files: Record<string, string>) {
	const root = await mkdtemp(join(tmpdir(), 'words-'))
	for (const folder of CODE_FOLDERS) await mkdir(join(root, folder), { recursive: true })
	for (const [path, text] of Object.entries(files)) {
		await mkdir(join(root, path, '..'), { recursive: true })
		await writeFile(join(root, path), text)
	}
	return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true }) }
}

test('a private identifier, limit, file name and word of a folder are found where they stand', async () => {
	const [identifier] = IDENTIFIERS
	const [fileName] = FILE_NAMES
	const limits = ['MOST', 'LONGEST', 'LEAST', 'KEPT'].map((prefix) => `${prefix}_ITEMS`)
	const { folder, words } = WORDS_IN_FOLDERS[0] ?? { folder: '', words: [] }
	await using checkout = await checkoutWith({
		'app/one.tsx': `const a = 1\nexport function ${identifier}() {}\n`,
		'lib/two.ts': limits.map((name) => `const ${name} = 1`).join('\n'),
		[`server/${fileName}.server.ts`]: 'export {}',
		[`${folder}three.mjs`]: `${words[0]}()`,
	})
	expect(findPrivateWords(checkout.root).sort()).toEqual(
		[
			`app/one.tsx:2: ${identifier}`,
			...limits.map((name, index) => `lib/two.ts:${index + 1}: ${name}`),
			`server/${fileName}.server.ts: file name “${fileName}”`,
			`${folder}three.mjs:1: ${words[0]}`,
		].sort(),
	)
})

test('words that only contain a private one, words of other folders and other files pass', async () => {
	const [identifier] = IDENTIFIERS
	const word = WORDS_IN_FOLDERS[0]?.words[0]
	await using checkout = await checkoutWith({
		'app/one.ts': `const my${identifier}Two = ALMOST_ALL`,
		'lib/two.ts': `const ${word} = 1`,
		'lib/three.json': `"${identifier}"`,
	})
	expect(findPrivateWords(checkout.root)).toEqual([])
})
