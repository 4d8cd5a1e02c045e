import type { Payment } from '#domain/payables/payable.ts'
import { type Order, orderStage } from '#domain/shop/order.ts'
import { contentsOf } from '#domain/shop/parcel.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { moneyWords } from '../giving/money.server.ts'
import { daysWaiting, waitInWords } from '../lists/days-waiting.ts'
import type { DeskRequest } from '../request.server.ts'

type Viewed = Pick<DeskRequest, 'content' | 'timezone' | 'today'> & { seesMoney: boolean }

/** What of the transfer for an order has come, what is missing, and since when; undefined for an order that waits for no rest. */
function shortPaymentOf(order: Order, payments: readonly Payment[], { content, timezone, today }: Viewed) {
	const short = payments.find(({ state }) => state === 'part paid')
	if (!short || orderStage(order) !== 'part paid') return undefined
	const at = short.paidAt ?? short.createdAt
	const days = daysWaiting(at, { timezone, today })
	const money = (amount: number) => moneyWords(content)(amount, short.amount.currency)
	return {
		arrived: money(short.received),
		missing: money(short.amount.amount - short.received),
		since: formatDate(dayIn(timezone, at)),
		ago: days === 0 ? 'today' : `${waitInWords(days)} ago`,
	}
}

/** In the list of orders: "£5.95 is missing, since 6 November 2026: ask for the rest, or send back what came" */
export function shortMarks(order: Order, payments: readonly Payment[], viewed: Viewed): string[] {
	const short = shortPaymentOf(order, payments, viewed)
	if (!short) return []
	return viewed.seesMoney
		? [`${short.missing} is missing, since ${short.since}: ask for the rest, or send back what came`]
		: ['Part of the money is missing: a treasurer decides']
}

/** On the page of an order, with the email that asks for the rest; null for none. The team sees no sums. */
export function shortNoticeOf(
	order: Order,
	payments: readonly Payment[],
	desk: Viewed & { giving: { words: { charity: { name: string } } } },
) {
	const short = shortPaymentOf(order, payments, desk)
	if (!short) return null
	if (!desk.seesMoney) return { ...short, arrived: '', missing: 'Part of the money', hasGoods: false, askUrl: '' }
	return {
		...short,
		/** Gifts to the dogs keep nothing from others. */
		hasGoods: contentsOf(order.lines) !== 'gifts',
		askUrl: askUrl(order, short, desk.giving.words.charity.name),
	}
}

/** An email to be finished by who sends it. The bank details are in the one that the buyer had when the first part came. */
function askUrl(
	{ payable }: Order,
	{ arrived, missing, since }: { arrived: string; missing: string; since: string },
	charity: string,
): string {
	const { firstName, reference, email } = payable
	const subject = `Part of the money for your order is missing - ${reference}`
	const body = `Dear ${firstName},\n\nThank you for the ${arrived} that came for your order ${reference} on ${since}. ${missing} is still missing. Please send it with the reference ${reference}: our bank details are in the email about it that you have from us.\n\nIf you would rather cancel, please tell us the sort code and account number that your ${arrived} should go back to, in a reply to this email or by phone. Never send a card number, a PIN or a password.\n\n${charity}`
	return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
