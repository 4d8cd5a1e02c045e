import { decodeHTML } from 'entities'
import MiniSearch from 'minisearch'
import type { Dog } from '#content/model/content.ts'
import { runInSlices } from '#lib/time-slices.ts'

/** Stop words: in every story, so they would only enlarge the index. A name may be one of them: Will, His. */
const EVERYDAY = new Set(
	'a an and are as at be but by for from he her him his in is it its of on or she so the they to we who will with you'.split(
		' ',
	),
)

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u

/** Full-text index of the listed dogs. Updated incrementally from revision to revision. */
export interface SearchIndex {
	readonly words: MiniSearch
	/** Updates the index to these dogs, in slices; resolves when done. Calls are queued. */
	update(dogs: readonly Dog[]): Promise<void>
}

export function createSearchIndex(): SearchIndex {
	const words = new MiniSearch({
		fields: ['title', 'breeds', 'story'],
		extractField,
		tokenize: wordsIn,
		// Without a field it is a search term.
		processTerm: (term, field) => (field === 'story' && EVERYDAY.has(term) ? null : term || null),
	})
	const indexed = new Map<Dog['id'], Dog>()
	let updating: Promise<void> = Promise.resolve()

	/** A dog is replaced in one step, so that a search sees the old or the new one. */
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
			// Also after a failed update: it applies whatever is missing.
			updating = updating.catch(() => {}).then(() => runInSlices(changeTo(dogs)))
			return updating
		},
	}
}

/** The words of a text or a search, in lower case and without accents; some may be empty. */
export function wordsIn(text: string): string[] {
	return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().split(BETWEEN_WORDS)
}

/** The terms of a search: distinguishing ones, and stop words. */
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
