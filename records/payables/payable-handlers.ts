import type { Payable, PayableKind } from '#domain/payables/payable.ts'
import type { PayableDetails } from '#domain/payables/payable-details.ts'
import { donationHandler } from '../giving/donation-handler.ts'
import { orderHandler } from '../shop/order-handler.ts'
import type { PayableHandler } from './payable-handler.ts'
import type { Database } from './payables.ts'

const HANDLERS: Record<PayableKind, PayableHandler> = {
	donation: donationHandler,
	sponsorship: donationHandler,
	order: orderHandler,
}

/** The only place of `records/` that asks what kind a payable is. */
export const handlerOf = ({ kind }: Pick<Payable, 'kind'>): PayableHandler => HANDLERS[kind]

export function detailsOf(db: Database, payable: Pick<Payable, 'id' | 'kind'>): Promise<PayableDetails> {
	return handlerOf(payable).read(db, payable.id)
}
