import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storedSubmissions } from '../support/stored-records.ts'
import { endWithALog, expectLoudStart, NOTES, sendQuestion, start, warningsOf } from './stored-questions.ts'

// `tests/matrix/store-loss.test.ts` has a damaged log, an erasure and a restored backup.

test('a start that finds a log lost says so, in the log and in /readyz, and goes on saying so', async () => {
	const dataDir = await endWithALog()
	rmSync(join(dataDir, 'records.db-wal'))
	const site = await expectLoudStart(dataDir)
	await sendQuestion(site, 4)
	// Numbers are not reused.
	expect(storedSubmissions(dataDir).map(({ number }) => number)).toEqual([1, 2, 4])
	await site.stop()
	const again = await start(dataDir)
	expect((await warningsOf(again))[0]).toContain('submissions that were stored are missing: 1.')
	await again.stop()
	rmSync(join(dataDir, NOTES))
	const accepted = await start(dataDir)
	expect((await warningsOf(accepted)).join()).not.toContain('missing')
	await accepted.stop()
})
