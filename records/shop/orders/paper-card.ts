import type { AuditAction } from '#domain/desk/people/staff.ts'
import { type OrderStage, orderStage } from '#domain/shop/order.ts'
import { giftLines } from '#domain/shop/parcel.ts'
import { recordEvent } from '../../staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { changeOrder, type LockedOrder, lockOrder, type SeenOrder } from './lock-order.ts'

type PaperCardResult = 'done' | 'unknown' | 'changed meanwhile' | 'no card'

const PAID: readonly OrderStage[] = ['to pack', 'packed', 'sent', 'fulfilled']

interface By {
	staffId: string | null
	now: number
}

/** The buyer rang and wants the card of their gifts on paper. @param address "" when it goes into a parcel that is not sent yet */
export function askPaperCard(store: Store, { address, ...seen }: SeenOrder & { address: string }, by: By) {
	return change(store, seen, {
		...by,
		action: 'card asked for',
		set: ({ order }) =>
			order.paperCard?.postedAt == null
				? { card_asked_at: by.now, card_address: address, card_posted_at: null }
				: undefined,
	})
}

/** The card on paper is in the post. Nothing is emailed: the buyer has it by email already. */
export function markCardPosted(store: Store, seen: SeenOrder, by: By) {
	return change(store, seen, {
		...by,
		action: 'card posted',
		set: ({ order }) => (order.paperCard?.postedAt === null ? { card_posted_at: by.now } : undefined),
	})
}

/** No one wants it on paper after all. */
export function dropPaperCard(store: Store, seen: SeenOrder, by: By) {
	return change(store, seen, {
		...by,
		action: 'card not wanted',
		set: ({ order }) =>
			order.paperCard?.postedAt === null ? { card_asked_at: null, card_address: '', card_posted_at: null } : undefined,
	})
}

interface Change extends By {
	action: AuditAction
	/** Undefined: not now. */
	set(locked: LockedOrder): Parameters<typeof changeOrder>[3] | undefined
}

function change(
	store: Store,
	{ reference, seenVersion }: SeenOrder,
	{ action, staffId, now, set }: Change,
): Promise<PaperCardResult> {
	return store.write(async (transaction) => {
		const locked = await lockOrder(transaction, store.engine, reference)
		if (!locked) return 'unknown'
		const { order } = locked
		if (order.version !== seenVersion) return 'changed meanwhile'
		if (giftLines(order).length === 0 || !PAID.includes(orderStage(order))) return 'no card'
		const changed = set(locked)
		if (!changed) return 'changed meanwhile'
		await changeOrder(transaction, store.engine, locked, changed, now)
		await recordEvent(transaction, { staffId, action, subject: reference }, now)
		return 'done'
	})
}
