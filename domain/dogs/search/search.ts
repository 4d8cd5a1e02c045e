import type { Query } from 'minisearch'
import type { Content, Dog } from '#content/model/content.ts'
import { isListed } from '../status.ts'
import { createSearchIndex, type SearchIndex, searchTerms } from './search-index.ts'

const NAMES = ['title', 'breeds']
const STORY = ['story']

interface Prepared {
	index: SearchIndex
	ready: Promise<void>
}

const prepared = new WeakMap<Content, Prepared>()

export interface SearchResult {
	/** Best match first. */
	ids: Dog['id'][]
	/** No dog has the words as typed: these have a name or breed spelt like them, or else a word of their story. */
	isRespelt: boolean
}

/**
 * The listed dogs that match all words in name, breed or story.
 *
 * Stop words are searched in names and breeds only, and only if there is no other word. Prefixes match. So do typing
 * errors, up to two letters in names and breeds and one in stories, whose many words would otherwise match anything.
 */
export async function searchDogs(content: Content, text: string): Promise<SearchResult> {
	const { index, ready } = prepared.get(content) ?? prepare(content, createSearchIndex())
	await ready
	const { rare, everyday } = searchTerms(text)
	const queries = rare.length > 0 ? rare.map(inNameOrStory) : everyday.map(inName)
	const results = index.words.search({ combineWith: 'AND', queries })
	const hasAsTyped = ({ terms }: { terms: string[] }) =>
		rare.every((word) => terms.some((term) => term.startsWith(word)))
	const isRespelt = results.length > 0 && !results.some(hasAsTyped)
	// A name or breed that is nearly typed was meant; stories that mention the word are noise then.
	const named = isRespelt ? index.words.search({ combineWith: 'AND', queries: rare.map(inNameRespelt) }) : []
	return { ids: (named.length > 0 ? named : results).map(({ id }) => id), isRespelt }
}

/** Whether a search has only stop words. */
export function fitsEveryDog(text: string): boolean {
	const { rare, everyday } = searchTerms(text)
	return rare.length === 0 && everyday.length > 0
}

function inNameOrStory(word: string): Query {
	return {
		combineWith: 'OR',
		queries: [inNameRespelt(word), { queries: [word], fields: STORY, fuzzy: errorsIn(0.15), prefix: word.length > 2 }],
	}
}

function inNameRespelt(word: string) {
	return { ...inName(word), fuzzy: errorsIn(0.3) }
}

function inName(word: string) {
	return { queries: [word], fields: NAMES, prefix: true, boost: { title: 6, breeds: 4 } }
}

/**
 * Prepares the search of a revision in advance. It reuses the index of the previous revision, which then also has newer
 * dogs: callers skip those.
 */
export function prepareSearch(content: Content, before: Content): Promise<void> {
	const index = prepared.get(before)?.index ?? createSearchIndex()
	return (prepared.get(content) ?? prepare(content, index)).ready
}

function prepare(content: Content, index: SearchIndex): Prepared {
	const made = { index, ready: index.update(content.dogs.filter(isListed)) }
	prepared.set(content, made)
	return made
}

/** Three letters are too few for an error. */
function errorsIn(share: number) {
	return (term: string) => (term.length > 3 ? share : false)
}
