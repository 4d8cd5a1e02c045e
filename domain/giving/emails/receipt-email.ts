import { type Block, paragraphs } from '#domain/emails/blocks.ts'
import { composeEmail, type Email, reach } from '#domain/emails/email.ts'
import { formatDate } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import type { PaidGift } from '../../gift-aid/cover.ts'
import { giftAidBlocks } from '../../gift-aid/gift-aid-email.ts'
import type { Money, Payment } from '../../payables/payable.ts'
import { paidByInWords } from '../../payables/payment-method-words.ts'
import { greeting } from '../../payables/payment-words.ts'
import type { Donation } from '../donation.ts'
import { managePath, receiptPath, thankYouPath } from '../giving-links.ts'
import {
	dedicationInWords,
	type GivingEmailContext,
	howLong,
	howPresentIsTold,
	purposeInWords,
	whatIsGiven,
	whatIsMonthly,
	whereSponsorshipGoes,
} from './donation-words.ts'

interface ReceivedMoney {
	payment: Pick<Payment, 'id' | 'provider' | 'method' | 'state' | 'amount' | 'received'>
	/** What arrived, from the ledger. */
	amount: Money
	/** `YYYY-MM-DD` */
	day: string
	/** With what its donor declared; undefined when nothing is left of it. */
	gift: PaidGift | undefined
}

/** The receipt of one payment. The registration of the charity is in the signature. */
export function receiptEmail(donation: Donation, received: ReceivedMoney, words: GivingEmailContext): Email {
	const { charity, locale, purposes, formSecret } = words
	const sum = formatMoney(received.amount, locale)
	const day = formatDate(received.day, locale)
	const again = donation.frequency === 'monthly' ? `the payment of ${day} for ` : ''
	const blocks: Block[] = [
		...paragraphs(
			`${greeting(donation)}\n\nThank you. We have received ${again}${whatIsGiven(donation)}: ${sum}. This email is your receipt.`,
		),
		{
			kind: 'rows',
			rows: [
				{ label: 'Received', value: sum },
				{ label: 'On', value: day },
				{ label: 'By', value: paidByInWords(received.payment) },
				{ label: 'For', value: purposeInWords(donation, purposes) },
				...chosen(donation, received.day, locale),
				{ label: 'Reference', value: donation.reference },
			],
		},
		{
			kind: 'link',
			text: 'Receipt for printing',
			url: charity.url + receiptPath(received.payment.id, formSecret),
		},
		...missingOf(donation, received.payment, locale),
		...paragraphs(donation.sponsorship ? whereSponsorshipGoes(donation.sponsorship) : ''),
		...giftAid(donation, received.gift, words),
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

/** What else the donor decided, so that the receipt says what it is of. */
function chosen(donation: Donation, receivedOn: string, locale: string) {
	const { dedication, sponsorship } = donation
	const present = sponsorship?.present
	const time = howLong(donation, receivedOn, locale)
	return [
		...(time ? [{ label: 'For how long', value: time }] : []),
		...(present
			? [
					{ label: 'A present for', value: present.recipient },
					{ label: 'They hear of it', value: howPresentIsTold(present, receivedOn, locale) },
				]
			: []),
		...(dedication ? [{ label: 'Dedication', value: dedicationInWords(dedication) }] : []),
		...(dedication?.card
			? [{ label: 'A card goes to', value: `${dedication.card.name}, at once, by email to ${dedication.card.email}` }]
			: []),
	]
}

function giftAid(donation: Donation, gift: PaidGift | undefined, words: GivingEmailContext): Block[] {
	const { charity, formSecret } = words
	const hasForm = donation.giftAidDeclarationId === null
	const url = hasForm ? `${charity.url}${thankYouPath(donation.id, formSecret)}#gift-aid` : null
	return giftAidBlocks(gift, { what: whatIsGiven(donation), url }, words)
}

/** How a monthly donation is ended is in every receipt. */
function monthly(donation: Donation, { charity, formSecret }: GivingEmailContext): Block[] {
	if (donation.frequency !== 'monthly') return []
	const url = charity.url + managePath(donation.id, formSecret)
	return donation.provider === 'bank transfer'
		? [{ kind: 'link', text: 'How to change or end your standing order', url }]
		: [{ kind: 'link', text: `Change or cancel ${whatIsMonthly(donation)}`, url }]
}
