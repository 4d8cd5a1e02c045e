import { mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { leftReplacedFolders, replacedFolder } from './replaced-folder.ts'

const NOW = Date.UTC(2026, 10, 21, 9)

test('what a restore replaced is named once it lies there for more than a week, and other folders are not', async () => {
	const dataDir = mkdtempSync(join(tmpdir(), 'replaced-'))
	onTestFinished(() => rmSync(dataDir, { recursive: true }))
	const [old, young] = [NOW - 8 * DAY_MS, NOW - 6 * DAY_MS].map((at) => {
		const folder = replacedFolder(dataDir, new Date(at))
		mkdirSync(folder)
		utimesSync(folder, at / 1000, at / 1000)
		return folder
	})
	mkdirSync(join(dataDir, 'files'))
	utimesSync(join(dataDir, 'files'), 1, 1)
	expect(await leftReplacedFolders(dataDir, NOW)).toEqual([old])
	expect(await leftReplacedFolders(dataDir, NOW + 2 * DAY_MS)).toEqual([old, young])
})
