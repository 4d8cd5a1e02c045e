import type { GeneralOptions } from '#content/model/content.ts'
import type { Email } from '#domain/applications/emails/email.ts'
import type { Charity } from '#domain/applications/form-context.ts'
import type { NewAddressLimit, NewDelivery } from '#domain/applications/new-delivery.ts'
import { dayIn } from '#lib/dates.ts'
import type { Order } from '../shop/order.ts'
import { emailsOfOrderChange } from '../shop/order-emails.ts'
import type { Donation, Money, Payment } from './donation.ts'
import { cardEmail } from './emails/card-email.ts'
import type { GivingWords } from './emails/donation-words.ts'
import { cancelledEmail, failedPaymentEmail, refundEmail, returnedPaymentEmail } from './emails/payment-emails.ts'
import { receiptEmail } from './emails/receipt-email.ts'
import { transferInstructions } from './emails/transfer-emails.ts'
import { isGiftAidOffered } from './gift-aid/is-offered.ts'

const DEFAULT_RESERVE_DAYS = 7

type NewEmail = Omit<NewDelivery, 'submissionId' | 'donationId'>

/** What a fact changed, as far as emails depend on it (`records/giving/apply-fact.ts`). */
interface Change {
	fact: { kind: string; ref?: string; amount?: Money['amount'] | null; currency?: string }
	before: { donation: Pick<Donation, 'state'>; payment: Payment | undefined }
	after: { donation: Donation; payment: Payment | undefined }
	/** Of an order, after the change. */
	order?: Order | undefined
	/** The sponsor is told why by another email (`emails/rehoming-emails.ts`). */
	isStoppedForDog?: boolean
}

/** The words of the charity for emails about donations. @param formSecret signs their links */
export function givingWords(options: GeneralOptions | null, charity: Charity, formSecret: string): GivingWords {
	const { giving, site, shop } = options ?? {}
	return {
		charity,
		locale: site?.locale ?? 'en-GB',
		timezone: site?.timezone ?? 'Europe/London',
		purposes: giving?.purposes ?? [],
		bank: giving?.bank ?? null,
		giftAid: isGiftAidOffered(options),
		formSecret,
		shop: {
			...{ vatNumber: shop?.vatNumber ?? '', returnsAddress: shop?.returnsAddress ?? '' },
			...{ reserveDays: shop?.reserveDays ?? DEFAULT_RESERVE_DAYS, delivery: shop?.delivery ?? [] },
		},
	}
}

/**
 * The emails of a donation that was announced. By card there is none: the payment follows at once.
 *
 * @param limit for an address that is not confirmed
 */
export function emailsOfStart(donation: Donation, words: GivingWords, limit?: NewAddressLimit): NewEmail[] {
	if (donation.kind === 'order') return []
	const email = donation.provider === 'bank transfer' ? transferInstructions(donation, words) : undefined
	return email ? [{ channel: 'letter', payload: email, limit }] : []
}

/** The emails of a change, each once: a fact that is told again changes nothing. */
export function emailsOfChange(change: Change, words: GivingWords): NewEmail[] {
	if (change.after.donation.email === '') return []
	if (change.after.donation.kind === 'order') {
		return change.order ? emailsOfOrderChange({ ...change, order: change.order }, words) : []
	}
	const emails = [emailOfPayment(change, words), cardOfDedication(change, words), emailOfEnd(change, words)]
	return emails.flatMap((email) => (email ? [{ channel: 'letter', payload: email }] : []))
}

/** A receipt when money of a payment without any has arrived. A card that is declined on the provider's page is no change. */
function emailOfPayment({ fact, before, after }: Change, words: GivingWords): Email | undefined {
	const { donation, payment } = after
	if (!payment) return undefined
	const { currency } = payment.amount
	const amount = { amount: fact.amount ?? payment.amount.amount, currency: fact.currency ?? currency }
	if (payment.paidAt !== null && before.payment?.paidAt == null) {
		const day = dayIn(words.timezone, payment.paidAt)
		return receiptEmail(donation, { payment, amount, day }, words)
	}
	const refunded = payment.refunded - (before.payment?.refunded ?? 0)
	if (refunded > 0) return refundEmail(donation, { amount: refunded, currency }, words)
	if (payment.state !== 'failed' || before.payment?.state === 'failed') return undefined
	return payment.paidAt === null
		? failedPaymentEmail(donation, amount, words)
		: returnedPaymentEmail(donation, amount, words)
}

/** With the receipt of the first money. */
function cardOfDedication({ before, after: { donation, payment } }: Change, words: GivingWords): Email | undefined {
	const hasArrived = payment?.paidAt != null && before.payment?.paidAt == null
	return hasArrived ? cardEmail(donation, before.donation.state, words) : undefined
}

/** One that never began needs no end. */
function emailOfEnd({ before, after, isStoppedForDog = false }: Change, words: GivingWords): Email | undefined {
	const hasEnded = after.donation.state === 'cancelled' && ['active', 'past due'].includes(before.donation.state)
	return hasEnded && !isStoppedForDog ? cancelledEmail(after.donation, words) : undefined
}
