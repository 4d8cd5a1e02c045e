import { type Selectable, sql, type Transaction } from 'kysely'
import { HOUR_MS } from '#lib/dates.ts'
import { type FormSecret, isSignedText, signText } from '#lib/form-secret.ts'
import type { Store } from '../store/open-store.ts'
import type { AuditEntryTable } from '../store/tables/staff-tables.ts'
import type { Tables } from '../store/tables/tables.ts'

const AT_ONCE = 1000
/** An entry has the time at which its request came. One that takes longer to be written than this is none of ours. */
const MAX_LATE_MS = HOUR_MS

/** The newest seal, in a table of its own: the last entries cannot be deleted unseen either. */
const HEAD = 1

/** Number and seal of the newest entry that has one. */
export interface NewestSeal {
	number: number
	seal: string
}

type Sealed = Pick<AuditEntryTable, 'id' | 'at' | 'staff_id' | 'action' | 'subject'>

/**
 * Seals entries of the audit log that have no seal yet: each has a number and a keyed hash over itself and the seal before. So an entry
 * that is changed or deleted in the database shows. Entries are sealed afterwards and not where they are written, because one chain for all
 * processes would let every change at the desk wait for the others.
 *
 * @param secret who has only the database cannot make seals
 * @returns how many entries were sealed
 */
export async function sealAuditLog(store: Store, secret: FormSecret, now: number): Promise<number> {
	const open = await store.db
		.selectFrom('audit_entry')
		.select('id')
		.where('seal', 'is', null)
		.limit(1)
		.executeTakeFirst()
	if (!open) return 0
	return store.write(async (transaction) => {
		if (store.engine === 'postgres')
			await sql`select pg_advisory_xact_lock(hashtext('audit seals'))`.execute(transaction)
		const entries = await transaction
			.selectFrom('audit_entry')
			.select(['id', 'at', 'staff_id', 'action', 'subject'])
			.where('seal', 'is', null)
			.orderBy('at')
			.orderBy('id')
			.limit(AT_ONCE)
			.execute()
		if (entries.length === 0) return 0
		let head = (await newestSeal({ db: transaction })) ?? { number: 0, seal: '' }
		for (const entry of entries) {
			const number = head.number + 1
			const sealed = {
				seal_number: number,
				seal_before: head.seal,
				seal: signText(secret, 'audit log', textOf(entry, { number, before: head.seal })),
			}
			await transaction.updateTable('audit_entry').set(sealed).where('id', '=', entry.id).execute()
			head = { number, seal: sealed.seal }
		}
		await writeHead(transaction, { head, secret, now })
		return entries.length
	})
}

/** What the seals of the audit log say. */
export interface AuditLogCheck {
	/** Sealed entries that are kept. */
	count: number
	/** Empty when each entry is the one that was written. */
	problems: AuditLogProblem[]
}

export type AuditLogProblem =
	/** Entries are gone: how many, and the times of those before and after; undefined at an end of the log. */
	| { kind: 'missing'; count: number; after: number | undefined; before: number | undefined }
	/** An entry is not the one that was sealed. */
	| { kind: 'changed'; at: number }
	/** The time of an entry is long before that of the entry sealed before it: it was written later than it says, or the clock was set back. */
	| { kind: 'out of order'; at: number; after: number }
	/** The record of the newest seal is gone or not ours: how many entries are missing at the end cannot be said. */
	| { kind: 'end unknown' }
	/** The log was begun anew: it has another seal, or none, with the number that the data folder remembers. */
	| { kind: 'replaced'; number: number }

/**
 * Compares all sealed entries with their seals.
 *
 * @param secret as for `sealAuditLog`, or the one before it
 * @param keptSince entries made before may have been deleted as planned
 */
