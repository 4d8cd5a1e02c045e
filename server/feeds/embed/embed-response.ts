import type { Dog } from '#content/model/content.ts'
import { breedInWords } from '#domain/dogs/breed.ts'
import { childrenLimits, minAgeOf } from '#domain/dogs/children.ts'
import { formatAge } from '#lib/dates.ts'
import { sortInSteps } from '#lib/lists/sort-in-steps.ts'
import { filterInSteps, type Steps } from '#lib/time-slices.ts'
import { comparePlain, dogUrl, type FeedInput } from '../feed.ts'
import { createLookup } from '../lookup.ts'
import { picturesOf } from '../pictures.ts'
import { type EmbedQuery, judge } from './embed-query.ts'
import { labelWords, moreWords, noteWords } from './embed-words.ts'

/** Twice the maximum width of cards (27 rem), for high-density screens. */
const MAX_WIDTH_PX = 800

/** The data for `embed.js`. All texts are made here to keep the script small. */
export interface EmbedResponse {
	label: string
	/** BCP 47. */
	language: string
	dogs: {
		name: string
		url: string
		lines: string[]
		picture: { src: string; srcset: string; width: number; height: number; alt: string; position: string } | null
	}[]
	notes: string[]
	more: { text: string; url: string }
}

const { compare: compareNames } = new Intl.Collator('en-GB')

/** Available dogs, longest waiting first, then those coming soon; no reserved dogs. */
export const embedOrder = createLookup(function* (dogs): Steps<Dog[]> {
	const offered = yield* filterInSteps(dogs, ({ status }) => status === 'available' || status === 'coming_soon')
	return yield* sortInSteps(
		offered,
		(a, b) =>
			comparePlain(a.status, b.status) ||
			comparePlain(a.listedOn || '9999', b.listedOn || '9999') ||
			compareNames(a.title, b.title),
	)
})

export function embedResponse(waiting: readonly Dog[], query: EmbedQuery, input: FeedInput): EmbedResponse {
	const { name, locale } = input.options.site
	const fitting: Dog[] = []
	const counts = { yes: 0, maybe: 0, unknown: 0, no: 0 }
	for (const dog of waiting) {
		const verdict = judge(dog, query)
		counts[verdict]++
		if (verdict === 'yes' && fitting.length < query.limit) fitting.push(dog)
	}
	return {
		label: labelWords(query, name),
		language: locale,
		dogs: fitting.map((dog) => card(dog, query, input)),
		notes: noteWords(counts, query, name),
		more: { text: moreWords(counts.yes, query, name), url: listUrl(query, counts.yes, input.siteUrl) },
	}
}

function card(dog: Dog, query: EmbedQuery, { siteUrl, today }: FeedInput): EmbedResponse['dogs'][number] {
	const about = [breedInWords(dog), formatAge(dog.birthDate, today) || 'age not known'].join(', ')
	const age = minAgeOf(childrenLimits(dog))
	const children = query.with === 'children' && age !== undefined ? `Children of ${age} and over` : ''
	return {
		name: dog.title,
		url: dogUrl(dog, siteUrl),
		lines: [about, dog.location, dog.status === 'coming_soon' ? 'Coming soon' : '', children].filter(Boolean),
		picture: picture(dog, siteUrl),
	}
}

function picture(dog: Dog, siteUrl: string): EmbedResponse['dogs'][number]['picture'] {
	const [shown] = picturesOf(dog)
	if (!shown) return null
	const { id, version, width, height, alt, focal } = shown
	const address = (step: number) => `${siteUrl}/img/${encodeURIComponent(id)}/${step}?v=${encodeURIComponent(version)}`
	const steps = shown.widths.filter((step) => step <= MAX_WIDTH_PX)
	return {
		src: address(steps[Math.floor(steps.length / 2)] ?? width),
		srcset: steps.map((step) => `${address(step)} ${step}w`).join(', '),
		width,
		height,
		alt,
		position: focal.map((part) => `${Math.round(part * 100)}%`).join(' '),
	}
}

/** The site's list with the same filter; all dogs if that matches none. */
function listUrl(query: EmbedQuery, found: number, siteUrl: string): string {
	const params = new URLSearchParams()
	if (query.size && found > 0) params.set('size', query.size)
	if (query.with && found > 0) params.set('with', query.with)
	return `${siteUrl}/dogs${params.size > 0 ? `?${params}` : ''}`
}
