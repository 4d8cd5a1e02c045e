import { type Block, paragraphs } from '#domain/applications/emails/blocks.ts'
import { composeEmail, type Email, reach } from '#domain/applications/emails/email.ts'
import { longDate } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import type { Money, Payment } from '../../payables/payable.ts'
import { paidByInWords } from '../../payables/payment-method-words.ts'
import { greeting } from '../../payables/payment-words.ts'
import type { Donation } from '../donation.ts'
import { managePath, receiptPath, thankYouPath } from '../giving-links.ts'
import { forWhat, type GivingWords, whatIsGiven, whatIsMonthly } from './donation-words.ts'

interface ReceivedMoney {
	payment: Pick<Payment, 'id' | 'provider' | 'method' | 'state' | 'amount' | 'received'>
	/** What arrived, from the ledger. */
	amount: Money
	/** `YYYY-MM-DD` */
	day: string
}

/** The receipt of one payment. The registration of the charity is in the signature. */
export function receiptEmail(donation: Donation, received: ReceivedMoney, words: GivingWords): Email {
	const { charity, locale, purposes, formSecret } = words
	const sum = formatMoney(received.amount, locale)
	const again = donation.frequency === 'monthly' ? 'this month’s payment of ' : ''
	const blocks: Block[] = [
		...paragraphs(
			`${greeting(donation)}\n\nThank you. We have received ${again}${whatIsGiven(donation)}: ${sum}. This email is your receipt.`,
		),
		{
			kind: 'rows',
			rows: [
				{ label: 'Received', value: sum },
				{ label: 'On', value: longDate(received.day, locale) },
				{ label: 'By', value: paidByInWords(received.payment) },
				{ label: 'For', value: forWhat(donation, purposes) },
				{ label: 'Reference', value: donation.reference },
			],
		},
		{
			kind: 'link',
			text: 'Receipt for printing',
			url: charity.url + receiptPath(received.payment.id, formSecret),
		},
		...missingOf(donation, received.payment, locale),
		...giftAid(donation, words),
		...monthly(donation, words),
		...paragraphs(reach(charity)),
	]
	const subject = `Your receipt for ${sum} - ${donation.reference}`
	return composeEmail({ to: donation.email, subject, blocks, charity })
}

/** A sponsorship costs what it costs; a donation is what was given. */
function missingOf({ sponsorship }: Donation, { state, amount, received }: ReceivedMoney['payment'], locale: string) {
	if (!sponsorship || state !== 'part paid') return []
	const missing = formatMoney({ ...amount, amount: amount.amount - received }, locale)
	return paragraphs(
		`That is ${missing} less than the sponsorship costs. If the rest is on its way, there is nothing to do. Otherwise please send it with the same reference, or tell us if you would rather have your money back.`,
	)
}

function giftAid(donation: Donation, { charity, giftAid, formSecret }: GivingWords): Block[] {
	if (donation.giftAidDeclarationId !== null) {
		return paragraphs('We have your Gift Aid declaration, so we can claim 25p from HMRC for every £1 of it.')
	}
	if (!giftAid || donation.sponsorship) return []
	return [
		...paragraphs('Do you pay UK tax? With Gift Aid we can claim 25p more for every £1, and it costs you nothing.'),
		{ kind: 'link', text: 'Add Gift Aid', url: `${charity.url}${thankYouPath(donation.id, formSecret)}#gift-aid` },
	]
}

/** How a monthly donation is ended is in every receipt. */
function monthly(donation: Donation, { charity, formSecret }: GivingWords): Block[] {
	if (donation.frequency !== 'monthly') return []
	const url = charity.url + managePath(donation.id, formSecret)
	return donation.provider === 'bank transfer'
		? [{ kind: 'link', text: 'How to change or end your standing order', url }]
		: [{ kind: 'link', text: `Change or cancel ${whatIsMonthly(donation)}`, url }]
}
