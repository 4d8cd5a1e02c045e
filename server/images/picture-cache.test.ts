import { mkdtempSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { createPictureCache } from './picture-cache.ts'

const KILOBYTE = 1000

function aCache(maxBytes: number, dataDir = mkdtempSync(join(tmpdir(), 'pictures-'))) {
	const made: string[] = []
	const cached = createPictureCache({ dataDir, maxBytes, log: pino({ level: 'silent' }) })
	const get = (key: string) =>
		cached(key, async () => {
			made.push(key)
			return Buffer.alloc(KILOBYTE, key)
		})
	const files = () =>
		readdirSync(join(dataDir, 'images'), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
	return { get, made, files, dataDir, bytes: () => files().reduce((sum, file) => sum + statSync(file).size, 0) }
}

/** Sets the last use of every picture kept so far to this many days ago. */
function age(files: string[], days: number) {
	const then = new Date(Date.now() - days * DAY_MS)
	for (const file of files) utimesSync(file, then, then)
}

test('a picture is made once, also by many who ask at once', async () => {
	const { get, made } = aCache(100 * KILOBYTE)
	await Promise.all([get('biscuit'), get('biscuit'), get('biscuit')])
	expect((await get('biscuit')).toString()).toMatch(/^biscuit/)
	expect(made).toEqual(['biscuit'])
})

test('the folder never holds more than its bound, also with what an earlier process left there', async () => {
	const before = aCache(100 * KILOBYTE)
	for (let i = 0; i < 90; i++) await before.get(`old ${i}`)
	const { get, bytes } = aCache(40 * KILOBYTE, before.dataDir)
	for (let i = 0; i < 120; i++) {
		await get(`new ${i}`)
		expect(bytes()).toBeLessThanOrEqual(40 * KILOBYTE)
	}
	expect(bytes()).toBeGreaterThan(30 * KILOBYTE)
})

test('what was used longest ago goes first', async () => {
	const { get, made, files } = aCache(40 * KILOBYTE)
	await get('still shown')
	age(files(), 90)
	for (let i = 0; i < 30; i++) await get(`filler ${i}`)
	await get('still shown')
	for (let i = 0; i < 10; i++) await get(`new ${i}`)
	made.length = 0
	await get('still shown')
	expect(made).toEqual([])
	for (let i = 0; i < 30; i++) await get(`filler ${i}`)
	expect(made.length).toBeGreaterThan(0)
})
