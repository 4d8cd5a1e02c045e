import { listPayments } from '#records/payables/payables.ts'
import type { Store } from '#records/store/open-store.ts'

/** What is stored of a donation. `tag`: the part of its references that tells it from others, left out. */
export async function donationSnapshot({ db }: Store, payableId: string, tag = '') {
	const entries = await db
		.selectFrom('ledger_entry')
		.select(['kind', 'amount_minor', 'provider_ref', 'fund', 'currency'])
		.where('payable_id', '=', payableId)
		.orderBy('kind')
		.orderBy('provider_ref')
		.execute()
	const payable = await db.selectFrom('payable').selectAll().where('id', '=', payableId).executeTakeFirstOrThrow()
	const payments = await listPayments(db, payableId)
	const found = {
		state: payable.state,
		amount: payable.due_minor,
		subscription: payable.provider_subscription_ref,
		payments: payments
			.map(({ state, refunded, fee, invoiceRef, paidAt }) => ({ state, refunded, fee, invoiceRef, paidAt }))
			.sort((a, b) => String(a.invoiceRef).localeCompare(String(b.invoiceRef))),
		entries,
	}
	return tag === '' ? found : (JSON.parse(JSON.stringify(found).replaceAll(tag, '')) as typeof found)
}
