import type { ExpressionBuilder } from 'kysely'
import type { PaymentState } from '#domain/payables/payment-states.ts'
import type { Tables } from '../store/tables/tables.ts'

/** Money that came and is the charity's no longer. */
export const WENT_BACK: readonly PaymentState[] = ['refunded', 'failed', 'dispute lost']

/**
 * Payments of the donor's own that came before one and stayed: of the same donation or order, or of another with the same declaration, as when a donation is paid
 * again in another way. A declaration for one gift covers the first of them only.
 */
export function earlierReceived(eb: ExpressionBuilder<Tables, 'payment' | 'payable'>) {
	return eb
		.selectFrom('payment as earlier')
		.innerJoin('payable as other', 'other.id', 'earlier.payable_id')
		.select('earlier.id')
		.where('earlier.paid_at', 'is not', null)
		.where('earlier.other_payer_at', 'is', null)
		.where('earlier.state', 'not in', WENT_BACK)
		.where((where) =>
			where.or([
				where('other.id', '=', where.ref('payable.id')),
				where('other.gift_aid_declaration_id', '=', where.ref('payable.gift_aid_declaration_id')),
			]),
		)
		.where((where) =>
			where.or([
				where('earlier.paid_at', '<', where.ref('payment.paid_at')),
				where.and([
					where('earlier.paid_at', '=', where.ref('payment.paid_at')),
					where('earlier.sequence', '<', where.ref('payment.sequence')),
				]),
			]),
		)
}
