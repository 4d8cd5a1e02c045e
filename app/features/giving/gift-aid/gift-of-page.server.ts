import type { PaidGift } from '#domain/gift-aid/cover.ts'
import type { Payable } from '#domain/payables/payable.ts'
import { dayIn } from '#lib/dates.ts'
import { TAX_TIMEZONE } from '#records/gift-aid/declarations.ts'
import { readExpectedGift, readGiftsOf } from '#records/gift-aid/read-gifts.ts'
import type { Store } from '#records/store/open-store.ts'

/**
 * The gift that a page after giving asks Gift Aid for: the last payment that arrived, or the one that is awaited. Before any money has come
 * only a declaration made with this donation or order counts: anyone can type another person's name and address, and would read here
 * whether that person has declared.
 */
export async function giftOfPage({ db }: Store, payable: Payable, now: number): Promise<PaidGift | undefined> {
	const arrived = (await readGiftsOf(db, payable.id)).findLast(({ amount }) => amount > 0)
	if (arrived) return arrived
	const expected = await readExpectedGift(db, payable.id, dayIn(TAX_TIMEZONE, now))
	if (!expected) return undefined
	const isOfPayable = ({ declaration }: PaidGift['declarations'][number]) =>
		declaration.id === payable.giftAidDeclarationId
	return { ...expected, declarations: expected.declarations.filter(isOfPayable) }
}
