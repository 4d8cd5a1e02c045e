import { type Block, paragraphs } from '#domain/applications/emails/blocks.ts'
import { composeEmail, type Email, reach } from '#domain/applications/emails/email.ts'
import { type GivingWords, greeting } from '#domain/giving/emails/donation-words.ts'
import { formatMoney } from '#lib/money.ts'
import { cancellableLines, keptLines } from '../cancellation.ts'
import type { Order } from '../order.ts'
import { cancelPath, orderPath } from '../order-links.ts'
import { CANCEL_DAYS, returnsAddressOf } from '../terms.ts'
import { addressRow, lineInWords, moneyOf } from './order-words.ts'

/** The parcel is on its way. */
export function sentEmail(order: Order, words: GivingWords): Email {
	const { trackingUrl } = order
	const isWeb = /^https?:\/\//.test(trackingUrl)
	return orderEmail(order, words, 'Your order is on its way', [
		...paragraphs('Good news: your parcel has been posted.'),
		...(isWeb ? [{ kind: 'button' as const, text: 'Follow the parcel', url: trackingUrl }] : []),
		listOf(order),
		...addressRow(order, words),
		...(cancellableLines(order).length > 0
			? [
					...paragraphs(`If you change your mind, you can cancel until ${CANCEL_DAYS} days after it has arrived.`),
					{
						...{ kind: 'link' as const, text: 'Cancel your order' },
						url: words.charity.url + cancelPath(order.donation.id, words.formSecret),
					},
				]
			: []),
	])
}

/** At once when the buyer cancels: that it has arrived, and what happens now. */
export function cancelAskedEmail(order: Order, words: GivingWords): Email {
	const kept = keptLines(order)
	const back = order.sentAt !== null
	const how = back
		? `Please send it back within ${CANCEL_DAYS} days, to:\n\n${returnsAddressOf({ charity: words.charity, ...words.shop })}\n\nWithin ${CANCEL_DAYS} days of getting it back, or of your proof of posting, we refund it with standard delivery.`
		: isPaid(order)
			? 'If the parcel has not left yet, we keep it here. In any case your money goes back the way it came, within 14 days.'
			: 'Nothing has been paid, so nothing is owed. If your money is on its way already, it goes back to you.'
	return orderEmail(order, words, 'We have your cancellation', [
		...paragraphs('You have cancelled your order, and we have it in writing. There is no need to give a reason.'),
		listOf({ lines: cancellableLines(order) }),
		...paragraphs(how),
		...(kept.length > 0
			? paragraphs(
					`This can’t be cancelled, because it is made for you or is a donation: ${kept.map(lineInWords).join(', ')}.`,
				)
			: []),
	])
}

/** By staff: nothing is sent. */
export function cancelledEmail(order: Order, words: GivingWords): Email {
	const money = isPaid(order)
		? 'We send your money back the way it came, and email you when it is on its way.'
		: 'No money was taken, and none is owed.'
	return orderEmail(order, words, 'Your order is cancelled', [
		...paragraphs(`Your order is cancelled. ${money}`),
		listOf(order),
	])
}

/** The transfer did not arrive in time: the goods are for others again. */
export function lapsedEmail(order: Order, words: GivingWords): Email {
	return orderEmail(order, words, 'Your order has lapsed', [
		...paragraphs(
			'We kept your things for you, but the money has not arrived, so they are back on the shelf. You owe nothing.\n\nIf you sent it in the last days, tell us: we’ll look for it, and send what you ordered or your money back.',
		),
		listOf(order),
		{ kind: 'link', text: 'Order again', url: `${words.charity.url}/merch` },
	])
}

/** Paid after its goods had gone to others. */
export function outOfStockEmail(order: Order, words: GivingWords): Email {
	const sum = moneyOf(order, words)(order.donation.amount.amount)
	return orderEmail(order, words, 'About your order', [
		...paragraphs(
			`Your ${sum} has arrived, thank you. We are sorry: it came after the time for which we could keep your things, and meanwhile something of it has sold out.\n\nA person in the shop looks at it now, and writes to you: you can wait for more, choose something else, or have all of your money back. If you know already, reply to this email.`,
		),
		listOf(order),
	])
}

export function orderRefundEmail(order: Order, refunded: number, words: GivingWords): Email {
	const sum = formatMoney({ amount: refunded, currency: order.donation.amount.currency }, words.locale)
	const how =
		order.donation.provider === 'bank transfer'
			? `We have sent ${sum} of your order back to your bank account.`
			: `We have refunded ${sum} of your order. It goes back to the card or account you paid with, usually within 5 to 10 days.`
	return orderEmail(order, words, `Your refund of ${sum}`, paragraphs(how))
}

/** A payment that was on its way, or had arrived, has failed. */
export function orderUnpaidEmail(order: Order, wasPaid: boolean, words: GivingWords): Email {
	const sum = moneyOf(order, words)(order.donation.amount.amount)
	return orderEmail(order, words, 'Your payment did not go through', [
		...paragraphs(
			wasPaid
				? `Your bank has taken back the ${sum} of your order. If you asked for that, there is nothing to do. If you didn’t, your bank can say why.`
				: `Your bank declined ${sum} for your order. No money was taken. You can try again with another card or account while we still have everything.`,
		),
	])
}

function isPaid({ donation: { state } }: Order): boolean {
	return state === 'paid' || state === 'partly refunded' || state === 'disputed'
}

function listOf({ lines }: Pick<Order, 'lines'>): Block {
	return { kind: 'list', items: lines.map(lineInWords) }
}

function orderEmail(order: Order, words: GivingWords, subject: string, blocks: Block[]): Email {
	const { charity, formSecret } = words
	const { donation } = order
	const whole: Block[] = [
		...paragraphs(greeting(donation)),
		...blocks,
		{ kind: 'link', text: 'See your order', url: charity.url + orderPath(donation.id, formSecret) },
		...paragraphs(reach(charity)),
	]
	return composeEmail({ to: donation.email, subject: `${subject} - ${donation.reference}`, blocks: whole, charity })
}
