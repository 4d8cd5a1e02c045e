import { isDeepStrictEqual } from 'node:util'
import type { ContentEventName } from '#content/model/content-event.ts'
import { CONTENT_TYPES, postTypeOf } from '#content/model/content-types.ts'
import type { Library, LibraryItem } from './library.ts'

/** One event as the plugin's webhook sends it. */
export interface SentEvent {
	event: ContentEventName
	/** A post type, `term:<taxonomy>`, `media` or `options`. */
	type: string
	id: number
	slug: string
	old_slug?: string
}

/** What happened between two states of a folder. `existing` holds the files that are there, readable or not. */
export function changesBetween(before: Library, after: Library, existing: ReadonlySet<string>): SentEvent[] {
	const events: SentEvent[] = []
	if (!isDeepStrictEqual(before.options, after.options)) {
		events.push({ event: 'updated', type: 'options', id: 0, slug: 'general' })
	}
	if (!isDeepStrictEqual(before.terms, after.terms)) {
		events.push({ event: 'updated', type: 'term:category', id: 0, slug: '' })
	}
	events.push(...mediaChanges(before, after))
	for (const type of CONTENT_TYPES) {
		const earlier = new Map(before.items[type].map((item) => [item.id, item]))
		const later = new Map(after.items[type].map((item) => [item.id, item]))
		for (const item of earlier.values()) {
			if (later.has(item.id)) continue
			events.push({ event: existing.has(item.file) ? 'unpublished' : 'deleted', ...named(item) })
		}
		for (const item of later.values()) events.push(...itemChanges(earlier.get(item.id), item))
	}
	return events
}

function mediaChanges(before: Library, after: Library): SentEvent[] {
	const names = new Set([...before.media.keys(), ...after.media.keys()])
	return [...names].flatMap((slug): SentEvent[] => {
		const earlier = before.media.get(slug)
		const later = after.media.get(slug)
		if (isDeepStrictEqual(earlier, later)) return []
		const event = !later ? 'deleted' : earlier ? 'updated' : 'published'
		return [{ event, type: 'media', id: later?.id ?? earlier?.id ?? 0, slug }]
	})
}

function itemChanges(earlier: LibraryItem | undefined, item: LibraryItem): SentEvent[] {
	if (!earlier) return [{ event: 'published', ...named(item) }]
	if (earlier.digest === item.digest) return []
	const updated: SentEvent = { event: 'updated', ...named(item) }
	return earlier.slug === item.slug
		? [updated]
		: [updated, { event: 'renamed', ...named(item), old_slug: earlier.slug }]
}

function named({ type, id, slug }: LibraryItem) {
	return { type: postTypeOf(type), id, slug }
}
