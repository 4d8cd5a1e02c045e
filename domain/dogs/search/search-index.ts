import { decodeHTML } from 'entities'
import MiniSearch from 'minisearch'
import type { Dog } from '#content/model/content.ts'
import { runInSlices } from '#lib/time-slices.ts'

/** Words that are in every story and would only make the index larger. A name may be one of them: Will, His. */
const EVERYDAY = new Set(
	'a an and are as at be but by for from he her him his in is it its of on or she so the they to we who will with you'.split(
		' ',
	),
)

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u

/** The words of the dogs in the list. It follows from revision to revision and costs what has changed. */
export interface SearchIndex {
	readonly words: MiniSearch
	/** Brings the index to these dogs, in slices; resolves when it has them. Calls wait for each other. */
	update(dogs: readonly Dog[]): Promise<void>
}

export function createSearchIndex(): SearchIndex {
	const words = new MiniSearch({
		fields: ['title', 'breeds', 'story'],
		extractField,
		tokenize: wordsIn,
		// Without a field it is a word of a search.
		processTerm: (term, field) => (field === 'story' && EVERYDAY.has(term) ? null : term || null),
	})
	const indexed = new Map<Dog['id'], Dog>()
	let updating: Promise<void> = Promise.resolve()

	/** A dog is taken out and put in again in one step, so that a search in between finds the old or the new one. */
	function* changeTo(dogs: readonly Dog[]): Generator<undefined, void> {
		const gone = new Set(indexed.keys())
		for (const dog of dogs) {
			gone.delete(dog.id)
			const before = indexed.get(dog.id)
			if (before === dog) continue
			if (before) words.discard(dog.id)
			words.add(dog)
			indexed.set(dog.id, dog)
			yield
		}
		for (const id of gone) {
			words.discard(id)
			indexed.delete(id)
			yield
		}
	}

	return {
		words,
		update(dogs) {
			// Runs after a failed update, too: it changes whatever the index does not have yet.
			updating = updating.catch(() => {}).then(() => runInSlices(changeTo(dogs)))
			return updating
		},
	}
}

/** The words of a text or a search, in lower case and without accents; some may be empty. */
export function wordsIn(text: string): string[] {
	return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().split(BETWEEN_WORDS)
}

/** The words of a search that tell dogs apart, and those that are in every story. */
export function searchTerms(text: string): { rare: string[]; everyday: string[] } {
	const words = wordsIn(text).filter(Boolean)
	return { rare: words.filter((word) => !EVERYDAY.has(word)), everyday: words.filter((word) => EVERYDAY.has(word)) }
}

function extractField(dog: Dog, field: string) {
	if (field === 'id') return dog.id
	if (field === 'title') return dog.title
	if (field === 'breeds') return dog.breeds.map(({ name }) => name).join(' ')
	return [dog.bestFeature, dog.excerpt, dog.homeSummary, decodeHTML(dog.html.replace(/<[^>]*>/g, ' '))].join(' ')
}
