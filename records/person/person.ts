import { type Kysely, sql, type Transaction } from 'kysely'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { hideLinkKeys } from '#lib/text/hide-link-keys.ts'
import {
	erasePersonNewsletter,
	exportPersonNewsletter,
	type PersonNewsletter,
} from '../newsletter/person-newsletter.ts'
import { listHolds } from '../retention/deletion-calendar.ts'
import { eraseStockNotices, exportStockNotices, type PersonStockNotice } from '../shop/notices/person-notices.ts'
import type { Store } from '../store/open-store.ts'
import { recordDeletedNumbers } from '../store/submission-numbers.ts'
import type { Tables } from '../store/tables/tables.ts'
import { asSubmission } from '../submissions/submissions.ts'
import { type ErasedPayables, erasePersonPayables } from './erase-payables.ts'
import { type ErasedStatements, eraseStatements, type NamedInStatements } from './erase-statements.ts'
import type { DeclarationCalendar } from './kept-declarations.ts'
import { exportPersonPayables, listPayablesOf, type PersonPayables } from './person-payables.ts'

/** All data stored about one person, found by email address. */
export interface PersonRecord {
	submissions: Submission[]
	/** Forms not sent yet. */
	drafts: { form: string; updatedAt: number; expiresAt: number; answers: unknown }[]
	/** Emails to or about them, sent or pending, without the keys of their links, and copies that earlier versions sent to WordPress. */
	deliveries: { channel: string; createdAt: number; doneAt: number | null; payload: unknown }[]
	/** What staff noted about their cases: the timeline, and tasks. Notes on their donations and orders are in `giving`. */
	timeline: { reference: string; at: number; kind: string; data: unknown }[]
	tasks: { reference: string; text: string; dueOn: string; doneAt: number | null }[]
	/** What they sent by a link; the files themselves are on their cases. */
	files: { reference: string; name: string; type: string; sentAt: number }[]
	/** Newsletter requests and subscriptions, also ended ones. */
	newsletter: PersonNewsletter[]
	/** Things of the shop of which they want to know when they are there again. */
	stockNotices: PersonStockNotice[]
	giving: PersonPayables
}

/** The case of the address does not matter. */
export async function exportPerson({ db, hashAddress }: Store, email: string): Promise<PersonRecord> {
	const rows = await ofPerson(db, email).selectAll().orderBy('created_at').execute()
	const drafts = await db
		.selectFrom('draft')
		.selectAll()
		.where(ofDraft(email))
		.where('submission_id', 'is', null)
		.orderBy('created_at')
		.execute()
	const giving = await exportPersonPayables(db, email)
	const deliveries = await deliveriesOf(db, {
		email,
		submissionIds: rows.map(({ id }) => id),
		payableIds: [...giving.donations.map(({ id }) => id), ...giving.orders.map(({ payable }) => payable.id)],
	})
	return {
		submissions: rows.map(asSubmission),
		drafts: drafts.map(({ form, updated_at, expires_at, answers_json }) => ({
			form,
			updatedAt: updated_at,
			expiresAt: expires_at,
			answers: JSON.parse(answers_json),
		})),
		deliveries: deliveries.map(({ channel, created_at, done_at, payload_json }) => ({
			channel,
			createdAt: created_at,
			doneAt: done_at,
			payload: JSON.parse(hideLinkKeys(payload_json)),
		})),
		...(await workOn(db, email)),
		newsletter: await exportPersonNewsletter(db, hashAddress(email)),
		stockNotices: await exportStockNotices(db, hashAddress(email)),
		giving,
	}
}

async function workOn(db: Kysely<Tables>, email: string): Promise<Pick<PersonRecord, 'timeline' | 'tasks' | 'files'>> {
	const events = await ofPerson(db, email)
		.innerJoin('case_event', 'case_event.submission_id', 'submission.id')
		.select(['submission.reference', 'case_event.at', 'case_event.kind', 'case_event.data_json'])
		.orderBy('case_event.at')
		.execute()
	const tasks = await ofPerson(db, email)
		.innerJoin('case_task', 'case_task.submission_id', 'submission.id')
		.select(['submission.reference', 'case_task.text', 'case_task.due_on', 'case_task.done_at'])
		.orderBy('case_task.due_on')
		.execute()
	const files = await ofPerson(db, email)
		.innerJoin('case_file', 'case_file.submission_id', 'submission.id')
		.select(['submission.reference', 'case_file.name', 'case_file.type', 'case_file.created_at as sentAt'])
		.orderBy('case_file.created_at')
		.execute()
	return {
		files,
		timeline: events.map(({ data_json, ...event }) => ({ ...event, data: JSON.parse(data_json) })),
		tasks: tasks.map(({ reference, text, due_on, done_at }) => ({ reference, text, dueOn: due_on, doneAt: done_at })),
	}
}

export type ErasedPerson =
	| ({ kind: 'erased'; submissions: number; statements: ErasedStatements } & ErasedPayables)
	/** References of monthly donations that are still charged; nothing was erased. */
	| { kind: 'cancel first'; references: string[] }
	/** References of orders that are paid and not sent, or to be refunded; nothing was erased. */
	| { kind: 'send first'; references: string[] }
	/** References of cases that must not be deleted now; nothing was erased. */
	| { kind: 'on hold'; references: string[] }

