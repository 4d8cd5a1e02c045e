import type { Layout } from '#domain/payables/bank-statement/layout.ts'
import { layoutSchema } from '#domain/payables/bank-statement/layout.ts'
import type { Store } from '../../store/open-store.ts'

/** What treasurers have said of files with a row of headings, by `headingKey`. A few: one for each kind of account. */
export async function listLayouts({ db }: Store): Promise<Map<string, Layout>> {
	const rows = await db.selectFrom('statement_layout').select(['heading_key', 'layout_json']).execute()
	return new Map(
		rows.flatMap(({ heading_key, layout_json }) => {
			const { data } = layoutSchema.safeParse(JSON.parse(layout_json))
			return data ? [[heading_key, data] as const] : []
		}),
	)
}

interface SaidLayout {
	headingKey: string
	layout: Layout
	staffId: string | null
}

/** Remembers which column is which; said again, the later word counts. */
export function rememberLayout(store: Store, { headingKey, layout, staffId }: SaidLayout, now: number): Promise<void> {
	const said = { layout_json: JSON.stringify(layout), set_at: now, set_by: staffId }
	return store.write(async (transaction) => {
		await transaction
			.insertInto('statement_layout')
			.values({ heading_key: headingKey, ...said })
			.onConflict((conflict) => conflict.column('heading_key').doUpdateSet(said))
			.execute()
	})
}
