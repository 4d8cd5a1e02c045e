import { parseDateField } from '#domain/desk/parse-date-field.ts'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import type { Donation } from '#domain/giving/donation.ts'
import { manageLinksEmail } from '#domain/giving/emails/manage-links-email.ts'
import { parseAmount } from '#domain/giving/parse-amount.ts'
import type { Payable, Payment } from '#domain/payables/payable.ts'
import { cleanLine } from '#lib/text/clean.ts'
import { readGiftsOf } from '#records/gift-aid/read-gifts.ts'
import { markCertificatePosted } from '#records/giving/certificates.ts'
import { correctName } from '#records/giving/correct-name.ts'
import { acceptShort } from '#records/payables/accept-short.ts'
import { markReceived } from '#records/payables/mark-received.ts'
import { addPayableNote } from '#records/payables/payable-notes.ts'
import { listPayments } from '#records/payables/payables.ts'
import { recordTransferRefund } from '#records/payables/record-refund.ts'
import { sendOnce } from '#records/payables/send-once.ts'
import { paymentEventSchema } from '#records/payments/payment-events.ts'
import type { StripeProvider } from '#records/payments/stripe/stripe-provider.ts'
import { syncPayment } from '#records/payments/sync-payment.ts'
import { recordEvent } from '#records/staff/audit.ts'
import { FieldError, textIn } from '../../cases/work/read-fields.server.ts'
import type { DeskRequest } from '../../request.server.ts'
import { moneyWords } from '../money.server.ts'
import { isManaged, receivedOf, refundsOf } from './read-donation.server.ts'

export interface DonationActionArgs {
	desk: DeskRequest
	member: StaffMember
	donation: Donation
	form: URLSearchParams
	/** The version of the page whose form was sent. */
	seenVersion: number
}

type Outcome = 'done' | 'changed meanwhile'

/** Above any donation; exact as a number. */
const MAX_MINOR = 10 ** 10
const NOON_MS = 43_200_000
const FIRST_DAY = '2000-01-01'
const MAX_NOTE_LENGTH = 2000

/** What the forms of the page do, by intent. */
export const DONATION_ACTIONS = {
	received: receive,
	accept: acceptWhatCame,
	refund,
	receipt: sendReceipt,
	link: sendLink,
	'certificate-posted': postCertificate,
	name: changeName,
	note: ({ donation, ...args }: DonationActionArgs) => writeNote({ ...args, payable: donation }),
} satisfies Record<string, (args: DonationActionArgs) => Promise<Outcome>>

export type DonationIntent = keyof typeof DONATION_ACTIONS

export const DONE_WORDS: Record<DonationIntent, string> = {
	received: 'Received. The receipt is on its way.',
	accept: 'What arrived counts as the whole.',
	refund: 'The refund is entered.',
	link: 'The link is on its way to the address on file.',
	receipt: 'The receipt is on its way to the address on file.',
	'certificate-posted': 'The certificate is marked as posted.',
	name: 'The name is corrected. A receipt that you send again has it.',
	note: 'The note is under “What happened”.',
}

function receive({ donation, ...args }: DonationActionArgs): Promise<Outcome> {
	return receiveTransfer({ ...args, payable: donation })
}

const MAX_NAME_LENGTH = 100

async function changeName({ desk, member, donation, form, seenVersion }: DonationActionArgs): Promise<Outcome> {
	const lastName = cleanLine(
		textIn(form, 'last-name', { missing: 'Enter the last name, or the organisation', max: MAX_NAME_LENGTH }),
	)
	const firstName = cleanLine(textIn(form, 'first-name', { max: MAX_NAME_LENGTH }))
	const corrected = { reference: donation.reference, seenVersion, staffId: member.id, firstName, lastName }
	return (await correctName(desk.store, corrected, desk.now)) === 'done' ? 'done' : 'changed meanwhile'
}

/** What came is all that they send: a gift is no debt. */
async function acceptWhatCame({ desk, member, donation, seenVersion }: DonationActionArgs): Promise<Outcome> {
	const accepted = { reference: donation.reference, seenVersion, staffId: member.id }
	const { kind } = await acceptShort(desk.store, accepted, desk.giving.deliveriesOf, desk.now)
	return kind === 'done' ? 'done' : 'changed meanwhile'
}

