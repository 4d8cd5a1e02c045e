import type { Transaction } from 'kysely'
import { GENERAL_FUND, SHOP_FUND } from '#domain/payables/funds.ts'
import { isFee, type LedgerKind } from '#domain/payables/ledger-kinds.ts'
import { SURPLUS_REFUND } from '#domain/shop/order.ts'
import { type Effect, enter, type LedgerSubject } from '../../payables/ledger/ledger.ts'
import type { Tables } from '../../store/tables/tables.ts'

/** The entry of the part that is a donation has the reference of the effect with this at its end. */
export const DONATION_PART = ':donation'

/** An effect that takes another one back is divided as that one was. */
const OPPOSITE: Partial<Record<LedgerKind, LedgerKind>> = {
	correction: 'refund',
	refund: 'correction',
	'dispute won': 'dispute',
	dispute: 'dispute won',
}

/**
 * Enters an effect of an order, once: what was paid for goods and delivery in the fund of the shop, the rest, which is a donation, in the general
 * one. Money comes in for goods first and goes back for goods first, but for a surplus. Fees are the shop's. @returns whether it is new
 */
export async function enterOfOrder(
	transaction: Transaction<Tables>,
	payment: PaymentOfOrder,
	effect: Effect,
): Promise<boolean> {
	const parts = await divide(transaction, payment, effect)
	let isNew = false
	for (const { fund, amount, suffix } of parts) {
		const entered = await enter(transaction, { ...payment, fund }, { ...effect, amount, ref: effect.ref + suffix })
		// It was divided when it was entered first.
		if (!entered && suffix === '') return false
		isNew ||= entered
	}
	return isNew
}

type PaymentOfOrder = Omit<LedgerSubject, 'fund'>

interface Part {
	fund: string
	/** Signed. */
	amount: number
	suffix: string
}

async function divide(transaction: Transaction<Tables>, payment: PaymentOfOrder, effect: Effect): Promise<Part[]> {
	const { goods_minor, delivery_minor } = await transaction
		.selectFrom('shop_order')
		.select(['goods_minor', 'delivery_minor'])
		.where('payable_id', '=', payment.payable_id)
		.executeTakeFirstOrThrow()
	const shopSum = goods_minor + delivery_minor
	if (isFee(effect.kind)) {
		return [{ fund: shopSum > 0 ? SHOP_FUND : GENERAL_FUND, amount: effect.amount, suffix: '' }]
	}
	// It went to the general fund when it came.
	if (effect.ref.startsWith(SURPLUS_REFUND)) return [{ fund: GENERAL_FUND, amount: effect.amount, suffix: '' }]
	const size = Math.abs(effect.amount)
	const shop = Math.min(
		size,
		(await oppositeOf(transaction, effect)) ?? (await restOf(transaction, payment, effect, shopSum)),
	)
	const sign = effect.amount < 0 ? -1 : 1
	const parts = [
		{ fund: SHOP_FUND, size: shop },
		{ fund: GENERAL_FUND, size: size - shop },
	].filter((part) => part.size > 0)
	if (parts.length === 0) return [{ fund: SHOP_FUND, amount: 0, suffix: '' }]
	return parts.map(({ fund, size: part }, at) => ({ fund, amount: sign * part, suffix: at === 0 ? '' : DONATION_PART }))
}

/** The shop's part of the effect that this one takes back; undefined when that one is not entered (yet). */
async function oppositeOf(transaction: Transaction<Tables>, { kind, ref }: Effect): Promise<number | undefined> {
	const opposite = OPPOSITE[kind]
	if (!opposite) return undefined
	const entries = await transaction
		.selectFrom('ledger_entry')
		.select(['fund', 'amount_minor'])
		.where('kind', '=', opposite)
		.where('provider_ref', 'in', [ref, ref + DONATION_PART])
		.execute()
	if (entries.length === 0) return undefined
	return entries.filter(({ fund }) => fund === SHOP_FUND).reduce((sum, entry) => sum + Math.abs(entry.amount_minor), 0)
}

/** What of the shop's part has not come in yet, or has not gone back yet. */
async function restOf(transaction: Transaction<Tables>, payment: PaymentOfOrder, effect: Effect, shopSum: number) {
	const isIn = effect.kind === 'payment'
	const kinds: LedgerKind[] = isIn
		? ['payment', 'late failure']
		: ['refund', 'correction', 'dispute', 'dispute won', 'late failure']
	const entries = await transaction
		.selectFrom('ledger_entry')
		.select('amount_minor')
		.where('payable_id', '=', payment.payable_id)
		.where('fund', '=', SHOP_FUND)
		.where('kind', 'in', kinds)
		.execute()
	const moved = entries.reduce((sum, entry) => sum + entry.amount_minor, 0)
	return Math.max(0, shopSum - (isIn ? moved : 0 - moved))
}
