import { listPayments } from '#records/giving/donations.ts'
import type { Store } from '#records/store/open-store.ts'

/** What is stored of a donation. `tag`: the part of its references that tells it from others, left out. */
export async function donationSnapshot({ db }: Store, donationId: string, tag = '') {
	const entries = await db
		.selectFrom('ledger_entry')
		.select(['kind', 'amount_minor', 'provider_ref', 'fund', 'currency'])
		.where('donation_id', '=', donationId)
		.orderBy('kind')
		.orderBy('provider_ref')
		.execute()
	const donation = await db.selectFrom('donation').selectAll().where('id', '=', donationId).executeTakeFirstOrThrow()
	const payments = await listPayments(db, donationId)
	const found = {
		state: donation.state,
		amount: donation.amount_minor,
		subscription: donation.provider_subscription_ref,
		payments: payments
			.map(({ state, refunded, fee, invoiceRef, paidAt }) => ({ state, refunded, fee, invoiceRef, paidAt }))
			.sort((a, b) => String(a.invoiceRef).localeCompare(String(b.invoiceRef))),
		entries,
	}
	return tag === '' ? found : (JSON.parse(JSON.stringify(found).replaceAll(tag, '')) as typeof found)
}
