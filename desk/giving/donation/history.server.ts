import { describeStaffAction } from '#domain/desk/giving/describe-staff-action.ts'
import type { AuditAction } from '#domain/desk/people/staff.ts'
import type { LedgerKind } from '#domain/payables/ledger-kinds.ts'
import type { Payment } from '#domain/payables/payable.ts'
import { byMethod, declinedInWords } from '#domain/payables/payment-method-words.ts'
import { formatDateTime, MINUTE_MS } from '#lib/dates.ts'
import type { DonationEmail, StaffAction } from '#records/giving/donation-history.ts'
import type { LedgerEntry } from '#records/payables/ledger/ledger-entries.ts'
import type { PayableNote } from '#records/payables/payable-notes.ts'
import type { TiedLine } from '#records/payables/transfers/list-arrivals.ts'
import { emailView } from './payments/payment-views.server.ts'

/** Something that happened, in a sentence. */
export interface Happening {
	at: number
	sentence: string
	/** When, or what is wrong; without it the time is shown. */
	when?: string
	/** When the site learnt of what Stripe did, by its own clock. */
	learntAt?: number
	/** What was written. */
	note?: Pick<PayableNote, 'id' | 'text'>
}

interface History {
	staffActions: readonly StaffAction[]
	emails: readonly DonationEmail[]
	/** What the donor or buyer did and what came of it, and notes. */
	others: readonly Happening[]
	/** What staff moved by bank transfer. */
	booked: Booked
	timezone: string
}

interface Booked {
	entries: readonly Pick<LedgerEntry, 'kind' | 'provider' | 'amount' | 'currency' | 'enteredAt' | 'providerRef'>[]
	/** The lines of bank statements for its payments. */
	lines: readonly Pick<TiedLine, 'id'>[]
	/** Null for those who see no money. */
	money: Moved['money']
}

interface Moved {
	payments: readonly Payment[]
	entries: readonly LedgerEntry[]
	/** Null for those who see no money. */
	money: ((amount: number, currency: string) => string) | null
}

/** What Stripe reported about the money. For transfers the actions of staff say it. */
export function moneyHappenings({ payments, entries, money }: Moved): Happening[] {
	const attempts = payments
		.filter(({ provider }) => provider === 'stripe')
		.flatMap((payment) => attemptHappenings(payment, learntOf(payment, entries)))
	if (!money) return attempts
	// One movement of an order may be two entries, for two funds.
	const moved = Map.groupBy(
		entries.filter(({ provider, kind }) => provider === 'stripe' && Object.hasOwn(MOVED, kind)),
		({ kind, providerRef }) => `${kind} ${providerRef.split(':')[0]}`,
	)
	return [
		...attempts,
		...[...moved.values()].flatMap((parts) => {
			const [first] = parts
			if (!first) return []
			const sum = parts.reduce((total, { amount }) => total + amount, 0)
			if (first.kind === 'dispute' && sum === 0)
				return [{ at: first.at, learntAt: first.enteredAt, sentence: 'Their bank asked about the payment' }]
			const sentence = MOVED[first.kind]?.(money(Math.abs(sum), first.currency)) ?? ''
			return [{ at: first.at, learntAt: first.enteredAt, sentence }]
		}),
	]
}

/** When the books got a payment; once it is there nothing of it is told before it was begun. */
function learntOf({ id, createdAt }: Payment, entries: readonly LedgerEntry[]): number {
	return entries.find(({ paymentId, kind }) => paymentId === id && kind === 'payment')?.enteredAt ?? createdAt
}

/** A card that was declined, a payment page that closed, and a payment are three things. */
function attemptHappenings(payment: Payment, learntAt: number): Happening[] {
	const { paidAt, declinedAt, state, stateAt, createdAt } = payment
	const isClosed = state === 'abandoned'
	return [
		...(declinedAt === null ? [] : [{ at: declinedAt, learntAt: createdAt, sentence: declinedInWords(payment) }]),
		...(isClosed ? [{ at: stateAt, learntAt: createdAt, sentence: 'The payment page closed without a payment' }] : []),
		...(paidAt === null ? [] : [{ at: paidAt, learntAt, sentence: `Paid ${byMethod(payment)}` }]),
	]
}

