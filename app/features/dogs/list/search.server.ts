import { decodeHTML } from 'entities'
import MiniSearch, { type Query } from 'minisearch'
import type { Content, Dog } from '#content/content.ts'
import { isListed } from '../status.ts'

const NAMES = ['title', 'breeds']
const STORY = ['story']
/** So many dogs at a time, so that a large charity's index is made without keeping other visitors waiting. */
const AT_A_TIME = 200

/** Words that are in every story and would only make the index larger. */
const EVERYDAY = new Set(
	'a an and are as at be but by for from he her him his in is it its of on or she so the they to we who will with you'.split(
		' ',
	),
)

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u

const indexes = new WeakMap<Content, Promise<MiniSearch>>()

/**
 * The ids of the listed dogs in whose name, breed or story all the words are, the best match first.
 *
 * Beginnings of words count. So do typing errors, up to two letters in names and breeds and one in stories, whose many words
 * would otherwise match anything.
 */
export async function searchDogs(content: Content, words: string): Promise<Dog['id'][]> {
	const index = await searchIndex(content)
	const terms = words.split(BETWEEN_WORDS).filter((term) => plainTerm(term) !== null)
	const queries = terms.map(
		(term): Query => ({
			combineWith: 'OR',
			queries: [
				{ queries: [term], fields: NAMES, fuzzy: errorsIn(0.3), prefix: true, boost: { title: 6, breeds: 4 } },
				{ queries: [term], fields: STORY, fuzzy: errorsIn(0.15), prefix: term.length > 2 },
			],
		}),
	)
	return index.search({ combineWith: 'AND', queries }).map(({ id }) => id)
}

/** Three letters are too few to get one wrong. */
function errorsIn(share: number) {
	return (term: string) => (term.length > 3 ? share : false)
}

/** Built at the first search of a revision; most revisions of a quiet site are never searched. */
function searchIndex(content: Content): Promise<MiniSearch> {
	const ready = indexes.get(content)
	if (ready) return ready
	const index = new MiniSearch({
		fields: [...NAMES, ...STORY],
		extractField,
		tokenize: (text) => text.split(BETWEEN_WORDS),
		processTerm: plainTerm,
	})
	const building = index.addAllAsync(content.dogs.filter(isListed), { chunkSize: AT_A_TIME }).then(() => index)
	indexes.set(content, building)
	return building
}

function extractField(dog: Dog, field: string) {
	if (field === 'id') return dog.id
	if (field === 'title') return dog.title
	if (field === 'breeds') return dog.breeds.map(({ name }) => name).join(' ')
	return [dog.bestFeature, dog.excerpt, dog.homeSummary, decodeHTML(dog.html.replace(/<[^>]*>/g, ' '))].join(' ')
}

/** In small letters and without accents; null for what is not worth looking for. */
function plainTerm(term: string): string | null {
	const plain = term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
	return EVERYDAY.has(plain) ? null : plain || null
}
