import { paragraphs } from '#domain/applications/emails/blocks.ts'
import { composeEmail, type Email, reach } from '#domain/applications/emails/email.ts'
import { bankRows, type GivingWords, greeting } from '#domain/giving/emails/donation-words.ts'
import { dayIn, daysAfter, longDate } from '#lib/dates.ts'
import type { Order } from '../order.ts'
import { orderPath } from '../order-links.ts'
import { addressRow, moneyOf, orderRows, termBlocks } from './order-words.ts'

/**
 * How to send the money of an order, with all that the law asks for: it is a contract from now on. What was typed freely is not
 * repeated here, because the address may be another person's. Undefined without bank details.
 */
export function placedEmail(order: Order, words: GivingWords): Email | undefined {
	const { charity, bank, locale, formSecret } = words
	if (!bank) return undefined
	const { donation } = order
	const sum = moneyOf(order, words)(donation.amount.amount)
	const blocks = [
		...paragraphs(
			`${greeting(donation)}\n\nThank you for your order. Send ${sum} from your bank with these details, and we pack it as soon as the money is here. Until ${longDate(reservedUntil(order, words), locale)} we keep everything for you.`,
		),
		bankRows(donation, bank, locale),
		...paragraphs('Please copy the reference exactly: it tells us that the money is from you.'),
		{ kind: 'button' as const, text: 'See your order', url: charity.url + orderPath(donation.id, formSecret) },
		{ kind: 'heading' as const, text: 'What you ordered' },
		orderRows(withoutWords(order), words),
		...termBlocks(withoutWords(order), words),
		...paragraphs(reach(charity)),
	]
	return composeEmail({
		to: donation.email,
		subject: `How to pay for your order - ${donation.reference}`,
		blocks,
		charity,
	})
}

/** The day on which goods are given back to the shelf, `YYYY-MM-DD`. */
export function reservedUntil({ donation }: Order, { timezone, shop }: GivingWords): string {
	return daysAfter(dayIn(timezone, donation.createdAt), shop.reserveDays)
}

/** Paid: goods, sums, seller and rights once more, to keep. */
export function confirmationEmail(order: Order, words: GivingWords): Email {
	const { charity, formSecret } = words
	const { donation } = order
	const sum = moneyOf(order, words)(donation.amount.amount)
	const next = order.address
		? 'We pack it in the next days, and email you when it is on its way.'
		: 'There is nothing to post, so it goes to work for the dogs today.'
	const blocks = [
		...paragraphs(
			`${greeting(donation)}\n\nThank you. Your ${sum} is here, and your order is confirmed. ${next} Please keep this email: it has everything about your order.`,
		),
		{ kind: 'rows' as const, rows: [{ label: 'Reference', value: donation.reference }] },
		orderRows(order, words),
		...addressRow(order, words),
		{ kind: 'button' as const, text: 'See your order', url: charity.url + orderPath(donation.id, formSecret) },
		...termBlocks(order, words),
		...paragraphs(reach(charity)),
	]
	return composeEmail({
		to: donation.email,
		subject: `Your order is confirmed - ${donation.reference}`,
		blocks,
		charity,
	})
}

/** Without free text of the buyer. */
function withoutWords(order: Order): Order {
	return {
		...order,
		lines: order.lines.map((line) => ({ ...line, personalisation: line.personalisation && 'with your words' })),
	}
}
