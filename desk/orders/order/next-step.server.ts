import type { Payment } from '#domain/payables/payable.ts'
import { type Order, type OrderStage, orderStage } from '#domain/shop/order.ts'
import { giftLines, returnable, toRefund } from '#domain/shop/parcel.ts'
import { dayIn, formatDate } from '#lib/dates.ts'

interface OrderParams {
	order: Order
	seesMoney: boolean
	/** Whether anything of what was paid is left to give back, or was asked for. */
	hasMoney: boolean
}

const PAID_STAGES: readonly OrderStage[] = ['to pack', 'packed', 'sent', 'fulfilled', 'cancel asked']

/** Paid: the card of its gifts may be printed. */
const CARD_STAGES: readonly OrderStage[] = ['to pack', 'packed', 'sent', 'fulfilled']

/** What a person may do with an order now. */
export function allowedActions({ order, seesMoney, hasMoney }: OrderParams) {
	const stage = orderStage(order)
	const { isOutOfStock, payable, lines, sentAt } = order
	const isPackable = (stage === 'to pack' || stage === 'packed') && !isOutOfStock
	const isTransfer = payable.provider === 'bank transfer'
	return {
		pack: stage === 'to pack' && isPackable,
		send: isPackable,
		unpack: stage === 'packed',
		goOn: seesMoney && stage === 'cancel asked',
		print: isPackable || stage === 'sent',
		card: CARD_STAGES.includes(stage) && giftLines(order).length > 0,
		takeBack: sentAt !== null && lines.some((line) => returnable(line) > 0),
		receive: seesMoney && isTransfer && (stage === 'unpaid' || stage === 'part paid' || stage === 'expired'),
		decideStock: seesMoney && isOutOfStock && PAID_STAGES.includes(stage),
		refund: seesMoney && hasMoney,
		addNote: payable.anonymisedAt === null,
		withhold: seesMoney && (stage === 'sent' || stage === 'cancel asked') && toRefund(order).length > 0,
		accept: seesMoney && stage === 'part paid',
		cancel: seesMoney && (PAID_STAGES.includes(stage) || stage === 'part paid' || (stage === 'unpaid' && isTransfer)),
	}
}

interface Viewed {
	seesMoney: boolean
	/** The payments of the order, in their order. */
	payments: readonly Pick<Payment, 'state' | 'paidAt' | 'createdAt' | 'declinedAt' | 'stateAt'>[]
	/** False while card payments are off. */
	hasProvider: boolean
	now: number
	timezone: string
}

/** The next step, in a sentence. */
export function nextStep(order: Order, viewed: Viewed): string {
	const { seesMoney } = viewed
	const stage = orderStage(order)
	if (order.payable.provider === 'stripe') {
		if (stage === 'unpaid') return unpaidByCard(viewed)
		if (stage === 'expired') return expiredByCard(viewed)
	}
	if (order.isOutOfStock && PAID_STAGES.includes(stage)) {
		return seesMoney ? '' : 'Out of stock: leave it. A treasurer or lead will write to the buyer.'
	}
	return stage === 'fulfilled' ? fulfilledStep(order) : STEPS[stage]
}

/** There is no parcel, but there may be a greetings card on paper. */
function fulfilledStep({ paperCard }: Order): string {
	if (!paperCard) return STEPS.fulfilled
	return paperCard.postedAt === null
		? 'Only its greetings card is posted: there is nothing to pack.'
		: 'Nothing else of it is posted, so there is nothing to pack.'
}

/** How long a payment page is open, with the time that it takes to hear of its end. */
const MAX_OPEN_MS = 45 * 60_000

/** Why the money of a card payment is not here. */
function unpaidByCard({ payments, hasProvider, now, timezone }: Viewed): string {
	const last = payments.at(-1)
	if (last?.state === 'failed' && last.paidAt !== null) {
		return 'Their bank has taken the payment back: don’t pack it. They were told.'
	}
	const isOpen = last !== undefined && now - last.createdAt < MAX_OPEN_MS
	if (last?.declinedAt) {
		const declined = `Their card was declined on ${formatDate(dayIn(timezone, last.declinedAt))}.`
		return `${declined} ${last.state === 'started' && isOpen ? 'Their payment page is still open for another card' : 'They were told, and can try again'}: don’t pack it.`
	}
	if (isOpen) return 'Their payment page is open. Wait: it closes by itself within 45 minutes.'
	return hasProvider
		? 'No payment has come from their payment page. It stays here until Stripe has told us that it is closed: the site keeps asking. Don’t pack it.'
		: 'They began to pay by card, and Stripe is switched off here: the site does not learn how it ended, and keeps their things aside. Look at Stripe, and don’t pack it.'
}

/** What was declined, what was left, and money that did not come (`STEPS`) are three ways in which an order ends. */
function expiredByCard({ payments, timezone }: Viewed): string {
	const last = payments.at(-1)
	const day = (at: number) => formatDate(dayIn(timezone, at))
	if (last?.declinedAt) {
		return `Their card was declined on ${day(last.declinedAt)}, and no other was tried. The goods are on sale again.`
	}
	return `Their payment page closed${last ? ` on ${day(last.stateAt)}` : ''} without a payment: they left it, or a card was refused there. The goods are on sale again.`
}

const STEPS: Record<OrderStage, string> = {
	unpaid: 'Wait with packing until the money is here.',
	'part paid': 'Wait with packing: a part of the money is missing.',
	pending: 'Wait: their bank is still confirming the payment.',
	'to pack': '',
	packed: '',
	sent: 'Sent: on its way, or delivered.',
	fulfilled: 'Nothing of it is posted, so there is nothing to pack.',
	'cancel asked': 'They have cancelled: don’t post it. They have had an email that says you know.',
	cancelled: 'Cancelled: nothing is sent.',
	expired: 'The site had not seen the money in time. The goods are on sale again.',
	refunded: 'All of it was refunded.',
	disputed: 'Wait with posting: their bank decides whether you get the money again.',
	'dispute lost': 'Their bank gave them the money back. What was not posted is on sale again.',
}
