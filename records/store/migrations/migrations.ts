import type { Kysely, Migration } from 'kysely'
import { caseEmailTables } from './initial/case-email-tables.ts'
import { caseTables } from './initial/case-tables.ts'
import { draftTables } from './initial/draft-tables.ts'
import { fileTables } from './initial/file-tables.ts'
import { giftAidTables } from './initial/gift-aid-tables.ts'
import { givingTables } from './initial/giving-tables.ts'
import { jobTables } from './initial/job-tables.ts'
import { liveTables } from './initial/live-tables.ts'
import { newsletterTables } from './initial/newsletter-tables.ts'
import { outboxTables } from './initial/outbox-tables.ts'
import { payableTables } from './initial/payable-tables.ts'
import { shopTables } from './initial/shop-tables.ts'
import { signInTables } from './initial/sign-in-tables.ts'
import { staffTables } from './initial/staff-tables.ts'
import { statementTables } from './initial/statement-tables.ts'
import { submissionTables } from './initial/submission-tables.ts'

/** Run in the order of their names. Released migrations and their names never change. */
export const migrations: Record<string, Migration> = {
	'1.0.0': { up: initialTables },
}

/** What is referenced comes first. */
async function initialTables(db: Kysely<unknown>) {
	await submissionTables(db)
	await draftTables(db)
	await outboxTables(db)
	await newsletterTables(db)
	await jobTables(db)
	await staffTables(db)
	await signInTables(db)
	await caseTables(db)
	await caseEmailTables(db)
	await fileTables(db)
	await payableTables(db)
	await givingTables(db)
	await giftAidTables(db)
	await statementTables(db)
	await shopTables(db)
	await liveTables(db)
}
