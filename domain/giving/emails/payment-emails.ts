import { type Block, paragraphs } from '#domain/emails/blocks.ts'
import { composeEmail, type Email, reach } from '#domain/emails/email.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import type { Money, Payment } from '../../payables/payable.ts'
import { dueDay, greeting } from '../../payables/payment-words.ts'
import type { Donation } from '../donation.ts'
import { managePath, thankYouPath } from '../giving-links.ts'
import type { MonthlyEnd } from '../monthly-end.ts'
import { capitalised, type GivingEmailContext, whatIsGiven, whatIsMonthly } from './donation-words.ts'

/** A month's payment, or a direct debit that was on its way, has failed. No money was taken. */
export function failedPaymentEmail(
	donation: Donation,
	payment: Pick<Payment, 'amount' | 'dueOn' | 'createdAt'>,
	words: GivingEmailContext,
): Email {
	const sum = formatMoney(payment.amount, words.locale)
	const isMonthly = donation.frequency === 'monthly'
	const what = isMonthly
		? `The payment of ${whatIsGiven(donation)} due on ${formatDate(dueDay(payment, words.timezone), words.locale)}`
		: capitalised(whatIsGiven(donation))
	const next = isMonthly
		? 'If your card has expired or your account has changed, you can enter the new one here. Otherwise there’s nothing you need to do: the payment is usually tried again within a few days.'
		: 'Often it’s only a daily limit, or an account that doesn’t allow direct debits. If you’d still like to give, you can try again with another card or account.'
	return email(donation, words, `The payment of ${sum} did not go through - ${donation.reference}`, [
		...paragraphs(
			`${greeting(donation)}\n\n${what}, ${sum}, did not go through: your bank declined it. No money was taken.\n\n${next}`,
		),
		isMonthly
			? { kind: 'button', text: 'Change how I pay', url: link(managePath, donation, words) }
			: { kind: 'button', text: 'Try again', url: link(thankYouPath, donation, words) },
		...(isMonthly ? paragraphs('You can also cancel on the same page. No one will ask you why.') : []),
	])
}

/** The bank took back a payment that had arrived, as with direct debits. Its receipt no longer counts. */
export function returnedPaymentEmail(donation: Donation, amount: Money, words: GivingEmailContext): Email {
	const sum = formatMoney(amount, words.locale)
	return email(donation, words, `Your payment of ${sum} was returned - ${donation.reference}`, [
		...paragraphs(
			`${greeting(donation)}\n\nYour bank has taken back ${sum} of ${whatIsGiven(donation)}. The receipt we sent you no longer counts, and we won’t claim Gift Aid on it.\n\nIf you asked your bank for this, there is nothing to do. If you didn’t, your bank can say why.`,
		),
	])
}

interface LostDispute {
	payment: Pick<Payment, 'paidAt' | 'received' | 'refunded'>
	/** What the bank has taken. */
	taken: Money
}

/** The bank has decided a dispute for the donor, who keeps the money. What it has taken no longer counts. */
export function lostDisputeEmail(
	donation: Donation,
	{ payment, taken }: LostDispute,
	words: GivingEmailContext,
): Email {
	const sum = formatMoney(taken, words.locale)
	const counts =
		taken.amount < payment.received - payment.refunded
			? 'That part no longer counts as a donation, and we won’t claim Gift Aid on it. Please keep this email with your receipt.'
			: 'The receipt we sent you no longer counts, and we won’t claim Gift Aid on it.'
	return email(donation, words, `Your bank has given ${sum} back to you - ${donation.reference}`, [
		...paragraphs(
			`${greeting(donation)}\n\nYour bank has decided that ${sum} of ${giftOfDay(donation, payment, words)} is yours again, and has taken it back from us. ${counts}\n\nIf you asked your bank for this, there is nothing to do. If you didn’t, your bank can say why.`,
		),
	])
}

/** "your donation of 24 November 2026", "the payment of 24 November 2026 for your donation" */
function giftOfDay(
	donation: Donation,
	{ paidAt }: Pick<Payment, 'paidAt'>,
	{ locale, timezone }: Pick<GivingEmailContext, 'locale' | 'timezone'>,
): string {
	const day = paidAt === null ? '' : ` of ${formatDate(dayIn(timezone, paidAt), locale)}`
	return donation.frequency === 'monthly'
		? `the payment${day} for ${whatIsGiven(donation)}`
		: `${whatIsGiven(donation)}${day}`
}

