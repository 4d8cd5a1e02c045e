import type { PaymentProvider } from '../provider.ts'

/**
 * The donor sends the money themselves, with the reference. What arrives is marked at the desk (`records/giving/mark-received.ts`), so
 * there is nothing to ask and nothing to expire at a provider.
 */
export const bankTransfer: PaymentProvider = {
	name: 'bank transfer',
	startPayment: async () => ({ kind: 'instructions' }),
	expireSession: async (payment) => (payment.paidAt === null ? 'expired' : 'already paid'),
	refund: async () => ({ kind: 'refused', reason: 'A bank transfer is paid back from your bank.' }),
	// The standing order is the donor's: only their bank can end it.
	cancelMonthly: async () => {},
	portalUrl: async () => undefined,
	readPayment: async () => [],
}