const MOVED: Partial<Record<LedgerKind, (sum: string) => string>> = {
	refund: (sum) => `Stripe refunded ${sum}`,
	correction: (sum) => `A refund failed: ${sum} came back`,
	dispute: (sum) => `Their bank disputed the payment: ${sum} withdrawn`,
	'dispute won': (sum) => `The dispute was won: ${sum} came back`,
	'dispute lost': () => 'The dispute was lost',
	'late failure': (sum) => `Their bank took ${sum} back`,
}

/**
 * What the donor or buyer, the site and the team did, the newest first. Within a minute, which is all that is shown of a time, the site's own clock
 * says what came first: Stripe's has whole seconds and may be ahead, so that a payment would be before its order.
 */
export function historyOf({ staffActions, emails, others, booked, timezone }: History) {
	const told = emails.map((email): Happening => {
		const { subject, problem, when } = emailView(email, timezone)
		return {
			at: email.sentAt ?? email.queuedAt,
			sentence: [`Email to ${email.otherRecipient || 'them'}`, subject].filter(Boolean).join(': '),
			when: problem || when,
		}
	})
	const done = staffActions
		.filter(({ action }) => !NOTE_ACTIONS.includes(action))
		.map((action): Happening => {
			return { at: action.at, sentence: describeStaffAction({ ...action, ...movedBy(action, booked) }) }
		})
	const isOfStripe = ({ learntAt }: Happening) => learntAt !== undefined
	// At the same moment an action is before what it moved at Stripe, and both are before their emails.
	const inOrder = [...told, ...others.filter(isOfStripe), ...done, ...others.filter((one) => !isOfStripe(one))]
	return inOrder
		.toSorted((a, b) => minuteOf(b.at) - minuteOf(a.at) || ownTime(b) - ownTime(a))
		.map(({ at, sentence, when, note }) => ({ sentence, when: when ?? formatDateTime(at, timezone), note }))
}

/** In the log too, which is deleted after a year and has no text. */
const NOTE_ACTIONS: readonly AuditAction[] = ['donation note written', 'order note written']

/** What staff wrote down. */
export function noteHappenings(notes: readonly PayableNote[]): Happening[] {
	return notes.map(({ at, who, ...note }) => ({ at, sentence: `${who || 'The operator'} wrote a note`, note }))
}

const minuteOf = (at: number) => Math.floor(at / MINUTE_MS)

/** By the site's clock, where it learnt of it in the minute in which it happened. */
function ownTime({ at, learntAt = at }: Happening): number {
	return minuteOf(learntAt) === minuteOf(at) ? learntAt : at
}

const KIND_OF: Partial<Record<StaffAction['action'], LedgerKind>> = {
	'payment received': 'payment',
	'refund requested': 'refund',
	'refund recorded': 'refund',
}

/** What an action of staff entered in the same transaction, of an order for two funds, and whether a line of a statement brought it. */
function movedBy({ at, action }: StaffAction, { entries, lines, money }: Booked): { sum: string; isFromLine: boolean } {
	const own = entries.filter(
		({ kind, provider, enteredAt }) => kind === KIND_OF[action] && provider === 'bank transfer' && enteredAt === at,
	)
	const [first] = own
	if (!first || !money) return { sum: '', isFromLine: false }
	const sum = Math.abs(own.reduce((total, { amount }) => total + amount, 0))
	return {
		sum: money(sum, first.currency),
		isFromLine: lines.some(({ id }) => first.providerRef.split(':')[0] === `bank ${id}`),
	}
}

export type HistoryLines = ReturnType<typeof historyOf>
