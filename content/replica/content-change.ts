import { filterInSteps, type Steps } from '#lib/time-slices.ts'
import type { ContentEvent } from '../model/content-event.ts'
import { CONTENT_TYPES, type ContentType } from '../model/content-types.ts'
import type { ItemOf, Loaded } from '../wordpress/http/backend.ts'
import { type ReplicaData, withOldSlug, without } from './replica-data.ts'
import type { SyncTask } from './sync/sync-tasks.ts'

/** Applies removals and old slugs, which need no request. */
export function applyAtOnce(data: ReplicaData, changes: readonly ContentEvent[]): ReplicaData {
	const before = namedAsGone(changes).reduce((rest, { type, ids }) => without(rest, type, ids), data)
	return changes.reduce((all, { type, id, oldSlug }) => {
		return oldSlug && isContentType(type) ? withOldSlug(all, type, oldSlug, id) : all
	}, before)
}

/** The ids that the changes name as deleted or unpublished. */
export function namedAsGone(changes: readonly ContentEvent[]): { type: ContentType; ids: ReadonlySet<number> }[] {
	const gone = changes.filter(({ event }) => event === 'deleted' || event === 'unpublished')
	return CONTENT_TYPES.map((type) => ({
		type,
		ids: new Set(gone.filter((change) => change.type === type).map(({ id }) => id)),
	})).filter(({ ids }) => ids.size > 0)
}

/**
 * The tasks that fetch the changes. Removed records are fetched too: a removal notice may be older than the record's
 * return.
 */
export function* tasksFor(changes: readonly ContentEvent[], data: ReplicaData): Steps<SyncTask[]> {
	const ids = new Map(CONTENT_TYPES.map((type) => [type, new Set<number>()]))
	const whole = new Set<ContentType>()
	const tasks: SyncTask[] = []
	for (const { type, id } of changes) {
		if (isContentType(type)) {
			if (id === 0) whole.add(type)
			else ids.get(type)?.add(id)
		}
		if (type === 'options' || (type === 'media' && showsInOptions(data, id)))
			tasks.push({ kind: 'options', isAnnounced: true })
		if (type === 'terms') tasks.push({ kind: 'categories' })
		if (type === 'terms' || type === 'media') {
			for (const content of CONTENT_TYPES) {
				if (id === 0) whole.add(content)
				else for (const user of yield* usersOf(data, content, type, id)) ids.get(content)?.add(user)
			}
		}
	}
	for (const type of CONTENT_TYPES) {
		const requested = [...(ids.get(type) ?? [])]
		if (whole.has(type)) tasks.push({ kind: 'all', type })
		else if (requested.length > 0) tasks.push({ kind: 'ids', type, ids: requested })
	}
	return tasks.filter((task, index) => tasks.findIndex(({ kind }) => kind === task.kind) === index || 'type' in task)
}

/** Editing a picture does not change the options that show it; an id of 0 means any picture. */
function showsInOptions({ optionPictures }: ReplicaData, id: number): boolean {
	return optionPictures.some((picture) => id === 0 || picture.id === String(id))
}

/** The items that show a picture or a term; editing those does not modify the records. */
function* usersOf(data: ReplicaData, content: ContentType, type: 'terms' | 'media', id: number): Steps<number[]> {
	const items: readonly Loaded<ItemOf[ContentType]>[] = data.items[content]
	const users = yield* filterInSteps(items, ({ item, pictures }) =>
		type === 'media' ? pictures.some((picture) => picture.id === String(id)) : mentionsTerm(item, id),
	)
	return users.map(({ item }) => item.id)
}

function mentionsTerm(item: object, id: number): boolean {
	return Object.values(item).some(
		(value) => Array.isArray(value) && value.some((entry) => isTerm(entry) && entry.id === id),
	)
}

function isTerm(value: unknown): value is { id: unknown } {
	return typeof value === 'object' && value !== null && 'id' in value && 'slug' in value && 'name' in value
}

function isContentType(type: ContentEvent['type']): type is ContentType {
	return CONTENT_TYPES.some((contentType) => contentType === type)
}
