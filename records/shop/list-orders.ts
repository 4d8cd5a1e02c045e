import type { ExpressionBuilder } from 'kysely'
import type { MonthBounds } from '#domain/giving/month-bounds.ts'
import { ORDER_STAGES, type Order, type OrderStage } from '#domain/shop/order.ts'
import { searchTerms, searchText } from '#lib/text/search-text.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables.ts'
import { readOrders } from './read-order.ts'

export const ORDERS_PER_PAGE = 50

export interface OrderFilter {
	/** "" for all. */
	stage: OrderStage | ''
	/** Words of a name, an address, a postcode or a reference; "" for all. */
	search: string
	/** Placed then. */
	within?: MonthBounds | undefined
	/** From 1. */
	page: number
	/** `ORDERS_PER_PAGE` by default. */
	pageSize?: number
}

/** One page of orders: those to pack the oldest first, the others the newest first. */
export async function listOrders({ db }: Store, filter: OrderFilter): Promise<{ orders: Order[]; total: number }> {
	const { stage, search, within, page, pageSize = ORDERS_PER_PAGE } = filter
	const matching = ordersOf(db)
		.$if(stage !== '', (query) => query.where((eb) => isInStage(eb, stage || 'unpaid')))
		.$if(within !== undefined, (query) =>
			query.where('created_at', '>=', within?.from ?? 0).where('created_at', '<', within?.to ?? 0),
		)
		.orderBy('created_at', stage === 'to pack' || stage === 'packed' ? 'asc' : 'desc')
		.orderBy('donation.id')
	const found = await matching
		.select(['donation.id', 'reference', 'first_name', 'last_name', 'email', 'phone', 'address_json'])
		.execute()
	const terms = searchTerms(search)
	const ids = found.filter((row) => terms.every((term) => textOf(row).includes(term))).map(({ id }) => id)
	const shown = ids.slice((page - 1) * pageSize, page * pageSize)
	return { orders: await readInOrder(db, shown), total: ids.length }
}

/** How many orders are in each stage. */
export async function countOrders({ db }: Store): Promise<Record<OrderStage, number>> {
	const counts = await Promise.all(
		ORDER_STAGES.map(async (stage) => {
			const row = await ordersOf(db)
				.where((eb) => isInStage(eb, stage))
				.select((eb) => eb.fn.countAll().as('count'))
				.executeTakeFirst()
			return [stage, Number(row?.count ?? 0)] as const
		}),
	)
	return Object.fromEntries(counts) as Record<OrderStage, number>
}

/** Orders by reference, in the order given; unknown ones are left out. For packing slips and labels. */
export async function readOrdersByReference({ db }: Store, references: readonly string[]): Promise<Order[]> {
	if (references.length === 0) return []
	const rows = await ordersOf(db).select(['donation.id', 'reference']).where('reference', 'in', references).execute()
	const idOf = new Map(rows.map(({ id, reference }) => [reference, id]))
	return readInOrder(
		db,
		references.flatMap((reference) => idOf.get(reference) ?? []),
	)
}

function ordersOf(db: Store['db']) {
	return db.selectFrom('donation').innerJoin('shop_order', 'shop_order.donation_id', 'donation.id')
}

type Rows = ExpressionBuilder<Tables, 'donation' | 'shop_order'>

const PAID = ['paid', 'partly refunded', 'disputed'] as const

/** As `orderStage`. */
function isInStage(eb: Rows, stage: OrderStage) {
	const isSet = (column: 'packed_at' | 'sent_at' | 'cancel_asked_at' | 'cancelled_at' | 'closed_at') =>
		eb(column, 'is not', null)
	const isNot = (column: Parameters<typeof isSet>[0]) => eb(column, 'is', null)
	if (stage === 'cancelled') return isSet('cancelled_at')
	const goesOn = isNot('cancelled_at')
	if (stage === 'refunded') return eb.and([goesOn, eb('state', '=', 'refunded')])
	const isUnpaid = eb('state', 'not in', [...PAID, 'refunded'])
	const hasLapsed = eb.or([isSet('closed_at'), eb('state', '=', 'abandoned')])
	if (stage === 'lapsed') return eb.and([goesOn, isUnpaid, hasLapsed])
	if (stage === 'pending') return eb.and([goesOn, isNot('closed_at'), eb('state', '=', 'pending')])
	if (stage === 'unpaid') {
		return eb.and([goesOn, isUnpaid, eb('state', '!=', 'pending'), eb.not(hasLapsed)])
	}
	const isPaid = eb.and([goesOn, eb('state', 'in', PAID)])
	if (stage === 'cancel asked') return eb.and([isPaid, isSet('cancel_asked_at')])
	const isWanted = eb.and([isPaid, isNot('cancel_asked_at')])
	if (stage === 'sent') return eb.and([isWanted, isSet('sent_at')])
	const isHere = eb.and([isWanted, isNot('sent_at')])
	return eb.and([isHere, stage === 'packed' ? isSet('packed_at') : isNot('packed_at')])
}

interface Searched {
	reference: string
	first_name: string
	last_name: string
	email: string
	phone: string
	address_json: string | null
}

function textOf({ reference, first_name, last_name, email, phone, address_json }: Searched): string {
	const { postcode = '', town = '' } = (JSON.parse(address_json ?? '{}') ?? {}) as { postcode?: string; town?: string }
	return searchText({ name: `${first_name} ${last_name}`, reference, email, phone, postcode, town, about: '' })
}

async function readInOrder(db: Store['db'], ids: string[]): Promise<Order[]> {
	if (ids.length === 0) return []
	const rows = await db.selectFrom('donation').selectAll().where('id', 'in', ids).execute()
	const byId = new Map(rows.map((row) => [row.id, row]))
	return readOrders(
		db,
		ids.flatMap((id) => byId.get(id) ?? []),
	)
}
