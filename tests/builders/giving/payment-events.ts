import type { NewPaymentEvent } from '#records/payments/payment-events.ts'

type Kind = NewPaymentEvent['kind']
type Fact<K extends Kind> = Extract<NewPaymentEvent, { kind: K }>

/** What a provider tells of a donation of £20. `null`: without its reference. */
export function factsOf(reference: string | null) {
	const about = { provider: 'stripe', reference } as const
	const effect = <K extends Kind>(kind: K, ref: string, amount: number, at: number, more: object = {}) =>
		({ ...about, kind, ref, amount, currency: 'GBP', at, ...more }) as unknown as Fact<K>
	return {
		about,
		completed: (at = 10): Fact<'session completed'> => ({
			...about,
			kind: 'session completed',
			at,
			refs: { session: 'cs_1', intent: 'pi_1', customer: 'cus_1' },
		}),
		paid: (more: object = {}) =>
			effect('paid', 'pi_1', 2000, 20, { refs: { intent: 'pi_1', charge: 'ch_1' }, ...more }),
		refunded: (ref: string, amount: number) => effect('refunded', ref, amount, 30, { refs: { charge: 'ch_1' } }),
		effect,
	}
}
