import { randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import { taxOn } from '#domain/gift-aid/adjustments.ts'
import { recordEvent } from '../staff/audit.ts'
import type { Store } from '../store/open-store.ts'
import type { GiftAidClaimLineTable } from '../store/tables/giving-tables.ts'
import type { Tables } from '../store/tables/tables.ts'
import type { AdjustmentOfDonation } from './adjustments.ts'
import { type ClaimPeriod, type ClaimPreview, type ClaimRules, previewClaim } from './preview-claim.ts'

export interface NewClaim extends ClaimPeriod {
	/** What the page showed: another sum means that something has changed. */
	seen: { rows: number; total: number; adjustmentTax: number }
	staffId: string | null
}

type MakeClaimResult = { kind: 'made'; id: string } | { kind: 'nothing to claim' | 'changed meanwhile' }

/** Takes the payments of a period and the open adjustments into a claim. A payment is claimed once, by the database. */
export async function makeClaim(
	store: Store,
	claim: NewClaim,
	rules: ClaimRules,
	now: number,
): Promise<MakeClaimResult> {
	try {
		return await store.write((transaction) => makeClaimIn(transaction, claim, rules, now))
	} catch (error) {
		if (error instanceof ClaimedMeanwhileError) return { kind: 'changed meanwhile' }
		throw error
	}
}

/** Thrown, so that nothing of the claim stays. */
class ClaimedMeanwhileError extends Error {}

async function makeClaimIn(
	transaction: Transaction<Tables>,
	{ from, to, seen, staffId }: NewClaim,
	rules: ClaimRules,
	now: number,
): Promise<MakeClaimResult> {
	const preview = await previewClaim(transaction, { from, to }, rules)
	if (preview.rows.length === 0) return { kind: 'nothing to claim' }
	const isAsSeen =
		preview.rows.length === seen.rows &&
		preview.total === seen.total &&
		adjustmentTax(preview.adjustments) === seen.adjustmentTax
	if (!isAsSeen) return { kind: 'changed meanwhile' }
	const id = randomUUID()
	await transaction
		.insertInto('gift_aid_claim')
		.values({ id, created_at: now, created_by: staffId, from_day: from, to_day: to, submitted_at: null })
		.execute()
	for (const line of linesOf(id, preview)) await insertLine(transaction, line)
	await recordEvent(transaction, { staffId, action: 'claim made', subject: id }, now)
	return { kind: 'made', id }
}

export const adjustmentTax = (adjustments: readonly AdjustmentOfDonation[]) =>
	adjustments.reduce((sum, { tax }) => sum + tax, 0)

function linesOf(claimId: string, { lines, adjustments }: ClaimPreview): Insertable<GiftAidClaimLineTable>[] {
	return [
		...lines.map(({ paymentId, declarationId, amount }) => ({
			id: randomUUID(),
			claim_id: claimId,
			payment_id: paymentId,
			declaration_id: declarationId,
			kind: 'gift' as const,
			amount_minor: amount,
			tax_minor: taxOn(amount),
			adjusts_line_id: null,
			reason_ref: null,
		})),
		...adjustments.map((one) => ({
			id: randomUUID(),
			claim_id: claimId,
			payment_id: one.paymentId,
			declaration_id: one.declarationId,
			kind: 'adjustment' as const,
			amount_minor: one.adjustedAmount - one.amount,
			tax_minor: 0 - one.tax,
			adjusts_line_id: one.lineId,
			reason_ref: one.reasonRef,
		})),
	]
}

/** @throws when another claim has it */
async function insertLine(transaction: Transaction<Tables>, line: Insertable<GiftAidClaimLineTable>) {
	const inserted = await transaction
		.insertInto('gift_aid_claim_line')
		.values(line)
		.onConflict((conflict) => conflict.doNothing())
		.returning('id')
		.executeTakeFirst()
	if (!inserted) throw new ClaimedMeanwhileError()
}

/** Notes that staff sent a claim to the tax office. From then on changes become adjustments. @returns whether it was not sent before */
export function markClaimSent(store: Store, id: string, staffId: string | null, now: number): Promise<boolean> {
	return store.write(async (transaction) => {
		const sent = await transaction
			.updateTable('gift_aid_claim')
			.set({ submitted_at: now })
			.where('id', '=', id)
			.where('submitted_at', 'is', null)
			.returning('id')
			.executeTakeFirst()
		if (!sent) return false
		await recordEvent(transaction, { staffId, action: 'claim sent', subject: id }, now)
		return true
	})
}

/** Removes a claim that was not sent: its payments can be claimed again. @returns whether it was removed */
export function discardClaim(store: Store, id: string, staffId: string | null, now: number): Promise<boolean> {
	return store.write(async (transaction) => {
		// Locks the claim against being marked as sent.
		const open = await transaction
			.updateTable('gift_aid_claim')
			.set({ submitted_at: null })
			.where('id', '=', id)
			.where('submitted_at', 'is', null)
			.returning('id')
			.executeTakeFirst()
		if (!open) return false
		await transaction.deleteFrom('gift_aid_claim_line').where('claim_id', '=', id).execute()
		await transaction.deleteFrom('gift_aid_claim').where('id', '=', id).execute()
		await recordEvent(transaction, { staffId, action: 'claim discarded', subject: id }, now)
		return true
	})
}