export async function checkAuditLog({ db }: Store, secret: FormSecret, keptSince: number): Promise<AuditLogCheck> {
	const check: AuditLogCheck = { count: 0, problems: [] }
	let last: Seal = { number: 0, seal: '', at: undefined }
	for (let isMore = true; isMore; ) {
		const entries = await db
			.selectFrom('audit_entry')
			.selectAll()
			.where('seal_number', '>', last.number)
			.orderBy('seal_number')
			.limit(AT_ONCE)
			.execute()
		for (const entry of entries) {
			check.problems.push(...problemsAt(entry, { last, secret, keptSince }))
			last = { number: Number(entry.seal_number), seal: entry.seal ?? '', at: Number(entry.at) }
		}
		check.count += entries.length
		isMore = entries.length === AT_ONCE
	}
	check.problems.push(...(await problemsOfEnd(db, { last, secret, keptSince })))
	return check
}

interface Seal {
	number: number
	seal: string
	/** When its entry was made; undefined before the first. */
	at: number | undefined
}

interface Checking {
	/** The entry before, as far as it is kept. */
	last: Seal
	secret: FormSecret
	keptSince: number
}

function problemsAt(entry: Selectable<AuditEntryTable>, { last, secret, keptSince }: Checking): AuditLogProblem[] {
	const [number, at] = [Number(entry.seal_number), Number(entry.at)]
	const before = entry.seal_before ?? ''
	const count = number - last.number - 1
	const isTrue =
		isSignedText(secret, 'audit log', textOf(entry, { number, before }), entry.seal ?? '') &&
		(count > 0 || before === last.seal)
	const isMissing = count > 0 && (last.at !== undefined || at > keptSince)
	const isLate = last.at !== undefined && last.at - at > MAX_LATE_MS
	return [
		...(isMissing ? [{ kind: 'missing' as const, count, after: last.at, before: at }] : []),
		...(isTrue ? [] : [{ kind: 'changed' as const, at }]),
		...(isLate ? [{ kind: 'out of order' as const, at, after: last.at ?? 0 }] : []),
	]
}

async function problemsOfEnd(db: Store['db'], { last, secret, keptSince }: Checking): Promise<AuditLogProblem[]> {
	const head = await db.selectFrom('audit_head').selectAll().where('id', '=', HEAD).executeTakeFirst()
	if (!head) return last.number === 0 ? [] : [{ kind: 'end unknown' }]
	const [number, sealedAt] = [Number(head.number), Number(head.sealed_at)]
	if (!isSignedText(secret, 'audit log', textOfHead({ number, seal: head.seal, sealedAt }), head.own_seal))
		return [{ kind: 'end unknown' }]
	const count = number - last.number
	return count > 0 && sealedAt > keptSince ? [{ kind: 'missing', count, after: last.at, before: undefined }] : []
}

/** Begins the seals anew: after entries of the demo were deleted. */
export async function forgetSeals(transaction: Transaction<Tables>): Promise<void> {
	await transaction.updateTable('audit_entry').set({ seal_number: null, seal_before: null, seal: null }).execute()
	await transaction.deleteFrom('audit_head').execute()
}

/** Undefined before the first. */
export async function newestSeal({ db }: Pick<Store, 'db'>): Promise<NewestSeal | undefined> {
	const head = await db.selectFrom('audit_head').selectAll().where('id', '=', HEAD).executeTakeFirst()
	return head && { number: Number(head.number), seal: head.seal }
}

async function writeHead(
	transaction: Transaction<Tables>,
	{ head, secret, now }: { head: NewestSeal; secret: FormSecret; now: number },
) {
	const row = {
		...head,
		sealed_at: now,
		own_seal: signText(secret, 'audit log', textOfHead({ ...head, sealedAt: now })),
	}
	await transaction
		.insertInto('audit_head')
		.values({ id: HEAD, ...row })
		.onConflict((conflict) => conflict.column('id').doUpdateSet(row))
		.execute()
}

/** What is sealed of an entry: itself, its place and the seal before. */
function textOf(entry: Sealed, { number, before }: { number: number; before: string }): string {
	const { id, at, staff_id, action, subject } = entry
	return JSON.stringify(['entry', number, before, id, Number(at), staff_id, action, subject])
}

function textOfHead({ number, seal, sealedAt }: { number: number; seal: string; sealedAt: number }): string {
	return JSON.stringify(['head', number, seal, sealedAt])
}
