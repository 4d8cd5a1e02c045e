import type { Transaction } from 'kysely'
import { recordEvent } from '../staff/audit.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'

interface Mark {
	/** Of a donation, a sponsorship or an order. */
	reference: string
	isNotForGiftAid: boolean
	staffId: string | null
}

/**
 * Marks a gift as one that no one person made: an organisation's, or what a quiz night collected, paid in by someone whose own gifts may well be
 * declared. Gift Aid is for what individuals give of their own money. The mark can be taken back.
 *
 * @returns false for an unknown reference, and where it is so already
 */
export function markForGiftAid(store: Store, mark: Mark, now: number): Promise<boolean> {
	return store.write((transaction) => markForGiftAidIn(transaction, mark, now))
}

/** `markForGiftAid` as part of a transaction that writes more. */
export async function markForGiftAidIn(
	transaction: Transaction<Tables>,
	{ reference, isNotForGiftAid, staffId }: Mark,
	now: number,
): Promise<boolean> {
	const marked = await transaction
		.updateTable('payable')
		.set({ not_for_gift_aid_at: isNotForGiftAid ? now : null })
		.where('reference', '=', reference)
		.where('not_for_gift_aid_at', isNotForGiftAid ? 'is' : 'is not', null)
		.returning('id')
		.executeTakeFirst()
	if (!marked) return false
	const action = isNotForGiftAid ? 'marked not for Gift Aid' : 'marked for Gift Aid again'
	await recordEvent(transaction, { staffId, action, subject: reference }, now)
	return true
}