/**
 * Deletes a person's submissions, emails to and about them (also pending ones), drafts with their address, and newsletter records.
 * The amounts of donations and orders stay, without the person, and the declarations that the law says to keep. Lines of bank statements that no
 * payment has stay too: whose they are is not known.
 */
export function erasePerson(
	{ write, hashAddress }: Store,
	email: string,
	moment: DeclarationCalendar & { now: number },
): Promise<ErasedPerson> {
	return write(async (transaction) => {
		const onHold = await casesOnHold(transaction, email, moment.today)
		if (onHold.length > 0) return { kind: 'on hold', references: onHold }
		const named = await readNames(transaction, email)
		const giving = await erasePersonPayables(transaction, email, moment)
		if ('activeMonthly' in giving) return { kind: 'cancel first', references: giving.activeMonthly }
		if ('openOrders' in giving) return { kind: 'send first', references: giving.openOrders }
		await erasePersonNewsletter(transaction, hashAddress(email))
		await eraseStockNotices(transaction, hashAddress(email))
		await transaction.deleteFrom('draft').where(ofDraft(email)).execute()
		await transaction
			.deleteFrom('delivery')
			.where('submission_id', 'is', null)
			.where(mentions('payload_json', email))
			.execute()
		await recordDeletedNumbers(transaction, sameAddress(email))
		const { numDeletedRows } = await transaction
			.deleteFrom('submission')
			.where(sameAddress(email))
			.executeTakeFirstOrThrow()
		await eraseViews(transaction, email, named)
		const statements = await eraseStatements(transaction, named)
		return { kind: 'erased', submissions: Number(numDeletedRows), ...giving, statements }
	})
}

async function casesOnHold(transaction: Transaction<Tables>, email: string, today: string): Promise<string[]> {
	const own = await ofPerson(transaction, email).select('reference').execute()
	const onHold = new Set((await listHolds({ db: transaction }, today)).map(({ reference }) => reference))
	return own.map(({ reference }) => reference).filter((reference) => onHold.has(reference))
}

/** Deletes views of the inbox that were saved for this person: their name or what is searched for has the address or the name. */
async function eraseViews(transaction: Transaction<Tables>, email: string, { people }: NamedInStatements) {
	const names = people.map(({ firstName, lastName }) => (lastName ? `${firstName} ${lastName}` : ''))
	const theirs = [email.trim(), ...names].filter(Boolean).map((text) => text.toLowerCase())
	const views = await transaction.selectFrom('saved_view').select(['id', 'name', 'query']).execute()
	for (const { id, name, query } of views) {
		const text = `${name} ${new URLSearchParams(query).get('search') ?? ''}`.toLowerCase()
		if (theirs.some((one) => text.includes(one)))
			await transaction.deleteFrom('saved_view').where('id', '=', id).execute()
	}
}

/** What a bank's text may call them. Of a case the first word of the name is the first name. */
async function readNames(transaction: Transaction<Tables>, email: string): Promise<NamedInStatements> {
	const cases = await ofPerson(transaction, email).select('name').execute()
	const payables = await listPayablesOf(transaction, email)
	const ofCases = cases.map(({ name }) => {
		const [firstName = '', ...others] = name.split(' ')
		return { firstName, lastName: others.join(' ') }
	})
	const ofPayables = payables.map(({ first_name, last_name }) => ({ firstName: first_name, lastName: last_name }))
	return { people: [...ofCases, ...ofPayables], references: payables.map(({ reference }) => reference) }
}

function ofPerson(db: Kysely<Tables> | Transaction<Tables>, email: string) {
	return db.selectFrom('submission').where(sameAddress(email))
}

interface OwnedBy {
	email: string
	submissionIds: string[]
	payableIds: string[]
}

/** Deliveries of the submissions and donations, and others to this address (the link back to a draft). */
function deliveriesOf(db: Kysely<Tables>, { email, submissionIds, payableIds }: OwnedBy) {
	return db
		.selectFrom('delivery')
		.selectAll()
		.where((eb) =>
			eb.or([
				...(submissionIds.length > 0 ? [eb('submission_id', 'in', submissionIds)] : []),
				...(payableIds.length > 0 ? [eb('payable_id', 'in', payableIds)] : []),
				eb.and([eb('submission_id', 'is', null), mentions('payload_json', email)]),
			]),
		)
		.orderBy('created_at')
		.execute()
}

function sameAddress(email: string) {
	return sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`
}

/** The address is in the answers, or the draft was saved with it. */
function ofDraft(email: string) {
	return sql<boolean>`(${mentions('answers_json', email)} or lower(saved_email) = ${email.trim().toLowerCase()})`
}

/** Matches the address as a whole JSON value, with its quotes, not as a part of another address. */
function mentions(column: 'answers_json' | 'payload_json', email: string) {
	const value = JSON.stringify(email.trim().toLowerCase()).replace(/[\\%_]/g, '\\$&')
	return sql<boolean>`lower(${sql.ref(column)}) like ${`%${value}%`} escape '\\'`
}