type SentOfPayable = Omit<DonationActionArgs, 'donation'> & { payable: Payable }

/** Books what the form says arrived by bank transfer, of a donation or an order. */
export async function receiveTransfer({ desk, member, payable, form, seenVersion }: SentOfPayable): Promise<Outcome> {
	const { store, giving, now } = desk
	const { currency } = payable.due
	const amount = amountIn(form, 'amount', desk, currency)
	const at = pastDayIn(form, 'day', desk)
	const received = { reference: payable.reference, seenVersion, amount, currency, at }
	const { kind } = await markReceived(store, { ...received, staffId: member.id }, giving.deliveriesOf, now)
	if (kind === 'already received') throw new FieldError('amount', 'This donation was received already')
	return kind === 'done' ? 'done' : 'changed meanwhile'
}

/** Money back to the donor: by Stripe, or entered after staff sent it from their bank. */
async function refund(args: DonationActionArgs): Promise<Outcome> {
	const { desk, member, donation, form, seenVersion } = args
	const payments = await listPayments(desk.store.db, donation.id)
	const [found] = (await refundsOf(desk.store, payments)).filter(({ payment }) => payment.id === form.get('payment'))
	if (!found) throw new FieldError('refund-amount', 'Nothing is left of this payment that could be refunded')
	const { payment, rest } = found
	const reason = reasonIn(form, 'refund-reason')
	const { currency } = payment.amount
	const amount = amountIn(form, 'refund-amount', desk, currency)
	if (amount > rest) {
		const most = moneyWords(desk.content)(rest, currency)
		throw new FieldError('refund-amount', `Of this payment ${most} can be refunded, no more`)
	}
	if (donation.provider === 'stripe') {
		await refundByProvider(args, payment, amount)
		await keepReason({ ...args, payable: donation }, reason)
		return 'done'
	}
	const at = pastDayIn(form, 'refund-day', desk)
	const entered = { reference: donation.reference, seenVersion, paymentId: payment.id, amount, at, staffId: member.id }
	const { kind } = await recordTransferRefund(desk.store, entered, desk.giving.deliveriesOf, desk.now)
	if (kind === 'more than received') throw new FieldError('refund-amount', 'That is more than was received')
	if (kind !== 'done') return 'changed meanwhile'
	await keepReason({ ...args, payable: donation }, reason)
	return 'done'
}

async function refundByProvider({ desk, member, donation }: DonationActionArgs, payment: Payment, amount: number) {
	const { store, giving, now } = desk
	const { provider } = giving
	if (!provider) {
		const sentence =
			'Stripe is switched off here. Refund it on Stripe’s own pages; the ledger learns of it once it is on again'
		throw new FieldError('refund-amount', sentence)
	}
	const asked = { staffId: member.id, action: 'refund requested', subject: donation.reference } as const
	await store.write((transaction) => recordEvent(transaction, asked, now))
	const result = await provider.refund(payment, { amount, currency: payment.amount.currency })
	if (result.kind === 'refused') throw new FieldError('refund-amount', `Stripe refused the refund: ${result.reason}`)
	await showRefund(desk, provider, payment)
}

/** So that the page shows the refund at once. Otherwise Stripe's event tells it, or the hourly comparison. */
export async function showRefund({ store, giving, now }: DeskRequest, provider: StripeProvider, payment: Payment) {
	try {
		await syncPayment(store, payment, { provider, deliveriesOf: giving.deliveriesOf, now })
	} catch {
		// The refund is made; only the page does not know it yet.
	}
}

