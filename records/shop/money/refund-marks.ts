import type { Selectable, Transaction } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../payables/payables.ts'
import type { Store } from '../../store/open-store.ts'
import type { ProviderRequestTable } from '../../store/tables/payable-tables.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { changeOrder, lockOrder } from '../orders/lock-order.ts'
import type { LineQuantity } from '../stock/restock.ts'
import { restock } from '../stock/restock.ts'

const refundMarks = z.object({
	reference: z.string(),
	lines: z.array(z.object({ lineId: z.string(), quantity: z.int().positive() })),
	/** They went back on the shelf. */
	isRestocked: z.boolean(),
	/** It ended the order. */
	isCancelled: z.boolean(),
})

/** What a refund marked in its order when it was asked for. */
export type RefundMarks = z.infer<typeof refundMarks>

type Request = Pick<Selectable<ProviderRequestTable>, 'marks_json'>

/**
 * No money went back after all: the lines are as before, and their goods are taken off the stock again. If those were sold meanwhile, the order is
 * out of stock. An order that was cancelled with a refund that fails later waits for a decision again, and is not packed by mistake.
 */
export async function takeBackMarks(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	{ marks_json }: Request,
	{ isLate, now }: { isLate: boolean; now: number },
): Promise<void> {
	if (marks_json === null) return
	const { reference, lines, isRestocked, isCancelled } = refundMarks.parse(JSON.parse(marks_json))
	const locked = await lockOrder(transaction, engine, reference)
	if (!locked) return
	await addRefunded(transaction, lines, -1)
	if (isRestocked) await restock(transaction, engine, locked.order, { lines, sign: -1 })
	const asked = isLate ? { cancel_asked_at: locked.row.cancel_asked_at ?? now } : {}
	await changeOrder(transaction, engine, locked, isCancelled ? { cancelled_at: null, ...asked } : {}, now)
}

/** Like `takeBackMarks`, for the refund that the provider has under this id. */
export async function takeBackMarksOf(
	transaction: Transaction<Tables>,
	engine: Store['engine'],
	refundRef: string,
	now: number,
): Promise<void> {
	const request = await requestOf(transaction, refundRef)
	if (request) await takeBackMarks(transaction, engine, request, { isLate: true, now })
}

/** The lines that a refund of the provider marked; none for one that was not asked for here. */
export async function linesOfRefund(db: Database, refundRef: string): Promise<LineQuantity[]> {
	const request = await requestOf(db, refundRef)
	return request?.marks_json ? refundMarks.parse(JSON.parse(request.marks_json)).lines : []
}

function requestOf(db: Database, refundRef: string): Promise<Request | undefined> {
	return db
		.selectFrom('provider_request')
		.select('marks_json')
		.where('operation', '=', 'refund')
		.where('result_ref', '=', refundRef)
		.executeTakeFirst()
}

/** Counts as refunded how many of each line; -1 takes that back. */
export async function addRefunded(transaction: Transaction<Tables>, lines: readonly LineQuantity[], sign: 1 | -1) {
	for (const { lineId, quantity } of lines) {
		await transaction
			.updateTable('order_line')
			.set((eb) => ({ refunded_quantity: eb('refunded_quantity', '+', sign * quantity) }))
			.where('id', '=', lineId)
			.execute()
	}
}
