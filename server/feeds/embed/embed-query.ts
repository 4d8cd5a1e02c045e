import type { Dog } from '#content/model/content.ts'
import { childrenLimits, fitWithSomeChildren } from '#domain/dogs/children.ts'
import { type Verdict, verdictByFit } from '#domain/dogs/fit-verdict.ts'
import { SIZES } from '#domain/dogs/vocabulary.ts'

const COMPANY = ['cats', 'dogs', 'children', 'small_pets'] as const

export type Company = (typeof COMPANY)[number]
type Size = (typeof SIZES)[number]

export interface EmbedQuery {
	with: Company | null
	size: Size | null
	limit: number
}

const DEFAULT_LIMIT = 6
const MAX_DOGS = 24

/** Unknown parameters are ignored. */
export function readEmbedQuery(params: URLSearchParams): EmbedQuery {
	const limit = Number(params.get('limit') ?? '')
	return {
		with: COMPANY.find((company) => company === params.get('with')) ?? null,
		size: SIZES.find((size) => size === params.get('size')) ?? null,
		limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, MAX_DOGS) : DEFAULT_LIMIT,
	}
}

function company(dog: Dog, wanted: Company): Verdict {
	if (wanted === 'children') return verdictByFit[fitWithSomeChildren(childrenLimits(dog))]
	return verdictByFit[dog.goodWith[wanted === 'small_pets' ? 'smallPets' : wanted]]
}

function size(dog: Dog, wanted: Size): Verdict {
	if (dog.size === 'unknown') return 'unknown'
	return dog.size === wanted ? 'yes' : 'no'
}

/** One "no" decides; unknown is neither yes nor no. */
export function judge(dog: Dog, query: EmbedQuery): Verdict {
	const verdicts = [query.with && company(dog, query.with), query.size && size(dog, query.size)]
	return (['no', 'unknown', 'maybe'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'yes'
}