/** The receipt as it was first sent, with what the ledger says arrived. */
async function sendReceipt({ desk, member, donation, form }: DonationActionArgs): Promise<Outcome> {
	const payments = await listPayments(desk.store.db, donation.id)
	const payment = payments.find(({ id, paidAt }) => id === form.get('payment') && paidAt !== null)
	if (!payment || donation.email === '') throw new FieldError('payments', 'There is no receipt to send')
	const event = paymentEventSchema.parse({
		kind: 'paid',
		provider: donation.provider,
		reference: donation.reference,
		paymentId: payment.id,
		at: payment.paidAt,
		ref: payment.id,
		currency: payment.amount.currency,
		amount: await receivedOf(desk.store, payment),
	})
	const deliveries = desk.giving.deliveriesOf({
		event,
		before: { payable: donation, payment: undefined },
		after: { payable: donation, payment },
		details: { donation, end: undefined },
		gift: (await readGiftsOf(desk.store.db, donation.id)).find(({ paymentId }) => paymentId === payment.id),
	})
	const sending = { payable: donation, action: 'receipt sent again', deliveries, staffId: member.id } as const
	if (!(await sendOnce(desk.store, sending, desk.now)))
		throw new FieldError('payments', 'The receipt was sent again a moment ago')
	return 'done'
}

/** The page to change or cancel, to the address on file. */
async function sendLink({ desk, member, donation }: DonationActionArgs): Promise<Outcome> {
	if (!isManaged(donation)) throw new FieldError('link', 'There is nothing left to change or cancel')
	const deliveries = [{ channel: 'email', payload: manageLinksEmail(donation.email, [donation], desk.giving.words) }]
	const sending = { payable: donation, action: 'manage link sent', deliveries, staffId: member.id } as const
	if (!(await sendOnce(desk.store, sending, desk.now))) throw new FieldError('link', 'The link was sent a moment ago')
	return 'done'
}

/** Nothing is emailed: the page of its giver says it. */
async function postCertificate({ desk, member, donation, seenVersion }: DonationActionArgs): Promise<Outcome> {
	const posted = { reference: donation.reference, seenVersion, staffId: member.id, timezone: desk.timezone }
	return (await markCertificatePosted(desk.store, posted, desk.now)) === 'done' ? 'done' : 'changed meanwhile'
}

/** Keeps what staff wrote down about a donation or an order. */
export async function writeNote({ desk, member, payable, form, seenVersion }: SentOfPayable): Promise<Outcome> {
	const text = textIn(form, 'note', { missing: 'Write the note first', max: MAX_NOTE_LENGTH })
	const note = { reference: payable.reference, seenVersion, staffId: member.id, text }
	return (await addPayableNote(desk.store, note, desk.now)) === 'done' ? 'done' : 'changed meanwhile'
}

/** Why money goes back; "" for nothing said. @throws FieldError when it is too long */
export const reasonIn = (form: URLSearchParams, name: string) => textIn(form, name, { max: MAX_NOTE_LENGTH })

/** Keeps why money went back, as a note: an auditor asks in a year. */
export async function keepReason({ desk, member, payable }: Omit<SentOfPayable, 'form' | 'seenVersion'>, text: string) {
	if (text === '') return
	const note = {
		reference: payable.reference,
		seenVersion: null,
		staffId: member.id,
		text: `Refunded because: ${text}`,
		isAboutMoney: true,
	}
	await addPayableNote(desk.store, note, desk.now)
}

/** @throws FieldError */
export function amountIn(form: URLSearchParams, name: string, { content }: DeskRequest, currency: string): number {
	const locale = content.options?.site.locale ?? 'en-GB'
	const parsed = parseAmount(form.get(name) ?? '', { currency, locale, minimum: 1, maximum: MAX_MINOR })
	if (parsed.kind === 'refused') throw new FieldError(name, parsed.sentence)
	return parsed.amount
}

/** Noon of a day up to today, so that it is the same day everywhere. @throws FieldError */
export function pastDayIn(form: URLSearchParams, name: string, { today, now }: DeskRequest): number {
	const day = parseDateField(form.get(name) ?? '')
	if (!day) throw new FieldError(name, 'Enter the day, as your bank shows it')
	if (day > today) throw new FieldError(name, 'Enter a day that has come')
	if (day < FIRST_DAY) throw new FieldError(name, 'Check the year')
	return Math.min(Date.parse(`${day}T00:00:00Z`) + NOON_MS, now)
}
