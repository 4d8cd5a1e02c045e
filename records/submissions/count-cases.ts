import type { Store } from '../store/open-store.ts'
import { CLOSED_STATUSES, isUrgentNow } from './submissions.ts'

/** How many cases of each form there are, open and in all; those in quarantine only if they are urgent, as in `listSubmissions`. */
export async function countCases({ db }: Store): Promise<{ form: string; open: number; all: number }[]> {
	const rows = await db
		.selectFrom('submission')
		.select((eb) => [
			'form',
			eb.fn.countAll().as('all'),
			eb.fn.sum(eb.case().when('status', 'not in', CLOSED_STATUSES).then(eb.lit(1)).else(eb.lit(0)).end()).as('open'),
		])
		.where((eb) => eb.or([eb('quarantined', '=', 0), isUrgentNow(eb)]))
		.groupBy('form')
		.execute()
	return rows.map(({ form, open, all }) => ({ form, open: Number(open), all: Number(all) }))
}
