import type { Dog, Fit } from '#content/content.ts'

const COMPANY = ['cats', 'dogs', 'children', 'small_pets'] as const
const SIZES = ['small', 'medium', 'large', 'giant'] as const

export type Company = (typeof COMPANY)[number]
export type Size = (typeof SIZES)[number]

/** What the page around the list asks for. */
export interface EmbedQuery {
	with: Company | null
	size: Size | null
	/** How many dogs at most. */
	limit: number
}

const USUAL_LIMIT = 6
const LARGEST_LIMIT = 24

/** Reads what another site's page asks for. What is no wish we know is as if it were not there. */
export function readEmbedQuery(params: URLSearchParams): EmbedQuery {
	const limit = Number(params.get('limit') ?? '')
	return {
		with: COMPANY.find((company) => company === params.get('with')) ?? null,
		size: SIZES.find((size) => size === params.get('size')) ?? null,
		limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, LARGEST_LIMIT) : USUAL_LIMIT,
	}
}

type Verdict = 'yes' | 'maybe' | 'unknown' | 'no'

const verdictByFit: Record<Fit, Verdict> = { yes: 'yes', selective: 'maybe', unknown: 'unknown', no: 'no' }

/** As the site's own list has it: from 12 it depends on the child, from 16 there are no children in the home. */
function withChildren({ fit, minAge }: Dog['goodWith']['children']): Verdict {
	if (fit === 'no' || fit === 'unknown' || minAge === null) return verdictByFit[fit]
	if (minAge >= 16) return 'no'
	return minAge >= 12 ? 'maybe' : verdictByFit[fit]
}

function company(dog: Dog, wanted: Company): Verdict {
	if (wanted === 'children') return withChildren(dog.goodWith.children)
	return verdictByFit[dog.goodWith[wanted === 'small_pets' ? 'smallPets' : wanted]]
}

function size(dog: Dog, wanted: Size): Verdict {
	if (dog.size === 'unknown') return 'unknown'
	return dog.size === wanted ? 'yes' : 'no'
}

/** How well a dog fits: one no is a no, and what nobody knows is neither a yes nor a no. */
export function judge(dog: Dog, query: EmbedQuery): Verdict {
	const verdicts = [query.with && company(dog, query.with), query.size && size(dog, query.size)]
	return (['no', 'unknown', 'maybe'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'yes'
}
