import type { Content } from '#content/model/content.ts'
import type { SubmissionStatus } from '#domain/applications/submissions/submission-record.ts'
import { centreNamed } from '#domain/centres/centre-named.ts'
import { FORM_WORDS, STATUS_WORDS } from '#domain/desk/cases/status-words.ts'
import { DUE_BUCKET_WORDS } from '#domain/desk/inbox/due-words.ts'
import type { Facets } from '#domain/desk/inbox/facets.ts'
import { DUE_CHOICES, ENDED_STATUSES, type InboxQuery, OPEN_STATUSES } from '#domain/desk/inbox/inbox-query.ts'
import type { TeamMember } from '#records/staff/team.ts'

/** A choice of a filter, with the cases it would show. */
export interface FilterOption {
	value: string
	words: string
	/** null: not counted. */
	count: number | null
}

interface Counted {
	query: InboxQuery
	facets: Facets
	statusCounts: ReadonlyMap<SubmissionStatus, number>
	team: readonly TeamMember[]
	content: Content
	ownId: string
}

/** The choices of each filter. Choices that would show nothing are left out, but for the current one. */
export function filterOptions({ query, facets, statusCounts, team, content, ownId }: Counted) {
	const shown = (current: string) => (option: FilterOption) => option.count !== 0 || option.value === current
	const people = [
		{ id: 'me', name: 'Me' },
		{ id: 'none', name: 'No one yet' },
		...team.filter(({ id }) => id !== ownId),
	]
	return {
		form: Object.entries(FORM_WORDS)
			.map(([value, words]) => ({ value, words, count: facets.form.get(value) ?? 0 }))
			.filter(shown(query.form)),
		status: statusOptions(statusCounts).filter(shown(query.status)),
		person: people.map(({ id, name }) => ({ value: id, words: name, count: facets.person.get(id) ?? 0 })),
		dog: dogOptions(facets, content, query),
		centre: centreOptions(facets, content, query),
		due: DUE_CHOICES.map((value) => ({
			value,
			words: DUE_BUCKET_WORDS[value],
			count: facets.due.get(value) ?? 0,
		})).filter(shown(query.due)),
	}
}

export type FilterOptions = ReturnType<typeof filterOptions>

function statusOptions(counts: ReadonlyMap<SubmissionStatus, number>): FilterOption[] {
	const one = (status: SubmissionStatus) => counts.get(status) ?? 0
	const sum = (statuses: readonly SubmissionStatus[]) => statuses.reduce((total, status) => total + one(status), 0)
	const single = (status: SubmissionStatus) => ({ value: status, words: STATUS_WORDS[status], count: one(status) })
	return [
		{ value: 'open', words: 'All open', count: sum(OPEN_STATUSES) },
		...OPEN_STATUSES.map(single),
		{ value: 'closed', words: 'All closed', count: sum(ENDED_STATUSES) },
		...ENDED_STATUSES.map(single),
		{ value: 'all', words: 'Open and closed', count: sum([...OPEN_STATUSES, ...ENDED_STATUSES]) },
		{ value: 'quarantined', words: 'Held back', count: null },
	]
}

/** Dogs and roles with cases, by name. One that has left the content is named as in its address. */
function dogOptions({ dog }: Facets, content: Content, query: InboxQuery): FilterOption[] {
	const there = query.centre === '' ? undefined : dogsAt(query.centre, content)
	const slugs = new Set([...dog.keys()].filter((slug) => !there || there.has(slug))).add(query.dog)
	slugs.delete('')
	const countOf = (slug: string) => (there && !there.has(slug) ? 0 : (dog.get(slug) ?? 0))
	return [...slugs]
		.map((value) => ({ value, words: nameOf(content, value), count: countOf(value) }))
		.sort((one, other) => one.words.localeCompare(other.words, 'en-GB'))
}

function nameOf(content: Content, slug: string): string {
	return content.dog(slug)?.title ?? content.role(slug)?.title ?? slug
}

function centreOptions({ dog }: Facets, content: Content, query: InboxQuery): FilterOption[] {
	const centres = content.options?.centres ?? []
	const counts = new Map<string, number>()
	for (const [slug, count] of dog) {
		if (query.dog !== '' && slug !== query.dog) continue
		const centre = centreNamed(centres, content.dog(slug)?.location ?? '')
		if (centre) counts.set(centre.name, (counts.get(centre.name) ?? 0) + count)
	}
	return centres.map(({ name }) => ({ value: name, words: name, count: counts.get(name) ?? 0 }))
}

/** The dogs at a centre. */
export function dogsAt(centre: string, { dogs, options }: Content): ReadonlySet<string> {
	const centres = options?.centres ?? []
	const there = dogs.filter(({ location }) => centreNamed(centres, location)?.name === centre)
	return new Set(there.map(({ slug }) => slug))
}
