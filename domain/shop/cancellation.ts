import type { DeliveryBand } from '#content/model/general-options.ts'
import { addDays, dayIn } from '#lib/dates.ts'
import { deliveryMethods } from './delivery.ts'
import { type Order, type OrderLine, totalMinor } from './order.ts'
import { toRefund } from './parcel.ts'
import { CANCEL_DAYS } from './terms.ts'

/** The period runs from the arrival, which no one reports to us: no parcel at home takes longer. */
const MAX_POSTING_DAYS = 10

/** What the buyer may cancel and give back, without what was refunded already. */
export function cancellableLines({ lines }: Pick<Order, 'lines'>): OrderLine[] {
	return lines.flatMap((line) => {
		const quantity = line.quantity - line.refundedQuantity
		return line.needsDelivery && line.returnable && quantity > 0
			? [{ ...line, quantity, totalMinor: quantity * line.unitMinor }]
			: []
	})
}

/** What stays ordered: made for its buyer, excluded, or a donation. */
export function keptLines({ lines }: Pick<Order, 'lines'>): OrderLine[] {
	return lines.filter((line) => (!line.needsDelivery || !line.returnable) && line.quantity > line.refundedQuantity)
}

/** What ends by a cancellation, what stays ordered, and what goes back. Minor units. */
export interface Cancellation {
	cancelled: OrderLine[]
	kept: OrderLine[]
	/** The extra line, which ends with an order that was not paid and stays otherwise. */
	donation: { minor: number; isKept: boolean }
	/** What of the delivery the rest no longer needs. */
	deliveryMinor: number
	/** Everything that goes back; 0 of an order that was not paid. */
	refundMinor: number
}

/**
 * What the buyer's cancellation does (Consumer Contracts Regulations 2013, regulation 34). Nothing is made before it is paid, so that all of an unpaid
 * order ends. Of a paid one the standard delivery goes back, less what posting the rest would have cost. Nothing is kept for a delivery that has
 * not begun and that nothing needs any more.
 *
 * @param received of its payments; 0 while no money is here, and undefined while it is promised
 * @param refunded of them; what went back for no line is taken off
 */
export function cancellationOf(
	order: Order,
	bands: readonly DeliveryBand[],
	received: number | undefined,
	refunded = 0,
): Cancellation {
	const { lines, donationMinor } = order
	if (received === 0) {
		const donation = { minor: donationMinor, isKept: false }
		return { cancelled: lines, kept: [], donation, deliveryMinor: order.deliveryMinor, refundMinor: 0 }
	}
	const cancelled = cancellableLines(order)
	const kept = keptLines(order)
	const deliveryMinor = cancelled.length === 0 ? 0 : deliveryBack(order, kept, bands)
	const goods = cancelled.reduce((sum, line) => sum + line.totalMinor, 0)
	const short = received === undefined ? 0 : Math.max(0, totalMinor(order) - received)
	return {
		cancelled,
		kept,
		donation: { minor: donationMinor, isKept: donationMinor > 0 },
		deliveryMinor,
		refundMinor: Math.max(0, goods + deliveryMinor - short - refundedBesides(order, refunded)),
	}
}

/**
 * What goes back for what came back and is not refunded yet: as after a cancellation of just that, within 14 days of having it (regulation 34(5)).
 *
 * @param paid of its payments
 */
export function refundOfReturn(
	order: Order,
	bands: readonly DeliveryBand[],
	{ received, refunded }: { received: number; refunded: number },
): Pick<Cancellation, 'cancelled' | 'deliveryMinor' | 'refundMinor'> {
	const cancelled = toRefund(order)
	const backOf = (id: string) => cancelled.find((line) => line.id === id)?.quantity ?? 0
	const kept = order.lines
		.map((line) => ({ ...line, quantity: line.quantity - line.refundedQuantity - backOf(line.id) }))
		.filter(({ quantity }) => quantity > 0)
	const deliveryMinor = cancelled.length === 0 ? 0 : deliveryBack(order, kept, bands)
	const goods = cancelled.reduce((sum, line) => sum + line.totalMinor, 0)
	const whole = goods + deliveryMinor - refundedBesides(order, refunded)
	return { cancelled, deliveryMinor, refundMinor: Math.max(0, Math.min(whole, received - refunded)) }
}

/** Minor units of refunds that are for no line: of delivery, or of a sum. */
function refundedBesides({ lines }: Pick<Order, 'lines'>, refunded: number): number {
	const ofLines = lines.reduce((sum, { refundedQuantity, unitMinor }) => sum + refundedQuantity * unitMinor, 0)
	return Math.max(0, refunded - ofLines)
}

/** A dearer way than the cheapest was the buyer's own choice, once it was used. */
function deliveryBack(order: Order, kept: readonly OrderLine[], bands: readonly DeliveryBand[]): number {
	const posted = kept.filter(({ needsDelivery }) => needsDelivery)
	if (posted.length === 0 && order.sentAt === null) return order.deliveryMinor
	const country = order.address?.country ?? ''
	const { currency } = order.payable.due
	const cheapest = (of: readonly OrderLine[]) => {
		const weightG = of.reduce((sum, line) => sum + line.weightG * line.quantity, 0)
		return deliveryMethods(bands, country, weightG, currency)[0]?.priceMinor
	}
	const standard = Math.min(order.deliveryMinor, cheapest(order.lines) ?? order.deliveryMinor)
	const ofKept = posted.length === 0 ? 0 : (cheapest(posted) ?? standard)
	return Math.max(0, standard - ofKept)
}

/**
 * The last day of the right to cancel, `YYYY-MM-DD`, generously counted; undefined before the parcel is sent.
 *
 * @param expectedOn the day by which it usually is there (`dayAfterPosting`), which abroad may be later
 */
export function lastDayToCancel(
	{ sentAt }: Pick<Order, 'sentAt'>,
	timezone: string,
	expectedOn?: string,
): string | undefined {
	if (sentAt === null) return undefined
	const home = addDays(dayIn(timezone, sentAt), MAX_POSTING_DAYS)
	return addDays(expectedOn !== undefined && expectedOn > home ? expectedOn : home, CANCEL_DAYS)
}

/** The last day to refund what came back, `YYYY-MM-DD`; undefined while nothing is due. */
export function lastDayAfterReturn(order: Pick<Order, 'lines' | 'returnedAt'>, timezone: string): string | undefined {
	if (order.returnedAt === null || toRefund(order).length === 0) return undefined
	return addDays(dayIn(timezone, order.returnedAt), CANCEL_DAYS)
}

/** The last day to send the money back, or the goods if they were sent, `YYYY-MM-DD`; undefined before it was cancelled. */
export function lastDayAfterCancelling(
	{ cancelAskedAt }: Pick<Order, 'cancelAskedAt'>,
	timezone: string,
): string | undefined {
	return cancelAskedAt === null ? undefined : addDays(dayIn(timezone, cancelAskedAt), CANCEL_DAYS)
}
