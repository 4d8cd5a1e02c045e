import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestResults, vitestResults } from '#tools/scripts/test/test-results.mjs'

/** Runs the tests of records/ on PostgreSQL and SQLite. A crashed runner counts as a failure. */
export function testRecordsOn(databaseUrl: string): TestResults {
	const file = join(tmpdir(), `records-${process.pid}.json`)
	const { status } = spawnSync(
		'node_modules/.bin/vitest',
		[
			'run',
			'--project=unit',
			'records/',
			'jobs/',
			'server/desk/',
			'--reporter=default',
			'--reporter=json',
			`--outputFile.json=${file}`,
		],
		{ stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: databaseUrl } },
	)
	const results = vitestResults(file, { code: status ?? 1 })
	rmSync(file, { force: true })
	return results
}
