import type { Payment } from '#domain/payables/payable.ts'
import type { Store } from '../store/open-store.ts'

/** What became of the email with the receipt of a payment. */
type ReceiptEmail =
	| { kind: 'sent'; at: number }
	| { kind: 'on its way' }
	/** It was quarantined or has failed, or is older than emails are kept. */
	| { kind: 'none' }

/**
 * The last receipt of a payment that was emailed: staff may send it again.
 *
 * @param linkStart what the link to it in the email begins with
 */
export async function readReceiptEmail(
	{ db }: Store,
	{ payableId }: Pick<Payment, 'payableId'>,
	linkStart: string,
): Promise<ReceiptEmail> {
	const emails = await db
		.selectFrom('delivery')
		.select(['done_at', 'failed_at', 'quarantined_at'])
		.where('payable_id', '=', payableId)
		.where('payload_json', 'like', `%${linkStart}%`)
		.execute()
	const sent = emails.flatMap(({ done_at }) => (done_at === null ? [] : [done_at]))
	if (sent.length > 0) return { kind: 'sent', at: Math.max(...sent) }
	const isWaiting = emails.some(({ failed_at, quarantined_at }) => failed_at === null && quarantined_at === null)
	return { kind: isWaiting ? 'on its way' : 'none' }
}