interface Refunded {
	/** What went back now. */
	refunded: Money
	payment: Pick<Payment, 'paidAt' | 'received' | 'refunded' | 'state'>
}

/** What went back, of which payment, and what is left of it. A provider may report more than came: then the email says that it is too much. */
export function refundEmail(donation: Donation, { refunded, payment }: Refunded, words: GivingEmailContext): Email {
	const { locale } = words
	const money = (amount: number) => formatMoney({ ...refunded, amount }, locale)
	const sum = money(refunded.amount)
	const gift = giftOfDay(donation, payment, words)
	const isTransfer = donation.provider === 'bank transfer'
	const isTooMuch = payment.refunded > payment.received
	const what = isTooMuch ? sum : `${sum} of ${gift}`
	const how = isTransfer
		? `We have sent ${what} back to your bank account.`
		: `We have refunded ${what}. It goes back to the card or account you paid with, usually within 5 to 10 days.`
	return email(donation, words, `Your refund of ${sum} - ${donation.reference}`, [
		...paragraphs(
			[greeting(donation), how, isTooMuch ? tooMuchBack(payment, gift, money) : leftOf(payment, money)]
				.filter(Boolean)
				.join('\n\n'),
		),
	])
}

function tooMuchBack(
	{ received, refunded }: Refunded['payment'],
	gift: string,
	money: (amount: number) => string,
): string {
	return `With it ${money(refunded)} has gone back, and ${gift} was ${money(received)}: that is more than you gave. We are looking into it, and there is nothing you need to do.\n\nPlease keep this email with your receipt: nothing of it counts as a donation any more, and that includes Gift Aid.`
}

/** What is left of a payment. No one can say it while a bank disputes the payment. */
function leftOf({ received, refunded, state }: Refunded['payment'], money: (amount: number) => string): string {
	const keep =
		'Please keep this email with your receipt: the refunded part no longer counts as a donation, and that includes Gift Aid.'
	if (state === 'disputed') return keep
	const left = received - refunded
	return left === 0
		? 'That is all of it. Please keep this email with your receipt: it no longer counts as a donation, and that includes Gift Aid.'
		: `${money(left)} of it is still with us. ${keep}`
}

/** A monthly donation has ended: by its donor, at the desk, or after its payments failed for weeks, which only this email tells the donor. */
export function endedEmail(donation: Donation, end: MonthlyEnd | undefined, words: GivingEmailContext): Email {
	const what = whatIsMonthly(donation)
	const hasFailed = end?.by === 'failures'
	const why = hasFailed
		? ', because its payments didn’t go through and Stripe, who take them for us, have stopped trying. No more payments will be taken, and you owe nothing.'
		: '. No more payments will be taken.'
	const again = hasFailed
		? 'If you’d like to go on, you can begin again with another card or account.'
		: 'If you’d ever like to begin again, our door is open.'
	const form = donation.sponsorship ? `/sponsor/${encodeURIComponent(donation.sponsorship.dogSlug)}` : '/donate'
	return email(donation, words, `${capitalised(what)} has ended - ${donation.reference}`, [
		...paragraphs(
			`${greeting(donation)}\n\n${capitalised(what)} has ended${why}\n\nThank you for all that you gave with it: it’s monthly donations that let us plan vet visits and winter food. Your receipts stay valid. ${again}`,
		),
		...(hasFailed ? [{ kind: 'link' as const, text: 'Begin again', url: words.charity.url + form }] : []),
	])
}

function email(donation: Donation, { charity }: GivingEmailContext, subject: string, blocks: Block[]): Email {
	const whole = [...blocks, ...paragraphs(reach(charity))]
	return composeEmail({ to: donation.email, subject, blocks: whole, charity })
}

function link(path: typeof managePath, { id }: Donation, { charity, formSecret }: GivingEmailContext): string {
	return charity.url + path(id, formSecret)
}
