import { type ExpressionBuilder, sql } from 'kysely'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import type { Store } from '../store/open-store.ts'
import type { Tables } from '../store/tables.ts'
import { asSubmission, CLOSED_STATUSES, isUrgentNow } from '../submissions/submissions.ts'

export const CASES_PER_PAGE = 50

export interface CaseFilter {
	/** "adoption"; undefined for all. */
	form?: string | undefined
	/** Closed ones only on request. */
	state: 'open' | 'closed' | 'quarantined'
	/** A part of a name, town, phone number, email address, dog or reference. */
	search: string
	/** From 1. */
	page: number
}

export interface CasePage {
	cases: Submission[]
	total: number
}

/** One page of cases: urgent first, then by reply deadline, then oldest first. */
export async function listCases({ db }: Store, filter: CaseFilter): Promise<CasePage> {
	const matching = db.selectFrom('submission').where((eb) => matches(eb, filter))
	const { total } = await matching.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow()
	const rows = await matching
		.selectAll()
		.orderBy((eb) => eb.case().when(isUrgentNow(eb)).then(eb.lit(0)).else(eb.lit(1)).end())
		.orderBy('reply_by', filter.state === 'closed' ? 'desc' : 'asc')
		.orderBy('created_at')
		.limit(CASES_PER_PAGE)
		.offset((filter.page - 1) * CASES_PER_PAGE)
		.execute()
	return { cases: rows.map(asSubmission), total: Number(total) }
}

function matches(eb: ExpressionBuilder<Tables, 'submission'>, { form, state, search }: CaseFilter) {
	const words = search.toLowerCase().split(/\s+/).filter(Boolean)
	return eb.and([
		...(form === undefined ? [] : [eb('form', '=', form)]),
		state === 'quarantined' ? eb('quarantined', '=', 1) : eb.or([eb('quarantined', '=', 0), isUrgentNow(eb)]),
		...(state === 'open' ? [eb('status', 'not in', CLOSED_STATUSES)] : []),
		...(state === 'closed' ? [eb('status', 'in', CLOSED_STATUSES)] : []),
		...words.map((word) => hasWord(word)),
	])
}

/** Anywhere in what names a case. Phone numbers are compared without spaces. */
function hasWord(word: string) {
	const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
	return sql<boolean>`(lower(name || ' ' || town || ' ' || email || ' ' || about || ' ' || reference || ' ' || replace(reference, '-', '') || ' ' || replace(phone, ' ', '')) like ${pattern} escape '\\')`
}
