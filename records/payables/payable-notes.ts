import { randomUUID } from 'node:crypto'
import { recordEvent } from '../staff/audit.ts'
import type { Store } from '../store/open-store.ts'
import { handlerOf } from './payable-handlers.ts'
import { type Database, lockPayable } from './payables.ts'

interface NewNote {
	reference: string
	/**
	 * The version on the page whose form was sent: of an order its own, else that of the payable. Null for why something was done, whose own form was
	 * checked.
	 */
	seenVersion: number | null
	staffId: string | null
	text: string
	/** Why money went back: for those who see money. */
	isAboutMoney?: boolean
}

/**
 * Keeps what staff wrote down about a donation or an order. Unless another person changed it since it was seen, so that a form that is pressed
 * twice is one note, and a colleague with the page open reads the note before they act. Nothing is written about one whose personal data is
 * gone: nothing would delete it.
 */
export function addPayableNote(
	{ write, engine }: Store,
	{ reference, seenVersion, staffId, text, isAboutMoney = false }: NewNote,
	now: number,
): Promise<'done' | 'unknown' | 'changed meanwhile'> {
	return write(async (transaction) => {
		const payable = await lockPayable(transaction, engine, { reference })
		if (!payable) return 'unknown'
		const { advanceVersion, noteAction } = handlerOf(payable)
		const isCurrent = seenVersion === null || (await advanceVersion(transaction, payable.id, seenVersion))
		if (payable.anonymised_at !== null || !isCurrent) return 'changed meanwhile'
		const note = { id: randomUUID(), payable_id: payable.id, at: now, staff_id: staffId, text }
		const is_about_money = isAboutMoney ? 1 : 0
		await transaction
			.insertInto('payable_note')
			.values({ ...note, is_about_money })
			.execute()
		await recordEvent(transaction, { staffId, action: noteAction, subject: reference }, now)
		return 'done'
	})
}

export interface PayableNote {
	id: string
	at: number
	/** The name, also of a person who was removed; "" for the operator. */
	who: string
	text: string
	isAboutMoney: boolean
}

/** The oldest first. */
export async function listPayableNotes(db: Database, payableId: string): Promise<PayableNote[]> {
	const rows = await db
		.selectFrom('payable_note')
		.leftJoin('staff', 'staff.id', 'payable_note.staff_id')
		.select(['payable_note.id', 'payable_note.at', 'payable_note.text', 'payable_note.is_about_money', 'staff.name'])
		.where('payable_note.payable_id', '=', payableId)
		.orderBy('payable_note.at')
		.orderBy('payable_note.id')
		.execute()
	return rows.map(({ name, is_about_money, ...note }) => ({
		...note,
		who: name ?? '',
		isAboutMoney: is_about_money === 1,
	}))
}
