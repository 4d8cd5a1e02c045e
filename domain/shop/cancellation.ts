import { dayIn, daysAfter } from '#lib/dates.ts'
import type { Order, OrderLine } from './order.ts'
import { CANCEL_DAYS } from './terms.ts'

/** The period runs from the arrival, which no one reports to us: no parcel takes longer. */
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
	return lines.filter(({ needsDelivery, returnable }) => !needsDelivery || !returnable)
}

/** The last day of the right to cancel, `YYYY-MM-DD`, generously counted; undefined before the parcel is sent. */
export function lastDayToCancel({ sentAt }: Pick<Order, 'sentAt'>, timezone: string): string | undefined {
	return sentAt === null ? undefined : daysAfter(dayIn(timezone, sentAt), MAX_POSTING_DAYS + CANCEL_DAYS)
}
