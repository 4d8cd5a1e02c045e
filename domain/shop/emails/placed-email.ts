import { paragraphs } from '#domain/applications/emails/blocks.ts'
import { composeEmail, type Email, reach } from '#domain/applications/emails/email.ts'
import type { Payment } from '#domain/payables/payable.ts'
import { paidByInWords } from '#domain/payables/payment-method-words.ts'
import { bankRows, greeting } from '#domain/payables/payment-words.ts'
import { dayIn, daysAfter, longDate } from '#lib/dates.ts'
import { cancellableLines } from '../cancellation.ts'
import type { Order } from '../order.ts'
import { cancelPath, orderPath } from '../order-links.ts'
import { addressRow, moneyOf, orderRows, type ShopWords, termBlocks, UNREPEATED_WORDS } from './order-words.ts'

/**
 * How to send the money of an order, with all that the law asks for: it is a contract from now on. What was typed freely is not
 * repeated here, because the address may be another person's. Undefined without bank details.
 */
export function placedEmail(order: Order, words: ShopWords): Email | undefined {
	const { charity, bank, locale, formSecret } = words
	if (!bank) return undefined
	const { payable } = order
	const sum = moneyOf(order, words)(payable.due.amount)
	const blocks = [
		...paragraphs(
			`${greeting(payable)}\n\nThank you for your order. Please send ${sum} from your bank using these details. We’ll pack it as soon as the money arrives, and keep everything aside for you until ${longDate(reservedUntil(order, words), locale)}.`,
		),
		bankRows(payable, bank, locale),
		...paragraphs('Please copy the reference exactly: it tells us that the money is from you.'),
		{ kind: 'button' as const, text: 'See your order', url: charity.url + orderPath(payable.id, formSecret) },
		{ kind: 'heading' as const, text: 'What you ordered' },
		orderRows(withoutWords(order), words),
		...termBlocks(withoutWords(order), words),
		...paragraphs(reach(charity)),
	]
	return composeEmail({
		to: payable.email,
		subject: `How to pay for your order - ${payable.reference}`,
		blocks,
		charity,
	})
}

/** The day on which goods are given back to the shelf, `YYYY-MM-DD`. */
export function reservedUntil({ payable }: Order, { timezone, shop }: ShopWords): string {
	return daysAfter(dayIn(timezone, payable.createdAt), shop.reserveDays)
}

interface Arrived {
	payment: Pick<Payment, 'provider' | 'method'>
	/** By bank transfer it may be another sum than was ordered for. */
	received?: number | undefined
}

/** Paid: goods, sums, seller and rights once more, to keep. */
export function confirmationEmail(
	order: Order,
	words: ShopWords,
	{ payment, received = order.payable.due.amount }: Arrived,
): Email {
	const { charity, formSecret } = words
	const { payable } = order
	const next = order.address
		? 'We’ll pack it in the next few days, and email you when it’s on its way.'
		: 'There is nothing to post, so it goes to work for the dogs today.'
	const blocks = [
		...paragraphs(
			`${greeting(payable)}\n\n${whatArrived(order, words, received)} ${next} Please keep this email: it has everything about your order.`,
		),
		{
			kind: 'rows' as const,
			rows: [
				{ label: 'Reference', value: payable.reference },
				{ label: 'Paid by', value: paidByInWords(payment) },
			],
		},
		orderRows(order, words),
		...addressRow(order, words),
		{ kind: 'button' as const, text: 'See your order', url: charity.url + orderPath(payable.id, formSecret) },
		...termBlocks(order, words),
		// The terms speak of it.
		...(cancellableLines(order).length > 0
			? [
					{
						...{ kind: 'link' as const, text: 'Cancel your order' },
						url: charity.url + cancelPath(payable.id, formSecret),
					},
				]
			: []),
		...paragraphs(reach(charity)),
	]
	return composeEmail({
		to: payable.email,
		subject: `${received < payable.due.amount ? 'Part of the money for your order has arrived' : 'Your order is confirmed'} - ${payable.reference}`,
		blocks,
		charity,
	})
}

/** Without free text of the buyer. */
function withoutWords(order: Order): Order {
	return {
		...order,
		lines: order.lines.map((line) => ({ ...line, personalisation: line.personalisation && UNREPEATED_WORDS })),
	}
}

function whatArrived(order: Order, words: ShopWords, received: number): string {
	const money = moneyOf(order, words)
	const { amount } = order.payable.due
	if (received < amount) {
		return `Thank you. Your ${money(received)} has arrived, which is ${money(amount - received)} less than your order costs. If the rest is on its way, there is nothing to do; otherwise we’ll be in touch.`
	}
	return received > amount
		? `Thank you. Your ${money(received)} has arrived, and your order is confirmed. That is ${money(received - amount)} more than it costs: tell us whether we should send it back or may keep it as a donation.`
		: `Thank you. Your ${money(received)} has arrived, and your order is confirmed.`
}
