import type { Content } from '#content/model/content.ts'
import { STATUSES, type SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import { dayWords } from '#domain/desk/inbox/due-words.ts'
import { countFacets } from '#domain/desk/inbox/facets.ts'
import { inboxDayOf } from '#domain/desk/inbox/inbox-day.ts'
import {
	ENDED_STATUSES,
	hasDueDates,
	type InboxQuery,
	OPEN_STATUSES,
	type StatusChoice,
} from '#domain/desk/inbox/inbox-query.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { dayIn } from '#lib/dates.ts'
import { searchTerms } from '#lib/text/search-text.ts'
import { countStatuses, groupInbox } from '#records/cases/inbox/count-inbox.ts'
import { readForToday } from '#records/cases/inbox/for-today.ts'
import { CASES_PER_PAGE, listInbox } from '#records/cases/inbox/list-inbox.ts'
import { listViews } from '#records/cases/inbox/saved-views.ts'
import { countOrders } from '#records/shop/list-orders.ts'
import { listTeam } from '#records/staff/team.ts'
import type { DeskRequest } from '../request.server.ts'
import { dogsAt, filterOptions } from './filter-options.server.ts'
import { inboxRow } from './inbox-row.server.ts'

type Asked = Pick<DeskRequest, 'store' | 'content' | 'today' | 'timezone'> & { member: StaffMember }

/** Everything the inbox shows for one query. */
export async function readInbox(query: InboxQuery, { store, content, today, timezone, member }: Asked) {
	const ownId = member.id
	const team = await listTeam(store)
	const day = inboxDayOf(team, today)
	const slugs = slugsOf(query, content)
	const filter = {
		...{ statuses: statusesOf(query.status), isQuarantined: query.status === 'quarantined' },
		...{ form: query.form, person: query.person === 'me' ? ownId : query.person, due: query.due },
		...{ slugs: slugs && [...slugs], terms: searchTerms(query.search) },
	}
	const [cases, groups, statusCounts, views, forToday, orders] = await Promise.all([
		listInbox(store, filter, day, query),
		groupInbox(store, filter, day),
		countStatuses(store, { ...filter, statuses: STATUSES, isQuarantined: false }, day),
		listViews(store, ownId),
		readForToday(store, { staffId: ownId, today }),
		countOrders(store),
	])
	const facets = countFacets(groups, { ...query, slugs }, { ownId, ...day })
	return {
		rows: cases.map((one) => inboxRow(one, { today, timezone, member, team })),
		total: facets.total,
		pages: Math.ceil(facets.total / CASES_PER_PAGE),
		// Only of what is open and unsearched: elsewhere they would count something else.
		all: query.status === 'open' && query.search === '' ? facets.all : null,
		options: filterOptions({ query, facets, statusCounts, team, content, ownId }),
		hasDueDates: hasDueDates(query.status) || query.status === 'all',
		views,
		forToday: {
			toPack: orders['to pack'],
			tasks: forToday.tasks.map(({ dueOn, ...task }) => ({ ...task, since: dueOn < today ? dayWords(dueOn) : '' })),
			mentions: forToday.mentions.map(({ at, ...mention }) => ({ ...mention, on: dayWords(dayIn(timezone, at)) })),
		},
	}
}

function statusesOf(choice: StatusChoice): readonly SubmissionStatus[] {
	if (choice === 'open') return OPEN_STATUSES
	if (choice === 'closed') return ENDED_STATUSES
	return choice === 'all' || choice === 'quarantined' ? STATUSES : [choice]
}

/** The dogs of a query: one, all of a centre, or one if it is there. */
function slugsOf({ dog, centre }: InboxQuery, content: Content): ReadonlySet<string> | undefined {
	if (centre === '') return dog === '' ? undefined : new Set([dog])
	const there = dogsAt(centre, content)
	return dog === '' ? there : new Set([dog].filter((slug) => there.has(slug)))
}
