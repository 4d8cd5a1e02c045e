import { dayIn, formatNearDate, formatTime } from '#lib/dates.ts'
import { ownValue } from '#lib/own-value.ts'

/** Until when the provider takes an answer to a dispute. */
interface ToAnswer {
	/** Null when it was answered, and when the provider has named no day. */
	dueBy: number | null
}

interface Today {
	timezone: string
	now: number
}

export interface AnswerDue {
	/** "Answer by 30 November", "Answer today", "Answer was due by 28 November", "Their bank decides" */
	words: string
	/** Staff can still do something, or look whether it was done. */
	isOurs: boolean
}

/** By when a dispute is to be answered: without an answer it is lost. */
export function answerDue({ dueBy }: ToAnswer, { timezone, now }: Today): AnswerDue {
	if (dueBy === null) return { words: 'Their bank decides', isOurs: false }
	const by = byDay(dueBy, { timezone, now })
	return { words: dueBy < now ? `Answer was due ${by}` : `Answer ${by}`, isOurs: true }
}

/** "by 30 November", "the first by 30 November", "1 was due by 28 November". @param disputes the first to answer first */
export function answersDue(disputes: readonly ToAnswer[], { timezone, now }: Today): string {
	const days = disputes.flatMap(({ dueBy }) => (dueBy === null ? [] : [dueBy]))
	const by = (at: number) => byDay(at, { timezone, now })
	const late = days.filter((at) => at < now)
	const [next, ...more] = days.filter((at) => at >= now)
	return [
		late.length === 0 ? '' : `${late.length} ${late.length === 1 ? 'was' : 'were'} due ${by(Math.max(...late))}`,
		next === undefined ? '' : `${more.length > 0 ? 'the first ' : late.length > 0 ? '1 ' : ''}${by(next)}`,
	]
		.filter(Boolean)
		.join(', ')
}

/** From here on the whole day is left. */
const END_OF_DAY = '23:00'

/** "by 30 November", "by 1 December, 11:00", "today", "today by 11:00" */
function byDay(at: number, { timezone, now }: Today): string {
	const day = dayIn(timezone, at)
	const time = formatTime(at, timezone)
	const isWholeDay = time >= END_OF_DAY
	if (day === dayIn(timezone, now)) return isWholeDay ? 'today' : `today by ${time}`
	const by = `by ${formatNearDate(day, new Date(now))}`
	return isWholeDay ? by : `${by}, ${time}`
}

/** Stripe's reasons of a bank (https://docs.stripe.com/api/disputes/object), as what the holder of the account says. */
const REASONS: Record<string, string> = {
	fraudulent: 'they say that they did not make this payment',
	unrecognized: 'they do not recognise this payment',
	duplicate: 'they say that they were charged twice',
	subscription_canceled: 'they say that they had ended it',
	product_not_received: 'they say that nothing came',
	product_unacceptable: 'they say that the goods are not as described',
	credit_not_processed: 'they say that a promised refund has not come',
	debit_not_authorized: 'they say that they did not authorise the direct debit',
	incorrect_account_details: 'the details of the account were wrong',
	insufficient_funds: 'there was not enough in the account',
	bank_cannot_process: 'the bank could not process it',
	check_returned: 'the bank returned it',
}

/** Why a bank disputes a payment; "" where it gives no reason, or one that says nothing. */
export function disputeReasonInWords(reason: string): string {
	return ownValue(REASONS, reason) ?? ''
}
