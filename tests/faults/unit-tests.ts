import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs the tests of records/ on PostgreSQL and SQLite. A crashed runner counts as a failure. */
export function testRecordsOn(databaseUrl: string): { passed: number; failed: number } {
	const file = join(tmpdir(), `records-${process.pid}.json`)
	const { status } = spawnSync(
		'node_modules/.bin/vitest',
		[
			'run',
			'--project=unit',
			'records/',
			'jobs/',
			'server/desk/',
			'server/content/wordpress-inbox',
			'--reporter=default',
			'--reporter=json',
			`--outputFile.json=${file}`,
		],
		{ stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: databaseUrl } },
	)
	try {
		const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
		return { passed: numPassedTests, failed: numFailedTests === 0 && status !== 0 ? 1 : numFailedTests }
	} catch {
		return { passed: 0, failed: 1 }
	} finally {
		rmSync(file, { force: true })
	}
}
