import { asDeclaration } from '../gift-aid/declarations.ts'
import { retentionOf } from '../gift-aid/retention.ts'
import type { Database } from '../payables/payables.ts'

/** A declaration that the law says to keep, with its name and address. */
export interface KeptDeclaration {
	id: string
	name: string
	madeOn: string
	/** `YYYY-MM-DD`, included; null while it is in force. */
	until: string | null
}

export interface DeclarationCalendar {
	/** `YYYY-MM-DD` */
	today: string
	/** The last day of the charity's accounting period: "03-31"; null before the content has arrived. */
	yearEnd: string | null
}

const USUAL_YEAR_END = '03-31'

/** Those that have to be kept. */
export async function listKeptDeclarations(
	db: Database,
	ids: readonly string[],
	{ today, yearEnd }: DeclarationCalendar,
): Promise<KeptDeclaration[]> {
	if (ids.length === 0) return []
	const rows = await db
		.selectFrom('gift_aid_declaration')
		.selectAll()
		.where('id', 'in', ids)
		.orderBy('made_at')
		.execute()
	const kept: KeptDeclaration[] = []
	for (const { id, firstName, lastName, madeOn } of rows.map(asDeclaration)) {
		const retention = await retentionOf(db, id, { today, yearEnd: yearEnd ?? USUAL_YEAR_END })
		if (!retention || retention.kind === 'not needed') continue
		kept.push({
			id,
			name: `${firstName} ${lastName}`,
			madeOn,
			until: retention.kind === 'until' ? retention.day : null,
		})
	}
	return kept
}
