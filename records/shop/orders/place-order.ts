import { randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import type { Payment } from '#domain/payables/payable.ts'
import { type NewOrder, type Order, sumsOf, totalMinor } from '#domain/shop/order.ts'
import type { UnpaidRefusal } from '#domain/shop/unpaid-limits.ts'
import { enqueue } from '../../outbox/deliveries.ts'
import type { NewDeliveryOfPayable } from '../../payables/apply-payment-event.ts'
import { startPayable } from '../../payables/start-payable.ts'
import { takeFromDay } from '../../store/daily-totals.ts'
import type { Store } from '../../store/open-store.ts'
import type { OrderLineTable, ShopOrderTable } from '../../store/tables/shop-tables.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { changeStock, lockStock, quantitiesOf, type Shortage, shortagesOf } from '../stock/stock.ts'
import { findOrderById } from './read-order.ts'
import { lockUnpaid, overUnpaidLimit, type UnpaidBuyer } from './unpaid-limits.ts'

/** Above this the currency's sums are no order but a mistake. */
const MAX_QUANTITY_OF_LINE = 1000

export interface PlacedOrder {
	order: Order
	/** The first one. */
	payment: Payment
	/** An earlier attempt to send the form stored it: nothing is reserved and no email is queued again. */
	isDuplicate: boolean
}

type PlaceResult =
	| ({ kind: 'placed' } & PlacedOrder)
	| { kind: 'not available'; problems: Shortage[] }
	/** More than may be kept aside without money. */
	| { kind: 'over limit'; refusal: UnpaidRefusal }

type DeliveriesOfOrder = (placed: PlacedOrder) => NewDeliveryOfPayable[]

/**
 * Stores an order with its lines, its first payment and its emails and takes its goods off the stock, in one transaction. Idempotent by the key
 * of the draft. Call `applyStockCounts` before, with the content whose prices were shown.
 *
 * @param buyer without one nothing limits what is kept aside
 * @throws RangeError for an order without lines, quantities or anything to pay; `DayFullError` when visitors placed too many today
 */
export async function placeOrder(
	store: Store,
	given: NewOrder,
	deliveriesOf: DeliveriesOfOrder,
	now: number,
	buyer?: UnpaidBuyer,
): Promise<PlaceResult> {
	assertOrder(given)
	try {
		return await store.write((transaction) => placeIn(transaction, store.engine, { given, deliveriesOf, now, buyer }))
	} catch (error) {
		// Thrown, so that the transaction leaves nothing behind.
		if (error instanceof NotPlacedError) return error.result
		throw error
	}
}

class NotPlacedError extends Error {
	readonly result: Exclude<PlaceResult, { kind: 'placed' }>
	constructor(result: NotPlacedError['result']) {
		super(`the order is not placed: ${result.kind}`)
		this.result = result
	}
}

interface Placing {
	given: NewOrder
	deliveriesOf: DeliveriesOfOrder
	now: number
	buyer: UnpaidBuyer | undefined
}

async function placeIn(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	placing: Placing,
): Promise<PlaceResult> {
	const { given, deliveriesOf, now, buyer } = placing
	const sums = sumsOf(given)
	const started = await startPayable(
		transaction,
		{
			idempotencyKey: given.idempotencyKey,
			kind: 'order',
			provider: given.provider,
			isMonthly: false,
			tolerance: given.tolerance ?? 0,
			firstName: given.firstName,
			lastName: given.lastName,
			email: given.email,
			locale: given.locale,
			due: { amount: totalMinor(sums), currency: given.currency },
			declaration: given.declaration,
		},
		now,
	)
	const { id } = started.payable
	if (!started.isDuplicate) {
		if (buyer) await takeFromDay(transaction, 'orders', buyer, now)
		await reserve(transaction, engine, placing)
		const clientHash = buyer?.clientHash ?? ''
		await transaction
			.insertInto('shop_order')
			.values({ ...orderRow(id, given, sums), client_hash: clientHash })
			.execute()
		await transaction.insertInto('order_line').values(lineRows(id, given)).execute()
	}
	const order = await findOrderById({ db: transaction }, id)
	if (!order) throw new Error('the key of this order belongs to a donation')
	const placed = { order, payment: started.payment, isDuplicate: started.isDuplicate }
	if (!placed.isDuplicate) {
		const deliveries = deliveriesOf(placed).map((one) => ({ ...one, submissionId: null, payableId: id }))
		await enqueue(transaction, deliveries, now)
	}
	return { kind: 'placed', ...placed }
}

async function reserve(transaction: Transaction<Tables>, engine: Store['engine'], { given, now, buyer }: Placing) {
	const quantities = quantitiesOf(given.lines)
	if (buyer) await lockUnpaid(transaction, engine)
	const stock = await lockStock(transaction, engine, quantities)
	const problems = shortagesOf(stock, quantities)
	if (problems.length > 0) throw new NotPlacedError({ kind: 'not available', problems })
	const refusal = buyer && (await overUnpaidLimit(transaction, { given, buyer, quantities, stock, now }))
	if (refusal) throw new NotPlacedError({ kind: 'over limit', refusal })
	await changeStock(transaction, quantities, { sold: 0, reserved: 1 })
}

function orderRow(id: string, given: NewOrder, sums: ReturnType<typeof sumsOf>): Insertable<ShopOrderTable> {
	return {
		payable_id: id,
		phone: given.phone,
		note: given.note,
		reservation: 'reserved',
		tracking_url: '',
		address_json: given.address && JSON.stringify(given.address),
		delivery_json: given.delivery && JSON.stringify(given.delivery),
		goods_minor: sums.goodsMinor,
		gifts_minor: sums.giftsMinor,
		delivery_minor: sums.deliveryMinor,
		donation_minor: sums.donationMinor,
		packed_at: null,
		sent_at: null,
		cancel_asked_at: null,
		cancelled_at: null,
		returned_at: null,
	}
}

function lineRows(id: string, { lines }: NewOrder): Insertable<OrderLineTable>[] {
	return lines.map((line, position) => ({
		id: randomUUID(),
		payable_id: id,
		position,
		merch_id: line.merchId,
		slug: line.slug,
		title: line.title,
		variant: line.variant,
		variant_label: line.variantLabel,
		quantity: line.quantity,
		unit_minor: line.unitMinor,
		weight_g: Math.ceil(line.weightG),
		personalisation: line.personalisation,
		vat_rate_hundredths: line.vatRate === null ? null : Math.round(line.vatRate * 100),
		needs_delivery: line.needsDelivery ? 1 : 0,
		returnable: line.returnable ? 1 : 0,
	}))
}

/** Callers price an order from the content, so anything else is a mistake of the program. */
function assertOrder(given: NewOrder) {
	const isWhole = (number: number) => Number.isSafeInteger(number) && number >= 0
	const areLines = given.lines.every(
		({ quantity, unitMinor }) =>
			isWhole(quantity) && quantity > 0 && quantity <= MAX_QUANTITY_OF_LINE && isWhole(unitMinor),
	)
	const total = totalMinor(sumsOf(given))
	const isOrder = given.lines.length > 0 && areLines && isWhole(given.donationMinor) && isWhole(total) && total > 0
	if (!isOrder) throw new RangeError('an order needs lines with whole quantities and something to pay')
}
