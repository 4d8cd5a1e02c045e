import { countFacets } from '#domain/desk/inbox/facets.ts'
import { inboxDayOf } from '#domain/desk/inbox/inbox-day.ts'
import { OPEN_STATUSES } from '#domain/desk/inbox/inbox-query.ts'
import { groupInbox } from '#records/cases/inbox/count-inbox.ts'
import { listTeam } from '#records/staff/team.ts'
import type { Store } from '#records/store/open-store.ts'

/** How many cases are open, and how many of those are overdue. @param today of the charity, `YYYY-MM-DD` */
export async function countOpenCases(store: Store, today: string): Promise<{ open: number; overdue: number }> {
	const day = inboxDayOf(await listTeam(store), today)
	const everyone = { form: '', person: '', slugs: undefined, due: '', terms: [] } as const
	const filter = { ...everyone, statuses: OPEN_STATUSES, isQuarantined: false }
	const { all } = countFacets(await groupInbox(store, filter, day), everyone, { ownId: '', ...day })
	return { open: all.total, overdue: all.overdue }
}
