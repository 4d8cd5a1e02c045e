import { type LineMatch, matchLine } from '#domain/payables/bank-statement/match-line.ts'
import type { Store } from '../../store/open-store.ts'
import { asLine, type FoundPayable, findPayables, type ReviewedLine } from './bank-statement.ts'

/** An open line with the donation that a person says it is for; undefined when the line was dealt with. */
export async function findLineFor(store: Store, lineId: string, reference: string): Promise<ReviewedLine | undefined> {
	const row = await store.db
		.selectFrom('bank_statement_line')
		.selectAll()
		.where('id', '=', lineId)
		.where('outcome', 'is', null)
		.executeTakeFirst()
	if (!row) return undefined
	const line = asLine(row)
	const match: LineMatch<FoundPayable> = matchLine(
		{ ...line, text: reference },
		await findPayables(store.db, [reference]),
	)
	return { ...line, match }
}
