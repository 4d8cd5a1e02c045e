import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { FullConfig } from '@playwright/test'

/** What a site writes by itself. */
const OWN_TABLES = /^(kysely_|sqlite_|job_run|heartbeat|stock$|stock_count$|submission_number)/

/**
 * After all tests: fails the run if a test has written into the store of the site that all share. Tests that write have a site of their
 * own (`own-site.ts`), because what one leaves behind another would find.
 */
export default function expectNothingWritten({ metadata }: FullConfig) {
	const file = join(metadata.sharedDataDir, 'records.db')
	if (!existsSync(file)) return
	const db = new DatabaseSync(file, { readOnly: true })
	const tables = db
		.prepare("select name from sqlite_master where type = 'table'")
		.all()
		.map(({ name }) => String(name))
	const written = tables.filter(
		(name) => !OWN_TABLES.test(name) && db.prepare(`select 1 from "${name}" limit 1`).get() !== undefined,
	)
	db.close()
	if (written.length > 0)
		throw new Error(`A test has written into the shared site (${written.join(', ')}): its file needs \`ownSite()\`.`)
}
