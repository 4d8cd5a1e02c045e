import { filterInSteps, type Steps } from '#lib/time-slices.ts'
import type { ContentType } from '../model/content.ts'
import type { ItemOf, Loaded } from '../wordpress/http/backend.ts'
import { CONTENT_TYPES, type ReplicaData, withOldSlug, without } from './replica-data.ts'
import type { SyncTask } from './sync-tasks.ts'

/** Something that changed on the backend, as its webhook says it. */
export interface ContentChange {
	/** published, updated, unpublished, renamed or deleted. */
	event: string
	type: ContentType | 'terms' | 'media' | 'options'
	/** 0 when the change is not about one record. */
	id: number
	slug: string
	oldSlug?: string | undefined
}

/** What is known before anybody is asked: what is gone disappears at once, and old slugs are remembered. */
export function applyAtOnce(lists: ReplicaData, changes: readonly ContentChange[]): ReplicaData {
	const before = namedAsGone(changes).reduce((rest, { type, ids }) => without(rest, type, ids), lists)
	return changes.reduce((all, { type, id, oldSlug }) => {
		return oldSlug && isContentType(type) ? withOldSlug(all, type, oldSlug, id) : all
	}, before)
}

/** The ids that the changes name as deleted or unpublished. */
export function namedAsGone(changes: readonly ContentChange[]): { type: ContentType; ids: ReadonlySet<number> }[] {
	const gone = changes.filter(({ event }) => event === 'deleted' || event === 'unpublished')
	return CONTENT_TYPES.map((type) => ({
		type,
		ids: new Set(gone.filter((change) => change.type === type).map(({ id }) => id)),
	})).filter(({ ids }) => ids.size > 0)
}

/**
 * The questions that bring the changes in. Also about what is said to be gone: webhooks are retried, so the news of it
 * may be older than its return.
 */
export function* tasksFor(changes: readonly ContentChange[], lists: ReplicaData): Steps<SyncTask[]> {
	const ids = new Map(CONTENT_TYPES.map((type) => [type, new Set<number>()]))
	const whole = new Set<ContentType>()
	const steps: SyncTask[] = []
	for (const { type, id } of changes) {
		if (isContentType(type)) {
			if (id === 0) whole.add(type)
			else ids.get(type)?.add(id)
		}
		if (type === 'options') steps.push({ kind: 'options', isAnnounced: true })
		if (type === 'terms') steps.push({ kind: 'categories' })
		if (type === 'terms' || type === 'media') {
			for (const content of CONTENT_TYPES) {
				if (id === 0) whole.add(content)
				else for (const user of yield* usersOf(lists, content, type, id)) ids.get(content)?.add(user)
			}
		}
	}
	for (const type of CONTENT_TYPES) {
		const asked = [...(ids.get(type) ?? [])]
		if (whole.has(type)) steps.push({ kind: 'all', type })
		else if (asked.length > 0) steps.push({ kind: 'ids', type, ids: asked })
	}
	return steps.filter((step, index) => steps.findIndex(({ kind }) => kind === step.kind) === index || 'type' in step)
}

/** The items that show a picture or a term: their own record did not change, but what we hold of it is old. */
function* usersOf(lists: ReplicaData, content: ContentType, type: 'terms' | 'media', id: number): Steps<number[]> {
	const items: readonly Loaded<ItemOf[ContentType]>[] = lists.items[content]
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

function isContentType(type: ContentChange['type']): type is ContentType {
	return CONTENT_TYPES.some((known) => known === type)
}
