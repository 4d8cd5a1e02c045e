import type { Order, OrderLine } from '#domain/shop/order.ts'
import { aDonation } from '../giving/a-donation.ts'

/** A lead for £18; not stored. */
export function anOrderLine(changes: Partial<OrderLine> = {}): OrderLine {
	return {
		...{ id: 'l1', merchId: 203, slug: 'rope-lead', title: 'Rope lead', variant: 'red', variantLabel: 'Red' },
		...{ quantity: 1, unitMinor: 1800, totalMinor: 1800, vatRate: 20, weightG: 190, needsDelivery: true },
		...{ returnable: true, personalisation: '', refundedQuantity: 0, returnedQuantity: 0 },
		...changes,
	}
}

/** The lead and £2.25 of delivery, by bank transfer, not yet paid; not stored. */
export function anOrder({ donation, ...changes }: Partial<Order> = {}): Order {
	return {
		donation: {
			...aDonation({ kind: 'order', fund: 'shop', reference: 'ORD-7K3F-2M' }),
			...{ amount: { amount: 2025, currency: 'GBP' }, createdAt: Date.UTC(2026, 10, 23, 9) },
			...donation,
		},
		lines: [anOrderLine()],
		...{ goodsMinor: 1800, giftsMinor: 0, deliveryMinor: 225, donationMinor: 0 },
		delivery: { key: 'GB-250-letter', label: 'Letter', priceMinor: 225 },
		address: { lines: ['12 Mill Lane'], town: 'Thornford', postcode: 'SA14 8NN', country: 'GB' },
		...{ phone: '', note: '', packedAt: null, sentAt: null, trackingUrl: '', cancelAskedAt: null, cancelledAt: null },
		...{ returnedAt: null, isOutOfStock: false, version: 0 },
		...changes,
	}
}
