import { mayPay, referencesOf, type UndecidedLine } from '#domain/payables/bank-statement/match-line.ts'
import type { Payable } from '#domain/payables/payable.ts'
import { dayIn } from '#lib/dates.ts'
import type { Store } from '../../store/open-store.ts'
import type { Database } from '../payables.ts'
import { countLinesToReview } from './bank-statement.ts'

/** The lines are read in every round of the jobs. Of more, any may be the money: everything is held. */
const MAX_READ_LINES = 1000

/** What is due to be reminded of or given up, without what may have been paid already. */
export interface DueTransfers<P> {
	clear: P[]
	/** Their money may be among the undecided lines. */
	held: P[]
	/** The lines for which they are held; none when nothing is. */
	lines: { count: number; lastDay: string }
}

/**
 * Holds what may have been paid: an imported line of the bank statement that no one has decided about may be its money. No one is asked
 * for money that is here, and nothing that was paid for is sold to others.
 */
export async function holdForLines<P extends Pick<Payable, 'id' | 'createdAt' | 'due'>>(
	store: Store,
	due: readonly P[],
	timezone: string,
): Promise<DueTransfers<P>> {
	if (due.length === 0) return { clear: [], held: [], lines: { count: 0, lastDay: '' } }
	const total = await countLinesToReview(store)
	const undecided = await readUndecided(store.db)
	const lastDayOf = (lines: readonly UndecidedLine[]) => lines.reduce((last, { day }) => (day > last ? day : last), '')
	if (total > MAX_READ_LINES) {
		return { clear: [], held: [...due], lines: { count: total, lastDay: lastDayOf(undecided) } }
	}
	const waiting = due.map((payable) => {
		const { id, createdAt } = payable
		const awaiting = { id, currency: payable.due.currency, announcedOn: dayIn(timezone, createdAt) }
		return { payable, lines: undecided.filter((line) => mayPay(line, awaiting)) }
	})
	const waitsForLine = waiting.filter(({ lines }) => lines.length > 0)
	const lines = [...new Set(waitsForLine.flatMap((one) => one.lines))]
	return {
		clear: waiting.filter((one) => one.lines.length === 0).map(({ payable }) => payable),
		held: waitsForLine.map(({ payable }) => payable),
		lines: { count: lines.length, lastDay: lastDayOf(lines) },
	}
}

/** Lines that no one has decided about, as many as are read, the newest first. */
export async function readUndecided(db: Database): Promise<UndecidedLine[]> {
	const rows = await db
		.selectFrom('bank_statement_line')
		.select(['day', 'amount_minor as amount', 'currency', 'text', 'note'])
		.where('outcome', 'is', null)
		.orderBy('day', 'desc')
		.orderBy('id')
		.limit(MAX_READ_LINES)
		.execute()
	const lines = rows.map(({ text, note, ...line }) => ({ ...line, text: `${text} ${note}` }))
	const references = [...new Set(lines.flatMap(referencesOf))]
	const known =
		references.length === 0
			? []
			: await db.selectFrom('payable').select(['id', 'reference']).where('reference', 'in', references).execute()
	const idOf = new Map(known.map(({ id, reference }) => [reference, id]))
	return lines.map((line) => ({ ...line, named: referencesOf(line).flatMap((reference) => idOf.get(reference) ?? []) }))
}
