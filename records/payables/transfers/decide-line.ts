import type { Transaction } from 'kysely'
import { isSameMoney } from '#domain/payables/bank-statement/arrivals.ts'
import type { LineOutcome, SetAsideKind } from '#domain/payables/bank-statement/line-outcome.ts'
import { isOpenArrival } from '#domain/payables/bank-statement/match-line.ts'
import { recordEvent } from '../../staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import type { DeliveriesOfChange } from '../apply-payment-event.ts'
import { type MarkResult, markReceivedIn } from '../mark-received.ts'
import { lockPayable } from '../payables.ts'
import { asLine } from './bank-statement.ts'
import { listArrivals } from './list-arrivals.ts'

const NOON_MS = 43_200_000

interface ReceivedLine {
	lineId: string
	reference: string
	/** The version of the donation on the page whose form was sent. */
	seenVersion: number
	/** Another payment of a donation that was paid. */
	isAnother?: boolean
	/** How staff knew whose it is, where the line does not say it. */
	knownBy?: string
	/** Another person paid it: no declaration of the donor covers this payment, and its receipt promises no Gift Aid. */
	isFromAnotherPayer?: boolean
	staffId: string | null
}

/** Marks the donation as received with what the line says, and the line as dealt with, in one transaction. */
export function receiveLine(
	store: Store,
	given: ReceivedLine,
	deliveriesOf: DeliveriesOfChange,
	now: number,
): Promise<MarkResult> {
	return store.write((transaction) => receiveLineIn(transaction, store.engine, given, deliveriesOf, now))
}

/** `receiveLine` as part of a transaction that writes more. */
export async function receiveLineIn(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	{ lineId, knownBy = '', ...given }: ReceivedLine,
	deliveriesOf: DeliveriesOfChange,
	now: number,
): Promise<MarkResult> {
	const row = await decide(transaction, lineId, {
		outcome: 'booked',
		known_by: knownBy,
		decided_by: given.staffId,
		decided_at: now,
	})
	if (!row) return { kind: 'changed meanwhile' }
	const { amount_minor: amount, currency, day } = row
	const at = Date.parse(`${day}T00:00:00Z`) + NOON_MS
	const received = { ...given, lineId, amount, currency, at }
	const result = await markReceivedIn(transaction, engine, received, deliveriesOf, now)
	const paymentId = result.kind === 'done' ? result.after.payment?.id : undefined
	if (paymentId) await tieTo(transaction, lineId, paymentId)
	else await open(transaction, lineId)
	return result
}

interface TiedLine {
	lineId: string
	/** The reference of the payable whose books have the money. */
	reference: string
	staffId: string | null
}

/**
 * Ties a line to the same money in the books, so that nothing is booked: what was marked by hand without a line first. What has a line
 * already takes another, in which the bank tells it in other words. @returns whether the books have it and the line was still open
 */
export function tieLine(store: Store, { lineId, reference, staffId }: TiedLine, now: number): Promise<boolean> {
	return store.write(async (transaction) => {
		// The line is locked before the payable, as when it is booked.
		const row = await decide(transaction, lineId, { outcome: 'same money', decided_by: staffId, decided_at: now })
		if (!row) return false
		const line = asLine(row)
		const payable = await lockPayable(transaction, store.engine, { reference })
		const arrivals = payable ? await listArrivals(transaction, payable.id) : []
		const same = arrivals.find((one) => isOpenArrival(one, line)) ?? arrivals.find((one) => isSameMoney(one, line))
		if (!same) {
			await open(transaction, lineId)
			return false
		}
		await tieTo(transaction, lineId, same.paymentId)
		await recordEvent(transaction, { staffId, action: 'statement line tied', subject: reference }, now)
		return true
	})
}

interface AsideLine {
	lineId: string
	kind: SetAsideKind
	/** The claim that the tax office paid with it; it must have been sent. */
	claimId?: string
	/** What staff say of it, such as the claim that was made elsewhere. */
	knownBy?: string
	staffId: string | null
}

/** Sets a line aside that is no payment to book. @returns whether it was still open */
export function setLineAside(
	store: Store,
	{ lineId, kind, claimId, knownBy = '', staffId }: AsideLine,
	now: number,
): Promise<boolean> {
	return store.write(async (transaction) => {
		const row = await decide(transaction, lineId, {
			outcome: kind,
			known_by: knownBy,
			decided_by: staffId,
			decided_at: now,
		})
		if (!row) return false
		if (claimId) {
			await transaction
				.updateTable('bank_statement_line')
				.set({ claim_id: claimId })
				.where('id', '=', lineId)
				.where((eb) =>
					eb.exists(
						eb
							.selectFrom('gift_aid_claim')
							.select('id')
							.where('id', '=', claimId)
							.where('submitted_at', 'is not', null),
					),
				)
				.execute()
		}
		const action = kind === 'not ours' ? 'statement line ignored' : 'statement line kept'
		await recordEvent(transaction, { staffId, action, subject: lineId }, now)
		return true
	})
}

/** Puts a line back among those that wait: what was booked stays booked. @returns whether it was put back */
export function reopenLine(
	store: Store,
	{ lineId, staffId }: { lineId: string; staffId: string | null },
	now: number,
): Promise<boolean> {
	return store.write(async (transaction) => {
		const reopened = await transaction
			.updateTable('bank_statement_line')
			.set(NOT_DECIDED)
			.where('id', '=', lineId)
			.where('outcome', '!=', 'booked')
			.where('text', '!=', '')
			.returning('id')
			.executeTakeFirst()
		if (!reopened) return false
		await recordEvent(transaction, { staffId, action: 'statement line put back', subject: lineId }, now)
		return true
	})
}

const NOT_DECIDED = {
	outcome: null,
	decided_at: null,
	decided_by: null,
	known_by: '',
	matched_payment_id: null,
	claim_id: null,
}

async function open(transaction: Transaction<Tables>, id: string) {
	await transaction.updateTable('bank_statement_line').set(NOT_DECIDED).where('id', '=', id).execute()
}

async function tieTo(transaction: Transaction<Tables>, id: string, paymentId: string) {
	await transaction
		.updateTable('bank_statement_line')
		.set({ matched_payment_id: paymentId })
		.where('id', '=', id)
		.execute()
}

/** Changes a line that no person has dealt with; undefined when another person was first. */
function decide(
	transaction: Transaction<Tables>,
	id: string,
	decision: { outcome: LineOutcome; decided_by: string | null; decided_at: number; known_by?: string },
) {
	return transaction
		.updateTable('bank_statement_line')
		.set(decision)
		.where('id', '=', id)
		.where('outcome', 'is', null)
		.returningAll()
		.executeTakeFirst()
}
