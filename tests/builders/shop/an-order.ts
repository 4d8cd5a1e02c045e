import type { Payable } from '#domain/payables/payable.ts'
import type { Order, OrderLine } from '#domain/shop/order.ts'
import { aPayable } from '../payables/a-payable.ts'

/** A lead for £18; not stored. */
export function anOrderLine(changes: Partial<OrderLine> = {}): OrderLine {
	return {
		id: 'l1',
		merchId: 203,
		slug: 'rope-lead',
		title: 'Rope lead',
		variant: 'red',
		variantLabel: 'Red',
		quantity: 1,
		unitMinor: 1800,
		totalMinor: 1800,
		vatRate: 20,
		weightG: 190,
		needsDelivery: true,
		returnable: true,
		personalisation: '',
		refundedQuantity: 0,
		sentQuantity: null,
		returnedQuantity: 0,
		unrefundedQuantity: 0,
		...changes,
	}
}

type OrderChanges = Partial<Omit<Order, 'payable'>> & { payable?: Partial<Payable> }

/** The lead and £2.25 of delivery, by bank transfer, not yet paid; not stored. */
export function anOrder({ payable, ...changes }: OrderChanges = {}): Order {
	return {
		payable: {
			...aPayable({ kind: 'order', reference: 'ORD-7K3F-2M' }),
			due: { amount: 2025, currency: 'GBP' },
			createdAt: Date.UTC(2026, 10, 23, 9),
			...payable,
		},
		lines: [anOrderLine()],
		goodsMinor: 1800,
		giftsMinor: 0,
		deliveryMinor: 225,
		donationMinor: 0,
		delivery: { key: 'GB-250-letter', label: 'Letter', priceMinor: 225 },
		address: { lines: ['12 Mill Lane'], town: 'Thornford', postcode: 'SA14 8NN', country: 'GB' },
		phone: '',
		note: '',
		packedAt: null,
		sentAt: null,
		trackingUrl: '',
		cancelAskedAt: null,
		cancelledAt: null,
		paperCard: null,
		returnedAt: null,
		isOutOfStock: false,
		version: 0,
		...changes,
	}
}
