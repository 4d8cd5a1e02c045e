import { randomUUID } from 'node:crypto'
import type { NewOrder, NewOrderLine } from '#domain/shop/order.ts'

/** One mug for £9, by letter for £2.25. */
export function aNewOrder(changes: Partial<NewOrder> = {}): NewOrder {
	return {
		idempotencyKey: randomUUID(),
		provider: 'stripe',
		firstName: 'Zoë',
		lastName: 'O’Brien-Smith',
		email: 'zoe@example.org',
		phone: '',
		locale: 'en-GB',
		currency: 'GBP',
		note: '',
		declaration: null,
		address: { lines: ['1 Mill Lane'], town: 'Thornford', postcode: 'TH1 2AB', country: 'GB' },
		delivery: { key: 'GB-250-letter', label: 'Letter', priceMinor: 225 },
		lines: [aNewOrderLine()],
		donationMinor: 0,
		...changes,
	}
}

export function aNewOrderLine(changes: Partial<NewOrderLine> = {}): NewOrderLine {
	return {
		merchId: 201,
		slug: 'mug',
		title: 'Good ears mug',
		variant: 'one',
		variantLabel: 'White',
		quantity: 1,
		unitMinor: 900,
		vatRate: 20,
		weightG: 350,
		needsDelivery: true,
		returnable: true,
		personalisation: '',
		...changes,
	}
}
