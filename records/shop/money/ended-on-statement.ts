import type { Database } from '../../payables/payables.ts'
import { readUndecided } from '../../payables/transfers/hold-for-lines.ts'

/**
 * The payables of orders that ended without money, and whose reference stands alone on a line of a bank statement that no one has decided
 * about: the line is "no longer expected" (`match-line.ts`), and someone decides whether the money is booked or sent back.
 */
export async function listEndedOnStatement(db: Database): Promise<string[]> {
	const named = (await readUndecided(db)).flatMap(({ named: [id, ...others] }) =>
		id && others.length === 0 ? [id] : [],
	)
	if (named.length === 0) return []
	const ended = await db
		.selectFrom('payable')
		.innerJoin('shop_order', 'shop_order.payable_id', 'payable.id')
		.select('payable.id')
		.where('payable.id', 'in', [...new Set(named)])
		.where('provider', '=', 'bank transfer')
		.where((eb) =>
			eb.or([eb('cancelled_at', 'is not', null), eb('closed_at', 'is not', null), eb('state', '=', 'abandoned')]),
		)
		.where((eb) =>
			eb.not(
				eb.exists(
					eb
						.selectFrom('payment')
						.select('payment.id')
						.whereRef('payment.payable_id', '=', 'payable.id')
						.where('paid_at', 'is not', null),
				),
			),
		)
		.execute()
	return ended.map(({ id }) => id)
}
