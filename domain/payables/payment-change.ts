import type { Payable, Payment } from './payable.ts'

/** What a fact changed, as far as emails depend on it (`records/payables/apply-fact.ts`). */
export interface PaymentChange {
	/** Its amount is what arrived. */
	fact: { kind: string; ref?: string; amount?: number | null; currency?: string }
	before: { payable: Pick<Payable, 'state'>; payment: Payment | undefined }
	after: { payable: Payable; payment: Payment | undefined }
}
