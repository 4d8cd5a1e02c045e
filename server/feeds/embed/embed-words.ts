import { SIZE_WORDS } from '#domain/dogs/vocabulary.ts'
import type { Company, EmbedQuery } from './embed-query.ts'

const companyWords: Record<Company, string> = {
	cats: 'cats',
	dogs: 'other dogs',
	children: 'children',
	small_pets: 'small pets',
}

export interface Counts {
	yes: number
	maybe: number
	unknown: number
}

/** "small dogs at Fairlead who can live with cats" */
function dogs(count: number, query: EmbedQuery, charity: string): string {
	const size = query.size ? `${SIZE_WORDS[query.size].toLowerCase()} ` : ''
	const company = query.with ? ` who can live with ${companyWords[query.with]}` : ''
	return `${size}${count === 1 ? 'dog' : 'dogs'} at ${charity}${company}`
}

/** The accessible name of the list. */
export function labelWords(query: EmbedQuery, charity: string): string {
	const words = dogs(2, query, charity)
	return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The link below the list. */
export function moreWords(count: number, query: EmbedQuery, charity: string): string {
	if (count === 0) return `See all the dogs at ${charity}`
	if (count === 1) return `See more of ${charity}`
	return `See all ${count} ${dogs(count, query, charity)}`
}

/** Notes below the list: no match, maybes, unknown answers. */
export function noteWords({ yes, maybe, unknown }: Counts, query: EmbedQuery, charity: string): string[] {
	const noMatch = query.with || query.size ? `As far as we know there is no ${dogs(1, query, charity)} today.` : ''
	const none = noMatch || `${charity} has no dogs looking for a home today.`
	const rest = [
		maybe > 0 && query.with && `${more(maybe, yes)} might live with ${companyWords[query.with]}, depending on yours.`,
		unknown > 0 && `${untested(unknown, yes + maybe, query)} Ask ${charity}.`,
	]
	return [yes === 0 && none, ...rest].filter((note) => typeof note === 'string')
}

function more(count: number, before: number): string {
	const what = before > 0 ? 'more' : count === 1 ? 'dog' : 'dogs'
	return `${count} ${what}`
}

function untested(count: number, before: number, query: EmbedQuery): string {
	const who = more(count, before)
	const has = count === 1 ? 'has' : 'have'
	if (query.with && !query.size) {
		const verb = query.with === 'children' ? 'seen' : 'tested'
		return `${who} ${has} not been ${verb} with ${companyWords[query.with]} yet.`
	}
	return `${who} might fit, but not everything is known about ${count === 1 ? 'that dog' : 'them'} yet.`
}
