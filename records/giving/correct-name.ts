import { randomUUID } from 'node:crypto'
import { lockPayable } from '../payables/payables.ts'
import { recordEvent } from '../staff/audit.ts'
import type { Store } from '../store/open-store.ts'

interface CorrectedName {
	reference: string
	/** The version on the page whose form was sent. */
	seenVersion: number
	staffId: string | null
	/** "" for an organisation, whose name is the last one. */
	firstName: string
	lastName: string
}

/** Corrects the name of a donor, for receipts and letters. The name before stays as a note; a Gift Aid declaration has its own name. */
export function correctName(
	{ write, engine }: Store,
	{ reference, seenVersion, staffId, firstName, lastName }: CorrectedName,
	now: number,
): Promise<'done' | 'unknown' | 'changed meanwhile'> {
	return write(async (transaction) => {
		const payable = await lockPayable(transaction, engine, { reference })
		if (!payable) return 'unknown'
		if (payable.version !== seenVersion || payable.anonymised_at !== null) return 'changed meanwhile'
		await transaction
			.updateTable('payable')
			.set({ first_name: firstName, last_name: lastName, version: seenVersion + 1 })
			.where('id', '=', payable.id)
			.execute()
		const before = `${payable.first_name} ${payable.last_name}`.trim()
		const note = { id: randomUUID(), payable_id: payable.id, at: now, staff_id: staffId, is_about_money: 0 }
		await transaction
			.insertInto('payable_note')
			.values({ ...note, text: `The name was “${before}” before.` })
			.execute()
		await recordEvent(transaction, { staffId, action: 'donor name corrected', subject: reference }, now)
		return 'done'
	})
}
