import type { Transaction } from 'kysely'
import type { Payment } from '#domain/giving/donation.ts'
import { takeGoodsAgain } from '../../shop/stock/take-goods-again.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { asPayment } from '../donations.ts'
import { insertPayment } from '../start-donation.ts'
import { stateOfAttempts } from '../state-of-donation.ts'
import { type DonationRow, listPaymentRows } from './find-payment.ts'

/**
 * The payment with which a donation can be paid now: the one that is started, or another attempt after those that failed or
 * were abandoned. Undefined when there is nothing to pay: money has moved, is on its way, the donation has ended, or the goods of an order
 * were sold to others.
 *
 * At most one session of a donation is payable: the caller expires the session of the last attempt before.
 */
export function payableAttempt(store: Store, donationId: string, now: number): Promise<Payment | undefined> {
	return store.write(async (transaction) => {
		const donation = await lock(transaction, store.engine, donationId)
		if (!donation || donation.state === 'cancelled' || donation.provider_subscription_ref !== null) return undefined
		const payments = await listPaymentRows(transaction, donationId)
		const last = payments.at(-1)
		if (!last || payments.some(({ state, paid_at }) => paid_at !== null || state === 'pending')) return undefined
		if (last.state === 'started') return asPayment(last)
		if (!(await takeGoodsAgain(transaction, store.engine, donation))) return undefined
		const payment = await insertPayment(transaction, { donation, sequence: last.sequence + 1, now })
		await reopen(transaction, donation)
		return payment
	})
}

async function lock(transaction: Transaction<Tables>, engine: Store['engine'], id: string) {
	return (
		transaction
			.selectFrom('donation')
			.selectAll()
			.where('id', '=', id)
			// SQLite has one writer at a time.
			.$if(engine === 'postgres', (query) => query.forUpdate())
			.executeTakeFirst()
	)
}

/** Of a monthly donation the state stays "starting". */
async function reopen(transaction: Transaction<Tables>, { id, frequency, state, version }: DonationRow) {
	const payments = await listPaymentRows(transaction, id)
	const reopened = frequency === 'monthly' ? state : stateOfAttempts(payments, state)
	await transaction
		.updateTable('donation')
		.set({ state: reopened, version: version + 1, closed_at: null })
		.where('id', '=', id)
		.execute()
}
