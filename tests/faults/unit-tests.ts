import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestResults, vitestResults } from '#tools/scripts/test/test-results.mjs'

/** Runs the tests of records/ on PostgreSQL, and on SQLite those that `npm test` shortens. */
export function testRecordsOn(databaseUrl: string): TestResults {
	return runOn(databaseUrl, ['--project=unit', 'records/', 'jobs/', 'server/desk/'])
}

/** Runs the journeys of donors, sponsors and buyers on a site with PostgreSQL. */
export function testJourneysOn(databaseUrl: string): TestResults {
	return runOn(databaseUrl, ['--config=tests/matrix/vitest.config.ts', 'journeys'])
}

/** A crashed runner counts as a failure. */
function runOn(databaseUrl: string, what: string[]): TestResults {
	const file = join(tmpdir(), `records-${process.pid}.json`)
	const { status } = spawnSync(
		'node_modules/.bin/vitest',
		['run', ...what, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
		{ stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: databaseUrl } },
	)
	const results = vitestResults(file, { code: status ?? 1 })
	rmSync(file, { force: true })
	return results
}
