import type { Transaction } from 'kysely'
import { recordEvent } from '../staff/audit.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables/tables.ts'

interface Mark {
	/** The reference of a donation, a sponsorship or an order. */
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

interface PayerMark {
	/** The reference of a donation, a sponsorship or an order. */
	reference: string
	/** A payment of it that has arrived. */
	paymentId: string
	isFromAnotherPayer: boolean
	staffId: string | null
}

/**
 * Marks one payment as made by another person, whom no declaration of the donor covers: one month of a standing order, say. The others stay as
 * they are. The mark can be taken back.
 *
 * @returns false for a payment of another gift, and where it is so already
 */
export function markPayer(store: Store, { reference, paymentId, isFromAnotherPayer, staffId }: PayerMark, now: number) {
	return store.write(async (transaction) => {
		const marked = await transaction
			.updateTable('payment')
			.set({ other_payer_at: isFromAnotherPayer ? now : null })
			.where('id', '=', paymentId)
			.where('payable_id', '=', (eb) => eb.selectFrom('payable').select('id').where('reference', '=', reference))
			.where('paid_at', 'is not', null)
			.where('other_payer_at', isFromAnotherPayer ? 'is' : 'is not', null)
			.returning('id')
			.executeTakeFirst()
		if (!marked) return false
		const action = isFromAnotherPayer ? 'payment marked as another payer’s' : 'payment marked as the donor’s'
		await recordEvent(transaction, { staffId, action, subject: reference }, now)
		return true
	})
}
