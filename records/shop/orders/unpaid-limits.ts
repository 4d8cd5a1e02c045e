import { sql, type Transaction } from 'kysely'
import { type NewOrder, titleOf } from '#domain/shop/order.ts'
import {
	MAX_UNFINISHED_CARDS_PER_EMAIL,
	MAX_UNPAID_PER_EMAIL,
	maxReserved,
	type UnpaidLimits,
	type UnpaidRefusal,
} from '#domain/shop/unpaid-limits.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { keyOf, type Quantity, type StockRow } from '../stock/stock.ts'

const DAY_MS = 86_400_000

/** Who orders, and what they may keep aside without paying. */
export interface UnpaidBuyer {
	/** A keyed hash of the network address; "" when it is not known. */
	clientHash: string
	limits: UnpaidLimits
	/** Whether others can pay by card what transfers leave. */
	areCardsOpen: boolean
}

interface Asked {
	given: Pick<NewOrder, 'provider' | 'email' | 'lines'>
	buyer: UnpaidBuyer
	quantities: readonly Quantity[]
	/** Locked. */
	stock: ReadonlyMap<string, StockRow>
	now: number
}

/** Two processes on PostgreSQL would otherwise count the same orders; SQLite has one writer at a time. Taken before rows of stock are locked. */
export async function lockUnpaid(transaction: Transaction<Tables>, engine: Store['engine']): Promise<void> {
	if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtext('unpaid orders'))`.execute(transaction)
}

/**
 * Why goods may not be kept aside for a new order; undefined when they may. Counts what is reserved without any money, and no pending
 * payment. Without counted goods nothing is kept aside, and nothing is refused.
 *
 * The first order by card of a day may take all there is: who pays at once is not asked to share.
 */
export async function overUnpaidLimit(
	transaction: Transaction<Tables>,
	asked: Asked,
): Promise<UnpaidRefusal | undefined> {
	const { given, buyer, quantities, stock, now } = asked
	const counted = quantities.filter((one) => stock.get(keyOf(one))?.counted != null)
	if (counted.length === 0) return undefined
	const isCard = given.provider === 'stripe'
	const cards = isCard ? await unfinishedCards(transaction, asked, now - DAY_MS) : { byVisitor: 0, byEmail: 0 }
	if (cards.byVisitor >= 2 * buyer.limits.maxPerVisitor || cards.byEmail >= MAX_UNFINISHED_CARDS_PER_EMAIL) {
		return { kind: 'cards' }
	}
	const reserved = await listReserved(transaction)
	if (!isCard) {
		const transfers = reserved.filter(({ provider }) => provider !== 'stripe')
		const count = (of: typeof reserved) => new Set(of.map(({ payable_id }) => payable_id)).size
		const byEmail = count(transfers.filter((line) => isSameEmail(line, given)))
		if (byEmail >= MAX_UNPAID_PER_EMAIL) return { kind: 'transfers', by: 'email', count: byEmail }
		const byVisitor = count(transfers.filter((line) => isSameVisitor(line, buyer)))
		if (byVisitor >= buyer.limits.maxPerVisitor) return { kind: 'transfers', by: 'visitor', count: byVisitor }
	}
	if (isCard && cards.byVisitor + cards.byEmail === 0) return undefined
	return overShare(asked, counted, reserved)
}

function overShare(
	{ given, buyer, stock }: Asked,
	counted: readonly Quantity[],
	reserved: readonly ReservedLine[],
): UnpaidRefusal | undefined {
	const { maxSharePercent } = buyer.limits
	for (const { merchId, variant, quantity } of counted) {
		const row = stock.get(keyOf({ merchId, variant }))
		const onShelf = (row?.counted ?? 0) - (row?.sold ?? 0)
		const lines = reserved.filter((line) => line.merch_id === merchId && line.variant === variant)
		const own = lines.filter((line) => isSameEmail(line, given) || isSameVisitor(line, buyer))
		const transfers = lines.filter(({ provider }) => provider !== 'stripe')
		const most = Math.min(
			maxReserved(onShelf, maxSharePercent) - sumOf(own),
			given.provider !== 'stripe' && buyer.areCardsOpen
				? maxReserved(onShelf, 2 * maxSharePercent) - sumOf(transfers)
				: Number.POSITIVE_INFINITY,
		)
		const line = given.lines.find((one) => one.merchId === merchId && one.variant === variant)
		if (quantity > most) return { kind: 'share', title: line ? titleOf(line) : '', most: Math.max(0, most) }
	}
	return undefined
}

type ReservedLine = Awaited<ReturnType<typeof listReserved>>[number]

/** The lines of counted goods of all orders that keep them aside and have no money. */
function listReserved(transaction: Transaction<Tables>) {
	return transaction
		.selectFrom('shop_order')
		.innerJoin('payable', 'payable.id', 'shop_order.payable_id')
		.innerJoin('order_line', 'order_line.payable_id', 'shop_order.payable_id')
		.innerJoin('stock', (join) =>
			join
				.onRef('stock.merch_id', '=', 'order_line.merch_id')
				.onRef('stock.variant', '=', 'order_line.variant')
				.on('stock.counted', 'is not', null),
		)
		.select(['shop_order.payable_id', 'client_hash', 'email', 'provider'])
		.select(['order_line.merch_id', 'order_line.variant', 'quantity'])
		.where('reservation', '=', 'reserved')
		.where('state', '=', 'started')
		.execute()
}

/** Orders by card since a time that brought no money, also those whose page was left and whose goods are free again. */
async function unfinishedCards(transaction: Transaction<Tables>, { given, buyer }: Asked, since: number) {
	const orders = await transaction
		.selectFrom('payable')
		.innerJoin('shop_order', 'shop_order.payable_id', 'payable.id')
		.select(['client_hash', 'email'])
		.where('state', 'in', ['started', 'failed', 'abandoned'])
		.where('created_at', '>', since)
		.where('provider', '=', 'stripe')
		.execute()
	return {
		byVisitor: orders.filter((one) => isSameVisitor(one, buyer)).length,
		byEmail: orders.filter((one) => isSameEmail(one, given)).length,
	}
}

function isSameVisitor({ client_hash }: { client_hash: string }, { clientHash }: UnpaidBuyer): boolean {
	return clientHash !== '' && client_hash === clientHash
}

function isSameEmail(one: { email: string }, { email }: { email: string }): boolean {
	return one.email.toLowerCase() === email.trim().toLowerCase()
}

function sumOf(lines: readonly ReservedLine[]): number {
	return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
