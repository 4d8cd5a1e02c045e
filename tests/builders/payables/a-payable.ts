import type { Payable, Payment } from '#domain/payables/payable.ts'

/** £20 by bank transfer, not yet paid; not stored. */
export function aPayable(changes: Partial<Payable> = {}): Payable {
	return {
		id: 'd1',
		reference: 'DON-7K3F-2M',
		createdAt: 1,
		kind: 'donation',
		due: { amount: 2000, currency: 'GBP' },
		provider: 'bank transfer',
		state: 'started',
		version: 0,
		locale: 'en-GB',
		giftAidDeclarationId: null,
		isNotForGiftAid: false,
		firstName: 'Zoë',
		lastName: 'O’Brien',
		email: 'zoe@example.org',
		customerRef: null,
		subscriptionRef: null,
		remindedAt: null,
		closedAt: null,
		anonymisedAt: null,
		...changes,
	}
}

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
		paidInFullAt: null,
		declinedAt: null,
		stateAt: 0,
		received: 0,
		refunded: 0,
		disputeDueBy: null,
		disputeReason: '',
		createdAt: 1,
		version: 0,
		...changes,
	}
}
