import type { Payment } from '#domain/payables/payable.ts'

/** £20 by card, started; not stored. */
export function aPayment(changes: Partial<Payment> = {}): Payment {
	return {
		id: 'p1',
		payableId: 'd1',
		sequence: 1,
		provider: 'stripe',
		state: 'started',
		fee: null,
		sessionRef: null,
		amount: { amount: 2000, currency: 'GBP' },
		intentRef: null,
		invoiceRef: null,
		chargeRef: null,
		dueOn: null,
		method: null,
		paidAt: null,
		received: 0,
		refunded: 0,
		createdAt: 1,
		version: 0,
		...changes,
	}
}
