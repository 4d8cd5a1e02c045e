import type { Store } from '../store/open-store.ts'

/** Whether an email about a donation or an order was sent or is on its way: not one that was quarantined or has failed. */
export async function hasEmail({ db }: Store, payableId: string): Promise<boolean> {
	const row = await db
		.selectFrom('delivery')
		.select('id')
		.where('payable_id', '=', payableId)
		.where('quarantined_at', 'is', null)
		.where('failed_at', 'is', null)
		.limit(1)
		.executeTakeFirst()
	return row !== undefined
}

/** When the first email about a donation or an order that was written since then was sent; undefined while none was. */
export async function readEmailSentAt({ db }: Store, payableId: string, since: number): Promise<number | undefined> {
	const row = await db
		.selectFrom('delivery')
		.select('done_at')
		.where('payable_id', '=', payableId)
		.where('channel', '=', 'email')
		.where('created_at', '>=', since)
		.where('done_at', 'is not', null)
		.orderBy('created_at')
		.limit(1)
		.executeTakeFirst()
	return row?.done_at ?? undefined
}
