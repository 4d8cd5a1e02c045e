import { keepSurplus, refundSurplus, type SurplusResult } from '#records/shop/money/surplus.ts'
import { pastDayIn } from '../../../giving/donation/donation-actions.server.ts'
import type { OrderActionArgs, Outcome } from '../sent-form.server.ts'

const seenOf = ({ order, seenVersion }: OrderActionArgs) => ({ reference: order.payable.reference, seenVersion })
const outcomeOf = (result: SurplusResult): Outcome => (result === 'done' ? 'done' : 'changed meanwhile')

/** What was paid above the order becomes a donation for good. */
export async function keepTheSurplus(args: OrderActionArgs): Promise<Outcome> {
	const { desk, member } = args
	return outcomeOf(await keepSurplus(desk.store, seenOf(args), { staffId: member.id, now: desk.now }))
}

/** It was sent back from the bank. */
export async function enterSurplusRefund(args: OrderActionArgs): Promise<Outcome> {
	const { desk, member, form } = args
	const seen = { ...seenOf(args), at: pastDayIn(form, 'surplus-refund-day', desk) }
	const by = { staffId: member.id, now: desk.now }
	return outcomeOf(await refundSurplus(desk.store, seen, desk.giving.deliveriesOf, by))
}
