import type { SubmissionStatus } from '../../applications/submissions/submission-record.ts'
import type { DueChoice, InboxQuery } from './inbox-query.ts'

/** When a case is due. Each case is in one. */
export type DueBucket = DueChoice

/** How many cases share these. */
export interface CaseGroup {
	form: string
	assignedTo: string | null
	/** The dog or role it is about; "" for none. */
	slug: string
	due: DueBucket
	/** To ring, and past its day: overdue too. */
	isLateRing: boolean
	status: SubmissionStatus
	count: number
}

/** Who is at the desk, and who of them is away today. */
interface TeamToday {
	ownId: string
	presentIds: readonly string[]
	awayIds: readonly string[]
}

/** The cases that each choice of a filter would show, with the other filters as they are. */
export interface Facets {
	total: number
	form: ReadonlyMap<string, number>
	person: ReadonlyMap<string, number>
	dog: ReadonlyMap<string, number>
	due: ReadonlyMap<DueChoice, number>
	/** The cases of each heading of the list; all filters count. */
	headings: ReadonlyMap<DueBucket, number>
	/** To ring, and past their day: overdue too, under the heading of those to ring. */
	lateRing: number
	/** Counts of the statuses that were read. */
	status: ReadonlyMap<SubmissionStatus, number>
	/** Without any filter. */
	all: { total: number; mine: number; unassigned: number; overdue: number; ring: number }
}

type Choice = Pick<InboxQuery, 'form' | 'person' | 'due'> & {
	/** The dogs of the query: one, or those of a centre; undefined for all. */
	slugs: ReadonlySet<string> | undefined
}

/** Counts groups of cases for every filter at once. There may be thousands of groups. */
export function countFacets(groups: CaseGroup[], choice: Choice, team: TeamToday): Facets {
	const maps = {
		form: new Map(),
		person: new Map(),
		dog: new Map(),
		due: new Map(),
		status: new Map(),
		headings: new Map(),
	}
	const all = { total: 0, mine: 0, unassigned: 0, overdue: 0, ring: 0 }
	const peopleOf = holders(team)
	let [total, lateRing] = [0, 0]
	for (const group of groups) {
		const { form, slug, due, isLateRing, count } = group
		const people = peopleOf(group)
		const missesForm = choice.form !== '' && choice.form !== form
		const missesPerson = choice.person !== '' && !people.includes(choice.person)
		const missesDog = choice.slugs !== undefined && !choice.slugs.has(slug)
		const missesDue = choice.due !== '' && !dueChoices(group).includes(choice.due)
		const missed = Number(missesForm) + Number(missesPerson) + Number(missesDog) + Number(missesDue)
		if (missed === 0) {
			total += count
			add(maps.status, group.status, count)
			add(maps.headings, due, count)
			if (isLateRing) lateRing += count
		}
		// A choice of a filter counts what the other filters show.
		if (missed === Number(missesForm)) add(maps.form, form, count)
		if (missed === Number(missesPerson)) for (const person of people) add(maps.person, person, count)
		if (missed === Number(missesDog)) add(maps.dog, slug, count)
		if (missed === Number(missesDue)) {
			for (const one of dueChoices(group)) add(maps.due, one, count)
		}
		all.total += count
		if (people.includes('me')) all.mine += count
		if (people.includes('none')) all.unassigned += count
		if (due === 'overdue' || isLateRing) all.overdue += count
		if (due === 'ring') all.ring += count
	}
	return { total, lateRing, ...maps, all }
}

/** The choices of the filter by person under which a case is. It is also no one's while its holder is away and it is due. */
function holders({ ownId, presentIds, awayIds }: TeamToday) {
	const [isNoOnes, ownIds] = [['none'], [ownId, 'me']]
	const idsOf = (id: string) => (id === ownId ? ownIds : [id])
	const free = new Map(presentIds.map((id) => [id, idsOf(id)]))
	const away = new Map(awayIds.map((id) => [id, [...idsOf(id), 'none']]))
	return ({ assignedTo, due }: CaseGroup): readonly string[] => {
		if (assignedTo === null) return isNoOnes
		return (isDueNow(due) && away.get(assignedTo)) || free.get(assignedTo) || [...idsOf(assignedTo), 'none']
	}
}

const CHOICES: Record<DueBucket, readonly DueChoice[]> = {
	ring: ['ring'],
	overdue: ['overdue'],
	today: ['today', 'week'],
	week: ['week'],
	later: ['later'],
	none: ['none'],
}
const LATE_RING: readonly DueChoice[] = ['ring', 'overdue']

/** The choices of the filter by due day that show a case. What is due today is also due this week. */
function dueChoices({ due, isLateRing }: CaseGroup): readonly DueChoice[] {
	return isLateRing ? LATE_RING : CHOICES[due]
}

/** Today's work. */
export function isDueNow(due: DueBucket): boolean {
	return due === 'ring' || due === 'overdue' || due === 'today'
}

function add<Key>(counts: Map<Key, number>, key: Key, count: number) {
	counts.set(key, (counts.get(key) ?? 0) + count)
}
