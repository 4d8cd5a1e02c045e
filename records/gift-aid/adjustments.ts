import { type Adjustment, adjustmentsOf, type ClaimedLine } from '#domain/gift-aid/adjustments.ts'
import { isOwnPayment } from '#domain/gift-aid/cover.ts'
import type { Frequency } from '#domain/giving/donation.ts'
import { dayIn } from '#lib/dates.ts'
import type { Database } from '../payables/payables.ts'
import { asDeclaration, type StoredDeclaration, TAX_TIMEZONE } from './declarations.ts'
import { remainingOf } from './remaining.ts'

export interface AdjustmentOfDonation extends Adjustment {
	reference: string
	declarationId: string
	/** What made it necessary: unique for each adjustment of a line. */
	reasonRef: string
	/** Minor units that earlier adjustments took back. */
	adjustedAmount: number
}

/**
 * What claims that were sent took too much by what is known now, without what earlier adjustments gave back.
 *
 * @param claimId of one claim only, sent or not: what has changed since it was made
 */
export async function readAdjustments(db: Database, claimId?: string): Promise<AdjustmentOfDonation[]> {
	const rows = await db
		.selectFrom('gift_aid_claim_line as line')
		.innerJoin('gift_aid_claim as claim', 'claim.id', 'line.claim_id')
		.innerJoin('payment', 'payment.id', 'line.payment_id')
		.innerJoin('payable', 'payable.id', 'payment.payable_id')
		.leftJoin('donation', 'donation.payable_id', 'payable.id')
		.innerJoin('gift_aid_declaration as declaration', 'declaration.id', 'line.declaration_id')
		.selectAll('declaration')
		.select(['line.id as line_id', 'line.payment_id', 'line.amount_minor', 'line.tax_minor'])
		.select(['payment.paid_at', 'payment.sequence', 'payable.reference', 'donation.frequency', 'payable.created_at'])
		.select(['payable.gift_aid_declaration_id', 'payable.not_for_gift_aid_at', 'payment.other_payer_at'])
		.where('line.kind', '=', 'gift')
		.where((eb) => (claimId === undefined ? eb('claim.submitted_at', 'is not', null) : eb('claim.id', '=', claimId)))
		// Nothing has changed for the others.
		.where((eb) =>
			eb.or([
				eb('payment.state', '!=', 'paid'),
				eb('declaration.cancelled_from', 'is not', null),
				eb('declaration.invalid_at', 'is not', null),
				eb('payable.not_for_gift_aid_at', 'is not', null),
				eb('payment.other_payer_at', 'is not', null),
			]),
		)
		.orderBy('payment.paid_at')
		.execute()
	const ids = rows.map(({ payment_id }) => payment_id)
	const [remaining, earlier, entries] = [
		await remainingOf(db, ids),
		await readEarlier(
			db,
			rows.map(({ line_id }) => line_id),
		),
		await readLastEntries(db, ids),
	]
	return rows.flatMap((row) => {
		const declaration = asDeclaration(row)
		const adjusted = earlier.get(row.line_id) ?? { tax: 0, amount: 0 }
		const markedAt = row.not_for_gift_aid_at ?? row.other_payer_at
		const line: ClaimedLine = {
			lineId: row.line_id,
			paymentId: row.payment_id,
			amount: row.amount_minor,
			tax: row.tax_minor,
			adjustedTax: adjusted.tax,
			day: dayIn(TAX_TIMEZONE, row.paid_at ?? 0),
			declaration,
			isNotForGiftAid: markedAt !== null,
			remaining: remaining.get(row.payment_id) ?? 0,
			isOwn: wasOwn(row, declaration),
		}
		return adjustmentsOf([line]).map((adjustment) => ({
			...adjustment,
			reference: row.reference,
			declarationId: declaration.id,
			adjustedAmount: adjusted.amount,
			reasonRef: reasonRefOf(adjustment.reason, {
				declaration,
				lastEntry: entries.get(row.payment_id) ?? '',
				markedAt,
			}),
		}))
	})
}

interface ClaimedRow {
	gift_aid_declaration_id: string | null
	frequency: Frequency | null
	created_at: number
	sequence: number
}

/** Whether a line was claimed as the payment that its declaration was made with: with one for a single payment nothing else can be claimed. */
function wasOwn(row: ClaimedRow, declaration: StoredDeclaration): boolean {
	if (declaration.scope === 'this') return true
	const payable = { isMonthly: row.frequency === 'monthly', createdAt: row.created_at }
	const payment = { sequence: row.sequence, isFirstReceived: true }
	return row.gift_aid_declaration_id === declaration.id && isOwnPayment(payable, payment, declaration.madeAt)
}

interface Cause {
	declaration: StoredDeclaration
	/** By which money of the payment went back; "" for none. */
	lastEntry: string
	/** When staff marked it as not the donor's own money. */
	markedAt: number | null
}

function reasonRefOf(reason: Adjustment['reason'], { declaration, lastEntry, markedAt }: Cause): string {
	if (reason === 'money returned') return lastEntry
	if (reason === 'not their own') return `marked ${markedAt}`
	return `${declaration.id} ${declaration.cancelledFrom ?? 'invalid'}`
}

/** What earlier claims gave back of each line. */
async function readEarlier(db: Database, lineIds: string[]) {
	const rows = await db
		.selectFrom('gift_aid_claim_line')
		.select(['adjusts_line_id', 'tax_minor', 'amount_minor'])
		.where('kind', '=', 'adjustment')
		.execute()
	const wanted = new Set(lineIds)
	const sums = new Map<string, { tax: number; amount: number }>()
	for (const { adjusts_line_id: id, tax_minor, amount_minor } of rows) {
		if (id === null || !wanted.has(id)) continue
		const { tax, amount } = sums.get(id) ?? { tax: 0, amount: 0 }
		sums.set(id, { tax: tax - tax_minor, amount: amount - amount_minor })
	}
	return sums
}

/** The last entry of the ledger by which money of each payment went back. */
async function readLastEntries(db: Database, paymentIds: string[]): Promise<Map<string, string>> {
	const rows = await db
		.selectFrom('ledger_entry')
		.innerJoin('gift_aid_claim_line as line', 'line.payment_id', 'ledger_entry.payment_id')
		.select(['ledger_entry.payment_id', 'ledger_entry.id'])
		.where('ledger_entry.kind', 'in', ['refund', 'dispute', 'late failure', 'correction'])
		.orderBy('ledger_entry.at')
		.orderBy('ledger_entry.id')
		.execute()
	const wanted = new Set(paymentIds)
	return new Map(rows.filter(({ payment_id }) => wanted.has(payment_id)).map(({ payment_id, id }) => [payment_id, id]))
}
