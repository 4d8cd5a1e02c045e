import type { DeliveryBand } from '#content/model/general-options.ts'
import { deliveryMethods } from './delivery.ts'
import type { Order, OrderLine } from './order.ts'

type Lined = Pick<Order, 'lines'>

/** What is posted of each line: gifts to the dogs have no parcel, and what was refunded is not sent. A parcel that left stays as it was. */
export function toPack({ lines }: Lined): OrderLine[] {
	const posted = lines.filter(({ needsDelivery }) => needsDelivery)
	return posted.flatMap((line) => (line.sentQuantity === null ? left([line]) : asSent(line, line.sentQuantity)))
}

function asSent(line: OrderLine, quantity: number): OrderLine[] {
	return quantity === 0 ? [] : [{ ...line, quantity }]
}

/** The gifts to the dogs that were not refunded: each has a greetings card, and nothing else is sent for it. */
export function giftLines({ lines }: Lined): OrderLine[] {
	return left(lines.filter(({ needsDelivery }) => !needsDelivery))
}

/** What came back and is neither refunded nor decided about. What was refunded before the parcel left was not in it. */
export function toRefund({ lines }: Lined): OrderLine[] {
	return lines.flatMap((line) => {
		const { quantity, sentQuantity, refundedQuantity, returnedQuantity, unrefundedQuantity } = line
		const refundedSince = Math.max(0, refundedQuantity - (quantity - (sentQuantity ?? quantity)))
		const due = Math.min(quantity - refundedQuantity, returnedQuantity - unrefundedQuantity - refundedSince)
		return due > 0 ? [{ ...line, quantity: due, totalMinor: due * line.unitMinor }] : []
	})
}

/** How many of a line can still come back: of those that were posted. */
export function returnable({ needsDelivery, quantity, sentQuantity, returnedQuantity }: OrderLine): number {
	return needsDelivery ? (sentQuantity ?? quantity) - returnedQuantity : 0
}

export function parcelWeightG(order: Lined): number {
	return toPack(order).reduce((sum, { quantity, weightG }) => sum + quantity * weightG, 0)
}

/**
 * How a parcel is posted: as its buyer chose, or, once something of it was cancelled, as cheaply as what is left goes. What was paid for the delivery
 * stays as it is. "" when nothing is posted.
 */
export function postalService(order: Order, bands: readonly DeliveryBand[]): string {
	const { delivery, address, payable, lines } = order
	if (!delivery) return ''
	const weightG = parcelWeightG(order)
	const ordered = lines.reduce((sum, line) => sum + (line.needsDelivery ? line.quantity * line.weightG : 0), 0)
	if (weightG === 0 || weightG === ordered) return delivery.label
	const methods = deliveryMethods(bands, address?.country ?? '', weightG, payable.due.currency)
	return (methods.find(({ key }) => key === delivery.key) ?? methods[0])?.label ?? delivery.label
}

/** "190 g", "1.15 kg": one figure for one weight, on the slip, for customs and for the post. */
export function weightInWords(grams: number): string {
	return grams < 1000 ? `${grams} g` : `${grams / 1000} kg`
}

function left(lines: OrderLine[]): OrderLine[] {
	return lines
		.map((line) => ({ ...line, quantity: line.quantity - line.refundedQuantity }))
		.filter(({ quantity }) => quantity > 0)
}

/** What an order is of, which its emails and pages say in words of their own. */
export type OrderContents = 'goods' | 'gifts' | 'both'

export function contentsOf(lines: readonly Pick<OrderLine, 'needsDelivery'>[]): OrderContents {
	if (lines.every(({ needsDelivery }) => needsDelivery)) return 'goods'
	return lines.some(({ needsDelivery }) => needsDelivery) ? 'both' : 'gifts'
}
