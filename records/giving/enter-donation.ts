import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DeliveriesOfChange, PayableChange } from '../payables/apply-payment-event.ts'
import { markForGiftAidIn } from '../payables/not-for-gift-aid.ts'
import type { Database } from '../payables/payables.ts'
import { receiveLineIn } from '../payables/transfers/decide-line.ts'
import { recordEvent } from '../staff/audit.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { startDonationIn } from './start-donation.ts'

/** Marks donations that staff entered from a line: no one announced them. */
const ENTERED_KEY = 'statement line '

interface EnteredDonation {
	lineId: string
	firstName: string
	lastName: string
	/** "" for none: no email follows. */
	email: string
	/** The key of its purpose. */
	fund: string
	locale: string
	/** How staff know whose it is. */
	knownBy?: string
	/** It was collected, or is an organisation's: marked before its receipt, which then promises no Gift Aid. */
	isNotForGiftAid?: boolean
	staffId: string | null
}

type EnterResult = ({ kind: 'done'; reference: string } & Pick<PayableChange, 'after'>) | { kind: 'changed meanwhile' }

/**
 * Stores the donation of someone who gave without the website, and books the line of the statement as its payment, in one transaction.
 * A line is entered once, also by two people.
 */
export async function enterDonation(
	store: Store,
	given: EnteredDonation,
	deliveriesOf: DeliveriesOfChange,
	now: number,
): Promise<EnterResult> {
	try {
		return await store.write((transaction) => {
			return enterDonationIn(transaction, store.engine, given, deliveriesOf, now)
		})
	} catch (error) {
		if (error instanceof DecidedMeanwhileError) return { kind: 'changed meanwhile' }
		throw error
	}
}

/** Thrown, so that no donation without money stays. */
class DecidedMeanwhileError extends Error {}

async function enterDonationIn(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	{ lineId, fund, locale, knownBy = '', isNotForGiftAid = false, staffId, ...person }: EnteredDonation,
	deliveriesOf: DeliveriesOfChange,
	now: number,
): Promise<EnterResult> {
	const line = await transaction
		.selectFrom('bank_statement_line')
		.select(['amount_minor', 'currency'])
		.where('id', '=', lineId)
		.where('outcome', 'is', null)
		.executeTakeFirst()
	if (!line) return { kind: 'changed meanwhile' }
	const { donation } = await startDonationIn(
		transaction,
		{
			...person,
			// Not the line alone: one that was put back may be entered again.
			idempotencyKey: `${ENTERED_KEY}${lineId} ${randomUUID()}`,
			kind: 'donation',
			frequency: 'once',
			amount: line.amount_minor,
			fees: 0,
			currency: line.currency,
			fund,
			provider: 'bank transfer',
			locale,
			message: '',
			dedication: null,
			sponsorship: null,
			declaration: null,
		},
		() => [],
		now,
	)
	const { reference, version: seenVersion } = donation
	const entered = { staffId, action: 'donation entered', subject: reference } as const
	await recordEvent(transaction, entered, now)
	if (isNotForGiftAid) await markForGiftAidIn(transaction, { reference, isNotForGiftAid, staffId }, now)
	const received = { lineId, reference, seenVersion, knownBy, staffId }
	const result = await receiveLineIn(transaction, engine, received, deliveriesOf, now)
	if (result.kind !== 'done') throw new DecidedMeanwhileError()
	return { kind: 'done', reference, after: result.after }
}

/** Whether a payable with this key is a donation that staff entered. */
export const isEnteredKey = (idempotencyKey: string) => idempotencyKey.startsWith(ENTERED_KEY)

/** Whether staff entered a donation from a line of a statement. */
export async function isEntered(db: Database, id: string): Promise<boolean> {
	const row = await db
		.selectFrom('payable')
		.select('id')
		.where('id', '=', id)
		.where('idempotency_key', 'like', `${ENTERED_KEY}%`)
		.executeTakeFirst()
	return row !== undefined
}
