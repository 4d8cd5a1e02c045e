import type { Payable } from '#domain/payables/payable.ts'
import type { Store } from '../../store/open-store.ts'
import { asPayable } from '../payables.ts'

/** Far more than a small charity awaits. */
const MAX_DONORS = 2000

/** Donations, sponsorships and orders whose money may come by bank transfer, the newest first. */
export async function listAwaitedTransfers({ db }: Store): Promise<Payable[]> {
	const rows = await db
		.selectFrom('payable')
		.selectAll()
		.where('provider', '=', 'bank transfer')
		.where('state', 'in', ['started', 'part paid', 'starting', 'active', 'past due'])
		.where('last_name', '!=', '')
		.orderBy('created_at', 'desc')
		.limit(MAX_DONORS)
		.execute()
	return rows.map(asPayable)
}
