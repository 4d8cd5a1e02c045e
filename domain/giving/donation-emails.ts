import type { Email } from '#domain/emails/email.ts'
import type { EmailLimits, NewDelivery } from '#domain/emails/new-delivery.ts'
import { dayIn } from '#lib/dates.ts'
import type { Payment, PaymentChange } from '../payables/payable.ts'
import type { Donation } from './donation.ts'
import { cardEmail } from './emails/card-email.ts'
import type { GivingEmailContext } from './emails/donation-words.ts'
import {
	endedEmail,
	failedPaymentEmail,
	lostDisputeEmail,
	refundEmail,
	returnedPaymentEmail,
} from './emails/payment-emails.ts'
import { receiptEmail } from './emails/receipt-email.ts'
import { transferInstructions } from './emails/transfer-emails.ts'
import type { MonthlyEnd } from './monthly-end.ts'

type NewEmail = Omit<NewDelivery, 'submissionId' | 'payableId'>

interface DonationChange extends PaymentChange {
	/** After the change. */
	donation: Donation
	/** How a monthly donation ended; undefined while it goes on. */
	end: MonthlyEnd | undefined
}

/**
 * The emails of a donation that was announced. By card there is none: the payment follows at once.
 *
 * @param limits of what a visitor starts
 */
export function emailsOfStart(donation: Donation, words: GivingEmailContext, limits?: EmailLimits): NewEmail[] {
	const email = donation.provider === 'bank transfer' ? transferInstructions(donation, words) : undefined
	return email ? [{ channel: 'email', payload: email, ...limits }] : []
}

/** The emails of a change of its payments, each once: an event that is reported again changes nothing. */
export function emailsOfDonationChange(change: DonationChange, words: GivingEmailContext): NewEmail[] {
	const emails = [emailOfPayment(change, words), cardOfDedication(change, words), emailOfEnd(change, words)]
	return emails.flatMap((email) => (email ? [{ channel: 'email', payload: email }] : []))
}

/**
 * A receipt for what has arrived, also for the rest of a sum; after it, that money went back. A card that is declined on the provider's page is no
 * change, and of a dispute only its loss is told: while it is open the donor's bank writes to them.
 */
function emailOfPayment(
	{ event, donation, before, after, gift }: DonationChange,
	words: GivingEmailContext,
): Email | undefined {
	const { payment } = after
	if (!payment) return undefined
	const { currency } = payment.amount
	const earlier = before.payment?.received ?? 0
	const isRest = before.payment?.state === 'part paid' && payment.received > before.payment.received
	if (payment.paidAt !== null && (before.payment?.paidAt == null || isRest)) {
		const day = dayIn(words.timezone, isRest ? (event.at ?? payment.paidAt) : payment.paidAt)
		const amount = { amount: payment.received - earlier, currency: event.currency ?? currency }
		return receiptEmail(donation, { payment, amount, day, gift }, words)
	}
	const refunded = payment.refunded - (before.payment?.refunded ?? 0)
	if (refunded > 0) return refundEmail(donation, { refunded: { amount: refunded, currency }, payment }, words)
	if (payment.state === 'dispute lost' && before.payment?.state !== 'dispute lost') {
		const taken = takenByDispute(payment, gift)
		return taken > 0 ? lostDisputeEmail(donation, { payment, taken: { amount: taken, currency } }, words) : undefined
	}
	if (payment.state !== 'failed' || before.payment?.state === 'failed') return undefined
	return payment.paidAt === null
		? failedPaymentEmail(donation, payment, words)
		: returnedPaymentEmail(donation, { amount: earlier - payment.received, currency }, words)
}

/** What is no longer with the charity although it was not refunded: nothing after an inquiry. What was refunded as well has gone twice. */
function takenByDispute({ received, refunded }: Payment, gift: DonationChange['gift']): number {
	return received - refunded > 0 ? received - refunded - (gift?.amount ?? 0) : received
}

/** With the receipt of the first money. */
function cardOfDedication(change: DonationChange, words: GivingEmailContext): Email | undefined {
	const { donation, before, after } = change
	const hasArrived = after.payment?.paidAt != null && before.payment?.paidAt == null
	return hasArrived ? cardEmail(donation, before.payable.state, words) : undefined
}

/** One that never began needs no end. Of a dog that needs no sponsor any more another email tells (`emails/rehoming-emails.ts`). */
function emailOfEnd({ donation, before, end }: DonationChange, words: GivingEmailContext): Email | undefined {
	const hasEnded = donation.state === 'cancelled' && ['active', 'past due'].includes(before.payable.state)
	return hasEnded && end?.by !== 'dog' ? endedEmail(donation, end, words) : undefined
}
