import type { Transaction } from 'kysely'
import { isMonthlyState } from '#domain/payables/monthly-states.ts'
import type { Payment } from '#domain/payables/payable.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'
import { handlerOf } from './payable-handlers.ts'
import { asPayment, listPaymentRows, lockPayable, type PayableRow } from './payables.ts'
import { insertPayment } from './start-payable.ts'
import { stateOfAttempts } from './state-of-payable.ts'

/**
 * The payment with which a payable can be paid now: the one that is started, or another attempt after those that failed or
 * were abandoned. Undefined when there is nothing to pay: money has moved, is on its way, it has ended, or the goods of an order
 * were sold to others.
 *
 * At most one session of it is payable: the caller expires the session of the last attempt before.
 */
export function payableAttempt(store: Store, payableId: string, now: number): Promise<Payment | undefined> {
	return store.write(async (transaction) => {
		const payable = await lockPayable(transaction, store.engine, { id: payableId })
		if (!payable || payable.state === 'cancelled' || payable.provider_subscription_ref !== null) return undefined
		const payments = await listPaymentRows(transaction, payableId)
		const last = payments.at(-1)
		if (!last || payments.some(({ state, paid_at }) => paid_at !== null || state === 'pending')) return undefined
		if (last.state === 'started') return asPayment(last)
		if (!(await handlerOf(payable).mayBePaidAgain(transaction, store.engine, payable))) return undefined
		const payment = await insertPayment(transaction, { payable, sequence: last.sequence + 1, now })
		await reopen(transaction, payable)
		return payment
	})
}

/** Reopens a payable; a monthly donation stays "starting". */
async function reopen(transaction: Transaction<Tables>, { id, state, version }: PayableRow) {
	const payments = await listPaymentRows(transaction, id)
	const reopened = isMonthlyState(state) ? state : stateOfAttempts(payments, state)
	await transaction
		.updateTable('payable')
		.set({ state: reopened, version: version + 1, closed_at: null })
		.where('id', '=', id)
		.execute()
}
