import type { ContentEvent } from '#content/model/content-event.ts'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import type { Backend } from '#content/wordpress/http/backend.ts'
import { eachInSteps, filterInSteps, runInSlices, type Steps } from '#lib/time-slices.ts'
import type { ReplicaData } from '../replica-data.ts'

/** The term names and picture descriptions shown by items, by id. */
interface Shown {
	terms: Map<number, Set<string>>
	pictures: Map<number, Set<string>>
}

/**
 * Finds edited terms and pictures: editing them does not modify the records that show them.
 *
 * Each is compared with its last listing, or at first with what items show.
 */
export function createRelatedWatch(backend: Pick<Backend, 'terms' | 'media'>) {
	const terms = new Map<number, string>()
	const media = new Map<number, string>()

	return async function findEdited(data: ReplicaData): Promise<ContentEvent[]> {
		const ids = await runInSlices(pictureIds(data))
		const [listedTerms, listedMedia] = await Promise.all([backend.terms?.() ?? [], backend.media?.(ids) ?? []])
		const isFirst = listedTerms.some(({ id }) => !terms.has(id)) || listedMedia.some(({ id }) => !media.has(id))
		const shown = isFirst ? await runInSlices(shownIn(data)) : { terms: new Map(), pictures: new Map() }
		const listed = new Set(listedMedia.map(({ id }) => id))
		// An empty response does not mean that everything was deleted.
		const gone = listed.size === 0 ? [] : ids.filter((id) => media.has(id) && !listed.has(id))
		const editedTerms = listedTerms.filter(({ id, slug, name }) =>
			isEdited(terms, id, wordsOf({ slug, name }), differs(shown.terms.get(id), wordsOf({ slug, name }))),
		)
		const editedMedia = listedMedia.filter(({ id, alt, version }) =>
			isEdited(media, id, version, differs(shown.pictures.get(id), alt)),
		)
		for (const id of gone) media.delete(id)
		return [
			...editedTerms.map(({ id, slug }) => ({ event: 'updated', type: 'terms', id, slug }) as const),
			...[...gone, ...editedMedia.map(({ id }) => id)].map(
				(id) => ({ event: 'updated', type: 'media', id, slug: '' }) as const,
			),
		]
	}
}

function isEdited(last: Map<number, string>, id: number, version: string, differsFromShown: boolean): boolean {
	const before = last.get(id)
	last.set(id, version)
	return before === undefined ? differsFromShown : before !== version
}

function differs(shown: Set<string> | undefined, words: string): boolean {
	return shown !== undefined && (shown.size > 1 || !shown.has(words))
}

function* pictureIds(data: ReplicaData): Steps<number[]> {
	const ids = new Set<string>()
	for (const type of CONTENT_TYPES) {
		yield* eachInSteps<{ pictures: readonly { id: string }[] }>(data.items[type], ({ pictures }) => {
			for (const { id } of pictures) ids.add(id)
		})
	}
	const ofRecords = yield* filterInSteps([...ids], (id) => /^\d+$/.test(id))
	return [...Float64Array.from(ofRecords, Number).sort()]
}

function* shownIn(data: ReplicaData): Steps<Shown> {
	const shown: Shown = { terms: new Map(), pictures: new Map() }
	const note = (map: Map<number, Set<string>>, id: number, words: string) => {
		map.set(id, (map.get(id) ?? new Set()).add(words))
	}
	const visit = (value: unknown) => {
		if (typeof value !== 'object' || value === null) return
		if (isTerm(value)) note(shown.terms, value.id, wordsOf(value))
		if (isPicture(value)) note(shown.pictures, Number(value.id), value.alt)
		for (const part of Object.values(value)) visit(part)
	}
	for (const type of CONTENT_TYPES) {
		for (const { item } of data.items[type]) {
			visit(item)
			yield
		}
	}
	return shown
}

function wordsOf({ slug, name }: { slug: string; name: string }): string {
	return `${slug} ${name}`
}

function isTerm(value: object): value is { id: number; slug: string; name: string } {
	return 'id' in value && typeof value.id === 'number' && 'slug' in value && 'name' in value
}

function isPicture(value: object): value is { id: string; alt: string } {
	return 'id' in value && typeof value.id === 'string' && 'alt' in value && 'focal' in value
}
