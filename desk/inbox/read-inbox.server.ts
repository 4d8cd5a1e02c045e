import type { Content } from '#content/model/content.ts'
import { STATUSES, type SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import { formatShortDate } from '#domain/desk/inbox/due-words.ts'
import { countFacets, type Facets } from '#domain/desk/inbox/facets.ts'
import { type InboxDay, inboxDayOf } from '#domain/desk/inbox/inbox-day.ts'
import {
	ENDED_STATUSES,
	hasDueDates,
	type InboxQuery,
	OPEN_STATUSES,
	type StatusChoice,
} from '#domain/desk/inbox/inbox-query.ts'
import { messageScopeOf } from '#domain/desk/people/message-scope.ts'
import { isAllowed } from '#domain/desk/people/roles.ts'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import { dayIn } from '#lib/dates.ts'
import { searchTerms } from '#lib/text/search-text.ts'
import { countStatuses, groupInbox } from '#records/cases/inbox/count-inbox.ts'
import { readForToday } from '#records/cases/inbox/for-today.ts'
import type { InboxFilter } from '#records/cases/inbox/inbox-filter.ts'
import { CASES_PER_PAGE, listInbox } from '#records/cases/inbox/list-inbox.ts'
import { listViews } from '#records/cases/inbox/saved-views.ts'
import { countQuarantined } from '#records/cases/quarantine-actions.ts'
import { countLinesToReview } from '#records/payables/transfers/bank-statement.ts'
import { countOrders } from '#records/shop/orders/list-orders.ts'
import { listTeam } from '#records/staff/team.ts'
import type { Store } from '#records/store/open-store.ts'
import type { DeskRequest } from '../request.server.ts'
import { dogsAt, filterOptions } from './filter-options.server.ts'
import { inboxRow } from './inbox-row.server.ts'

type Desk = Pick<DeskRequest, 'store' | 'content' | 'now' | 'today' | 'timezone' | 'operations'> & {
	member: StaffMember
}

/** Everything the inbox shows for one query. */
export async function readInbox(query: InboxQuery, { store, content, now, today, timezone, operations, member }: Desk) {
	const ownId = member.id
	const team = await listTeam(store)
	const day = inboxDayOf(team, today)
	const slugs = slugsOf(query, content)
	const filter = {
		statuses: statusesOf(query.status),
		isQuarantined: query.status === 'quarantined',
		form: query.form,
		person: query.person === 'me' ? ownId : query.person,
		due: query.due,
		slugs: slugs && [...slugs],
		terms: searchTerms(query.search),
	}
	// What the groups do not count.
	const otherStatuses = filter.isQuarantined ? STATUSES : STATUSES.filter((one) => !filter.statuses.includes(one))
	const [cases, groups, statusCounts, views, forToday, orders, heldBack, bankLines, mail] = await Promise.all([
		listInbox(store, filter, day, query),
		groupInbox(store, filter, day),
		countStatuses(store, { ...filter, statuses: otherStatuses, isQuarantined: false }, day),
		listViews(store, ownId),
		readForToday(store, { staffId: ownId, today }),
		countOrders(store),
		countQuarantined(store, messageScopeOf(member.role), now),
		isAllowed(member.role, 'donations') ? countLinesToReview(store) : 0,
		operations.mail(),
	])
	const facets = countFacets(groups, { ...query, slugs }, { ownId, ...day })
	const counted = filter.isQuarantined ? statusCounts : new Map([...statusCounts, ...facets.status])
	// Today's work and the views are of everything open, whatever is searched for.
	const isOfOpen = query.status === 'open' && filter.terms.length === 0
	const all = isOfOpen ? facets.all : await countOpen(store, day, ownId)
	const [ring] = all.ring === 1 ? await listInbox(store, { ...OPEN, due: 'ring' }, day, { ...query, page: 1 }) : []
	return {
		rows: cases.map((one) => inboxRow(one, { today, timezone, member, team, dog: content.dog })),
		total: facets.total,
		headings: Object.fromEntries(facets.headings),
		lateRing: facets.lateRing,
		pages: Math.ceil(facets.total / CASES_PER_PAGE),
		all,
		options: filterOptions({ query, facets, statusCounts: counted, team, content, ownId }),
		hasDueDates: hasDueDates(query.status) || query.status === 'all',
		views,
		forToday: {
			ring: all.ring,
			toRing: ring ? { name: ring.submission.name, reference: ring.submission.reference } : null,
			isMailDown: mail.state === 'problem',
			toPack: orders['to pack'],
			heldBack: heldBack.cases + heldBack.requests + heldBack.emails,
			bankLines,
			tasks: forToday.tasks.map(({ dueOn, ...task }) => ({
				...task,
				since: dueOn < today ? formatShortDate(dueOn) : '',
			})),
			mentions: forToday.mentions.map(({ at, ...mention }) => ({
				...mention,
				on: formatShortDate(dayIn(timezone, at)),
			})),
		},
	}
}

/** Everything open, without a filter. */
const OPEN: InboxFilter = {
	statuses: OPEN_STATUSES,
	isQuarantined: false,
	form: '',
	person: '',
	slugs: undefined,
	due: '',
	terms: [],
}

async function countOpen(store: Store, day: InboxDay, ownId: string): Promise<Facets['all']> {
	const groups = await groupInbox(store, OPEN, day)
	return countFacets(groups, { form: '', person: '', due: '', slugs: undefined }, { ownId, ...day }).all
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
