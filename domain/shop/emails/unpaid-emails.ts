import { paragraphs } from '#domain/emails/blocks.ts'
import type { Email } from '#domain/emails/email.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { askForAccount } from '../cancellation-words.ts'
import type { Order } from '../order.ts'
import { contentsOf } from '../parcel.ts'
import { listOf, orderEmail } from './order-email.ts'
import { cancelLink, moneyOf, type ShopEmailContext } from './order-words.ts'
import { reservedUntil } from './placed-email.ts'

/** The transfer did not arrive in time: the goods are for others again. */
export function expiredEmail(order: Order, words: ShopEmailContext): Email {
	return orderEmail(order, words, 'Your order has expired', [
		...paragraphs(
			`${whatExpired(order, words)}\n\n${contentsOf(order.lines) === 'gifts' ? EXPIRED_GIFTS : EXPIRED_GOODS}`,
		),
		listOf(order),
		{ kind: 'link', text: 'Order again', url: `${words.charity.url}/merch` },
	])
}

/** "You ordered on 20 November 2026, for £23.95, and we kept your things for you until 27 November 2026." */
function whatExpired(order: Order, words: ShopEmailContext): string {
	const { createdAt, closedAt, due } = order.payable
	const day = (at: number) => dayIn(words.timezone, at)
	const promised = reservedUntil(order, words)
	// Staff may have put them on sale before.
	const until = closedAt === null || day(closedAt) > promised ? promised : day(closedAt)
	const ordered = `You ordered on ${formatDate(day(createdAt), words.locale)}, for ${moneyOf(order, words)(due.amount)}`
	return contentsOf(order.lines) === 'gifts'
		? `${ordered}.`
		: `${ordered}, and we kept your things for you until ${formatDate(until, words.locale)}.`
}

const EXPIRED_GOODS =
	'We have not seen your money yet, so they are back on the shelf. You owe nothing.\n\nIf you sent it in the last few days, tell us: we’ll look for it, and send you either what you ordered or your money back.'
const EXPIRED_GIFTS =
	'We have not seen the money for your order yet, so it has ended. You owe nothing.\n\nIf you sent it in the last few days, tell us: we’ll look for it, and send you either your greetings card or your money back.'

/** Paid after its goods had gone to others. */
export function outOfStockEmail(order: Order, words: ShopEmailContext): Email {
	const sum = moneyOf(order, words)(order.payable.due.amount)
	const account = askForAccount(order, { phone: words.charity.phone, by: 'replying to this email' })
	return orderEmail(order, words, 'About your order', [
		...paragraphs(
			[
				`Your ${sum} has arrived, thank you. We are sorry: it came after we could no longer keep your things aside, and something in your order has since sold out.\n\nSomeone from the shop is looking into it and will write to you: you can wait for more, choose something else, or have all of your money back. If you already know which you’d like, reply to this email.`,
				account && `For your money back: ${account}`,
			]
				.filter(Boolean)
				.join('\n\n'),
		),
		listOf(order),
		...cancelLink(order, words),
	])
}

/** A payment that was on its way, or had arrived, has failed. */
export function orderUnpaidEmail(order: Order, wasPaid: boolean, words: ShopEmailContext): Email {
	const sum = moneyOf(order, words)(order.payable.due.amount)
	return orderEmail(order, words, 'Your payment did not go through', [
		...paragraphs(
			wasPaid
				? `Your bank has taken back the ${sum} of your order. If you asked for that, there is nothing to do. If you didn’t, your bank can say why.`
				: `Your bank declined ${sum} for your order. No money was taken. You can try again with another card or account${contentsOf(order.lines) === 'gifts' ? '' : ' while we still have everything'}.`,
		),
	])
}
