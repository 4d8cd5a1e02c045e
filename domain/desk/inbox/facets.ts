import type { DueChoice, InboxQuery } from './inbox-query.ts'

/** When a case is due. Each case is in one. */
export type DueBucket = DueChoice

/** How many cases share these. */
export interface CaseGroup {
	form: string
	assignedTo: string | null
	/** Of the dog or role it is about; "" for none. */
	slug: string
	due: DueBucket
	count: number
}

/** Who is at the desk, and who of them is away today. */
export interface TeamToday {
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
	/** Without any filter. */
	all: { total: number; mine: number; unassigned: number; overdue: number; ring: number }
}

type Choice = Pick<InboxQuery, 'form' | 'person' | 'due'> & {
	/** The dogs of the query: one, or those of a centre; undefined for all. */
	slugs: ReadonlySet<string> | undefined
}

/** Counts groups of cases for every filter at once. There may be thousands of groups. */
export function countFacets(groups: CaseGroup[], choice: Choice, team: TeamToday): Facets {
	const maps = { form: new Map(), person: new Map(), dog: new Map(), due: new Map() }
	const all = { total: 0, mine: 0, unassigned: 0, overdue: 0, ring: 0 }
	const peopleOf = holders(team)
	let total = 0
	for (const group of groups) {
		const { form, slug, due, count } = group
		const people = peopleOf(group)
		const missesForm = choice.form !== '' && choice.form !== form
		const missesPerson = choice.person !== '' && !people.includes(choice.person)
		const missesDog = choice.slugs !== undefined && !choice.slugs.has(slug)
		const missesDue = choice.due !== '' && choice.due !== due && !(choice.due === 'week' && due === 'today')
		const missed = Number(missesForm) + Number(missesPerson) + Number(missesDog) + Number(missesDue)
		if (missed === 0) total += count
		// A choice of a filter counts what the other filters show.
		if (missed === Number(missesForm)) add(maps.form, form, count)
		if (missed === Number(missesPerson)) for (const person of people) add(maps.person, person, count)
		if (missed === Number(missesDog)) add(maps.dog, slug, count)
		if (missed === Number(missesDue)) {
			add(maps.due, due, count)
			if (due === 'today') add(maps.due, 'week', count)
		}
		all.total += count
		if (people.includes('me')) all.mine += count
		if (people.includes('none')) all.unassigned += count
		if (due === 'overdue') all.overdue += count
		if (due === 'ring') all.ring += count
	}
	return { total, ...maps, all }
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

/** Today's work. */
export function isDueNow(due: DueBucket): boolean {
	return due === 'ring' || due === 'overdue' || due === 'today'
}

function add<Key>(counts: Map<Key, number>, key: Key, count: number) {
	counts.set(key, (counts.get(key) ?? 0) + count)
}
