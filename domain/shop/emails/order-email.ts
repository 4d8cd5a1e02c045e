import { type Block, paragraphs } from '#domain/emails/blocks.ts'
import { composeEmail, type Email, reach } from '#domain/emails/email.ts'
import { greeting } from '#domain/payables/payment-words.ts'
import type { Order } from '../order.ts'
import { orderPath } from '../order-links.ts'
import { lineInWords, type ShopEmailContext } from './order-words.ts'

/** An email about an order: a greeting, what happened, the way to its page, and how to reach the charity. */
export function orderEmail(order: Order, words: ShopEmailContext, subject: string, blocks: Block[]): Email {
	const { charity, formSecret } = words
	const { payable } = order
	const whole: Block[] = [
		...paragraphs(greeting(payable)),
		...blocks,
		{ kind: 'link', text: 'See your order', url: charity.url + orderPath(payable.id, formSecret) },
		...paragraphs(reach(charity)),
	]
	return composeEmail({ to: payable.email, subject: `${subject} - ${payable.reference}`, blocks: whole, charity })
}

/** What was ordered, line by line. */
export function listOf({ lines }: Pick<Order, 'lines'>): Block {
	return { kind: 'list', items: lines.map(lineInWords) }
}

/** All of its money is here, or was. */
export function isPaid({ payable: { state } }: Order): boolean {
	return state === 'paid' || state === 'partly refunded' || state === 'disputed'
}
