import type { DeliveryBand } from '#content/model/general-options.ts'
import {
	type Cancellation,
	cancellableLines,
	cancellationOf,
	lastDayAfterCancelling,
	lastDayAfterReturn,
	refundOfReturn,
} from '#domain/shop/cancellation.ts'
import { refundInWords } from '#domain/shop/cancellation-words.ts'
import { lineInWords } from '#domain/shop/emails/order-words.ts'
import { type Order, type OrderStage, orderStage } from '#domain/shop/order.ts'
import { dayIn, daysSince, formatDate } from '#lib/dates.ts'

interface AskedCancellation extends Cancellation {
	/** Nothing of the order stays: it ends with the refund. */
	isWhole: boolean
}

/** What the payments of an order come to, in minor units. */
export interface PaidSums {
	received: number
	refunded: number
}

/** What a buyer has cancelled and staff have not dealt with yet; null in every other stage. */
export function askedCancellation(
	order: Order,
	bands: readonly DeliveryBand[],
	paid: PaidSums,
): AskedCancellation | null {
	if (orderStage(order) !== 'cancel asked') return null
	const cancellation = cancellationOf(order, bands, paid.received, paid.refunded)
	return { ...cancellation, isWhole: cancellation.kept.length === 0 && !cancellation.donation.isKept }
}

/**
 * What the form for refunding a part begins with after a cancellation or a return: the lines of it, the delivery where all of it goes back, and
 * another sum in minor units only where these come to more or less than the buyer was told; 0 for none.
 *
 * @param rest that can still go back
 */
export function beginOfRefund(
	order: Pick<Order, 'deliveryMinor'>,
	{ cancelled, deliveryMinor, refundMinor }: Pick<Cancellation, 'cancelled' | 'deliveryMinor' | 'refundMinor'>,
	rest: number,
): { hasDelivery: boolean; typedMinor: number } {
	const told = Math.min(rest, refundMinor)
	const hasDelivery = deliveryMinor > 0 && deliveryMinor === order.deliveryMinor
	const goods = cancelled.reduce((sum, line) => sum + line.totalMinor, 0)
	return { hasDelivery, typedMinor: goods + (hasDelivery ? deliveryMinor : 0) === told ? 0 : told }
}

/**
 * The refund that a buyer who cancelled a part was promised: its lines, and its sum in minor units with what of the delivery goes back. Null where
 * nothing was promised or it is made already, and where all of the order ends.
 *
 * @param rest that can still go back
 */
export function promisedRefund(
	asked: AskedCancellation | null,
	rest: number,
): { lines: { lineId: string; quantity: number }[]; amountMinor: number } | null {
	if (!asked || asked.isWhole || asked.cancelled.length === 0) return null
	const amountMinor = Math.min(rest, asked.refundMinor)
	if (amountMinor === 0) return null
	return { lines: asked.cancelled.map(({ id, quantity }) => ({ lineId: id, quantity })), amountMinor }
}

interface CancelAsked {
	bands: readonly DeliveryBand[]
	paid: PaidSums
	/** In words; null for those who do not see money. */
	money: ((amount: number) => string) | null
	/** The time zone of the last day on which the money is to go back. */
	timezone: string
	/** `YYYY-MM-DD` */
	today: string
	/** The last day of the right to cancel (`lastDayToCancel`), where it is known. */
	lastDay?: string | undefined
}

/** What staff do after a buyer has cancelled, with the sum and the day that the buyer was told; "" in every other stage. */
export function cancelAskedInWords(order: Order, { bands, paid, money, timezone, today }: CancelAsked): string {
	const asked = askedCancellation(order, bands, paid)
	if (!asked) return ''
	const stays = [...asked.kept.map(lineInWords), ...(asked.donation.isKept ? ['the donation'] : [])].join(', ')
	if (asked.cancelled.length === 0) return `What they cancelled is refunded, and ${stays} stays.`
	const until = lastDayAfterCancelling(order, timezone) ?? ''
	const isLate = order.sentAt === null && until < today
	const day = `${formatDate(until)}${isLate ? ': that day has passed' : ''}`
	const told = money
		? `An email has told them that ${money(asked.refundMinor)} goes back${order.sentAt === null ? ` by ${day}` : `, and to send it back by ${day}`}. ${refundInWords(order, asked, { money, whose: 'their' })}`
		: 'An email has told them that you know.'
	const what =
		order.sentAt === null
			? `They have cancelled${stays === '' ? ': don’t post it' : ''}`
			: 'They cancelled after it was sent'
	return stays === '' ? `${what}. ${told}` : `${what}, except ${stays}, which stays. ${told}`
}

/**
 * What came back, what of the money goes back and by which day; "" while nothing of it is due. Without a cancellation on record it is for the charity to
 * decide: the law's 14 days are of a buyer who cancelled in time, or of what was faulty.
 */
