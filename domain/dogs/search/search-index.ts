import MiniSearch from 'minisearch'
import type { Dog } from '#content/model/content.ts'
import { fold } from '#lib/text/fold.ts'
import { htmlToText } from '#lib/text/html.ts'
import { runInSlices } from '#lib/time-slices.ts'

/** Stop words, except in names: Will, His. */
const EVERYDAY = new Set(
	'a an and are as at be but by for from he her him his in is it its of on or she so the they to we who will with you'.split(
		' ',
	),
)

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u

/** Full-text index of the listed dogs, updated incrementally. */
export interface SearchIndex {
	readonly words: MiniSearch
	/** Updates the index in slices; resolves when done. Calls are queued. */
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
			// Also after a failed update.
			updating = updating.catch(() => {}).then(() => runInSlices(changeTo(dogs)))
			return updating
		},
	}
}

/** Words in lower case without accents; some may be empty. */
export function wordsIn(text: string): string[] {
	return fold(text).split(BETWEEN_WORDS)
}

export function searchTerms(text: string): { rare: string[]; everyday: string[] } {
	const words = wordsIn(text).filter(Boolean)
	return { rare: words.filter((word) => !EVERYDAY.has(word)), everyday: words.filter((word) => EVERYDAY.has(word)) }
}

function extractField(dog: Dog, field: string) {
	if (field === 'id') return dog.id
	if (field === 'title') return dog.title
	if (field === 'breeds') return dog.breeds.map(({ name }) => name).join(' ')
	return [dog.bestFeature, dog.excerpt, dog.firstPersonLine, dog.homeSummary, htmlToText(dog.html)].join(' ')
}
