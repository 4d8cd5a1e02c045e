import { sql, type Transaction } from 'kysely'
import { type NewOrder, titleOf } from '#domain/shop/order.ts'
import {
	MAX_UNFINISHED_CARDS_PER_EMAIL,
	MAX_UNPAID_PER_EMAIL,
	maxReserved,
	type UnpaidLimits,
	type UnpaidRefusal,
} from '#domain/shop/unpaid-limits.ts'
import { DAY_MS } from '#lib/dates.ts'
import { isClientWithin, limitsAround, widerNetworks } from '#lib/network-hash.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { keyOf, type Quantity, type StockRow } from '../stock/stock.ts'

/** What may be kept aside, in times of what one buyer may. No network reaches what all transfers together may, unless a stock is small. */
const TIMES_OF_BUYER = { organisation: 1.5, transfers: 2, withoutCards: 3 }

/** Who orders, and what they may keep aside without paying. */
export interface UnpaidBuyer {
	/** A keyed hash of the network address; "" when it is not known. */
	clientHash: string
	limits: UnpaidLimits
	/** Whether others can pay by card what transfers leave. */
	areCardsOpen: boolean
}

interface LimitParams {
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
	params: LimitParams,
): Promise<UnpaidRefusal | undefined> {
	const { given, buyer, quantities, stock, now } = params
	const counted = quantities.filter((one) => stock.get(keyOf(one))?.counted != null)
	if (counted.length === 0) return undefined
	const isCard = given.provider === 'stripe'
	const cards = isCard ? await listUnfinishedCards(transaction, now - DAY_MS) : []
	const cardsByEmail = cards.filter((one) => isSameEmail(one, given)).length
	const areTooManyCards = countOverLimit(cards, buyer, 2 * buyer.limits.maxPerVisitor) !== undefined
	if (areTooManyCards || cardsByEmail >= MAX_UNFINISHED_CARDS_PER_EMAIL) return { kind: 'cards' }
	const reserved = await listReserved(transaction)
	if (!isCard) {
		const transfers = reserved.filter(({ provider }) => provider !== 'stripe')
		const orders = [...new Map(transfers.map((line) => [line.payable_id, line])).values()]
		const byEmail = orders.filter((one) => isSameEmail(one, given)).length
		if (byEmail >= MAX_UNPAID_PER_EMAIL) return { kind: 'transfers', by: 'email', count: byEmail }
		const byVisitor = countOverLimit(orders, buyer, buyer.limits.maxPerVisitor)
		if (byVisitor !== undefined) return { kind: 'transfers', by: 'visitor', count: byVisitor }
	}
	if (isCard && cardsByEmail === 0 && countOverLimit(cards, buyer, 1) === undefined) return undefined
	return overShare(params, counted, reserved)
}

function overShare(
	{ given, buyer, stock }: LimitParams,
	counted: readonly Quantity[],
	reserved: readonly ReservedLine[],
): UnpaidRefusal | undefined {
	const { maxSharePercent } = buyer.limits
	for (const { merchId, variant, quantity } of counted) {
		const row = stock.get(keyOf({ merchId, variant }))
		const onShelf = (row?.counted ?? 0) - (row?.sold ?? 0)
		const lines = reserved.filter((line) => line.merch_id === merchId && line.variant === variant)
		const transfers = lines.filter(({ provider }) => provider !== 'stripe')
		const sharePercent = maxSharePercent * (buyer.areCardsOpen ? TIMES_OF_BUYER.transfers : TIMES_OF_BUYER.withoutCards)
		const rooms = [
			...groupsAround(given, buyer).map(
				({ isWithin, times }) => maxReserved(onShelf, maxSharePercent * times) - sumOf(lines.filter(isWithin)),
			),
			...(given.provider === 'stripe' ? [] : [maxReserved(onShelf, sharePercent) - sumOf(transfers)]),
		]
		const most = Math.min(...rooms)
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
function listUnfinishedCards(transaction: Transaction<Tables>, since: number) {
	return transaction
		.selectFrom('payable')
		.innerJoin('shop_order', 'shop_order.payable_id', 'payable.id')
		.select(['client_hash', 'email'])
		.where('state', 'in', ['started', 'failed', 'abandoned'])
		.where('created_at', '>', since)
		.where('provider', '=', 'stripe')
		.execute()
}

/** How many orders came from the visitor or a network around them, where that is as many as it may have. */
function countOverLimit(
	orders: readonly { client_hash: string }[],
	{ clientHash }: UnpaidBuyer,
	maxPerVisitor: number,
): number | undefined {
	if (clientHash === '') return undefined
	return limitsAround(clientHash, maxPerVisitor)
		.map(({ network, max }) => ({
			max,
			count: orders.filter((one) => isClientWithin(one.client_hash, network)).length,
		}))
		.find(({ count, max }) => count >= max)?.count
}

/** Whose orders share what one buyer may keep aside. An IPv6 household is one buyer, because it has 256 addresses; an organisation has more people. */
function groupsAround({ email }: LimitParams['given'], { clientHash }: UnpaidBuyer) {
	const wider = widerNetworks(clientHash)
	const home = wider?.household ?? clientHash
	const isWithin = (line: ReservedLine, network: string) => network !== '' && isClientWithin(line.client_hash, network)
	const buyer = (line: ReservedLine) => isSameEmail(line, { email }) || isWithin(line, home)
	const organisation = (line: ReservedLine) => isWithin(line, wider?.organisation ?? '')
	return [
		{ isWithin: buyer, times: 1 },
		{ isWithin: organisation, times: TIMES_OF_BUYER.organisation },
	]
}

function isSameEmail(one: { email: string }, { email }: { email: string }): boolean {
	return one.email.toLowerCase() === email.trim().toLowerCase()
}

function sumOf(lines: readonly ReservedLine[]): number {
	return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