export function returnInWords(order: Order, { bands, paid, money, timezone, today, lastDay }: CancelAsked): string {
	const until = lastDayAfterReturn(order, timezone)
	if (until === undefined || !RETURN_STAGES.includes(orderStage(order))) return ''
	const { cancelled, deliveryMinor, refundMinor } = refundOfReturn(order, bands, paid)
	const returnedOn = dayIn(timezone, order.returnedAt ?? 0)
	const came = `${cancelled.map(lineInWords).join(', ')} came back on ${formatDate(returnedOn)}`
	const day = `by ${formatDate(until)}, 14 days after it came back${until < today ? ': that day has passed' : ', or after their proof of posting, if that came first'}`
	const delivery = money && deliveryMinor > 0 ? `, with ${money(deliveryMinor)} of it for the delivery` : ''
	if (isCancelled(order)) {
		return `${came}. ${money ? `Refund ${money(refundMinor)}${delivery},` : 'A treasurer refunds it'} ${day}.`
	}
	const decides = money ? 'whether you refund it is for you to decide' : 'a treasurer decides whether it is refunded'
	const due = money ? `refund ${money(refundMinor)}${delivery},` : 'it is refunded'
	if (lastDay !== undefined && returnedOn > lastDay) {
		const choice = money ? LATE_CHOICE : 'A treasurer decides whether it is refunded.'
		return `${came}, ${daysOnTheWay(order, timezone)}and no cancellation is on record. It is late: they could change their mind until about ${formatDate(lastDay)}, by when we expect that it came: the tracking knows better. ${choice} If they told you by then, or it was faulty, ${due} ${day}.`
	}
	return `${came}, ${daysOnTheWay(order, timezone)}and no cancellation is on record: ${decides}. If they cancelled in time, or it was faulty, ${due} ${day}.`
}

/** The Consumer Contracts Regulations 2013 end with the 14 days: the rest is the charity's own kindness. */
const LATE_CHOICE =
	'The law asks for no refund then: you may refund all or a part of it, offer something else, or send it back to them.'

/** "34 days after it was posted, " */
function daysOnTheWay({ sentAt, returnedAt }: Order, timezone: string): string {
	if (sentAt === null || returnedAt === null) return ''
	const days = daysSince(dayIn(timezone, sentAt), new Date(`${dayIn(timezone, returnedAt)}T00:00:00Z`)) ?? 0
	return days === 0 ? '' : `${days === 1 ? '1 day' : `${days} days`} after it was posted, `
}

/** The buyer has cancelled, so that what came back has to be refunded. */
export function isCancelled({ cancelAskedAt }: Pick<Order, 'cancelAskedAt'>): boolean {
	return cancelAskedAt !== null
}

const RETURN_STAGES: readonly OrderStage[] = ['sent', 'cancel asked']

/** "Refund by 27 November 2026", and whether that day has passed and the refund was due; null when nothing is to go back yet. */
export function refundDueInWords(
	order: Order,
	{ timezone, today }: { timezone: string; today: string },
): { words: string; isLate: boolean } | null {
	const stage = orderStage(order)
	// What was sent comes back first.
	const isDue = stage === 'cancel asked' && order.sentAt === null && cancellableLines(order).length > 0
	const returnUntil = RETURN_STAGES.includes(stage) ? lastDayAfterReturn(order, timezone) : undefined
	const until = isDue ? lastDayAfterCancelling(order, timezone) : returnUntil
	if (until === undefined) return null
	const isPast = until < today
	const day = formatDate(until)
	if (!isCancelled(order)) {
		return { words: `${isPast ? 'If a refund was due: by' : 'If a refund is due: by'} ${day}`, isLate: false }
	}
	return { words: `${isPast ? 'Refund was due by' : 'Refund by'} ${day}`, isLate: isPast }
}

/**
 * What goes back when an order ends as a whole: of one that was sent, and for a buyer who has cancelled, what is theirs by law (`cancellationOf`);
 * of one that the charity itself does not send, all that is left. In minor units.
 *
 * @param rest that can still go back
 */
export function endingRefund(
	order: Order,
	{ bands, paid, rest }: { bands: readonly DeliveryBand[]; paid: PaidSums; rest: number },
): { refundMinor: number; byLaw: Cancellation | null } {
	const isByLaw = order.sentAt !== null || askedCancellation(order, bands, paid)?.isWhole === true
	const byLaw = isByLaw ? cancellationOf(order, bands, paid.received, paid.refunded) : null
	// What cannot be returned was made wrongly, if it is refunded at all.
	if (byLaw === null || byLaw.cancelled.length === 0) return { refundMinor: rest, byLaw: null }
	return { refundMinor: Math.min(rest, byLaw.refundMinor), byLaw }
}
