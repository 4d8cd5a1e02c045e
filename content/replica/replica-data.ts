import { isDeepStrictEqual } from 'node:util'
import type { Content, ContentType, GeneralOptions, Term } from '../model/content.ts'
import type { ItemOf, Loaded } from '../wordpress/http/backend.ts'
import type { PastOptionLoss, PastRemoval } from './shrink-rule.ts'

export const CONTENT_TYPES: readonly ContentType[] = ['dogs', 'merch', 'posts', 'docs', 'pages', 'stories', 'roles']

/** Lists whose entries have ids. */
export const ITEM_LISTS = ['categories', ...CONTENT_TYPES] as const
export type ItemList = (typeof ITEM_LISTS)[number]

/** The items of each type, ascending by id. */
export type ItemLists = { readonly [T in ContentType]: readonly Loaded<ItemOf[T]>[] }

/** Everything the replica holds. Never changed; each function below answers the same object when nothing differs. */
export interface ReplicaData {
	readonly options: GeneralOptions | null
	readonly notificationEmail: string
	readonly letters: Content['letters']
	readonly categories: readonly Term[]
	readonly items: ItemLists
	/** Ids the backend has but sends nothing usable for, so that a sweep does not ask for them again and again. */
	readonly leftOut: Readonly<Record<ContentType, readonly number[]>>
	/** The item that used to have a slug, by `{type}/{slug}`. */
	readonly oldSlugs: Readonly<Record<string, number>>
	/** What went lately without being named as gone. */
	readonly removals: Readonly<Partial<Record<ItemList, readonly PastRemoval[]>>>
	readonly optionLosses: readonly PastOptionLoss[]
}

/** Lists as they are before anything was ever loaded. */
export function emptyReplicaData(): ReplicaData {
	return {
		options: null,
		notificationEmail: '',
		letters: {},
		categories: [],
		items: { dogs: [], merch: [], posts: [], docs: [], pages: [], stories: [], roles: [] },
		leftOut: { dogs: [], merch: [], posts: [], docs: [], pages: [], stories: [], roles: [] },
		oldSlugs: {},
		removals: {},
		optionLosses: [],
	}
}

/** Takes items out. */
export function without(lists: ReplicaData, type: ContentType, ids: ReadonlySet<number>): ReplicaData {
	const left = withRejectedIds(
		lists,
		type,
		lists.leftOut[type].filter((id) => !ids.has(id)),
	)
	const items = lists.items[type].filter(({ item }) => !ids.has(item.id))
	return items.length === lists.items[type].length ? left : withItems(left, type, items)
}

/** Remembers that an item used to have a slug. */
export function withOldSlug(lists: ReplicaData, type: ContentType, slug: string, id: number): ReplicaData {
	const key = `${type}/${slug}`
	if (lists.oldSlugs[key] === id) return lists
	return { ...lists, oldSlugs: { ...lists.oldSlugs, [key]: id } }
}

/** The slug of the item that used to have `slug`, when it is still published. */
export function currentSlug(lists: ReplicaData, type: ContentType, slug: string): string | null {
	const id = lists.oldSlugs[`${type}/${slug}`]
	const found = id === undefined ? undefined : lists.items[type].find(({ item }) => item.id === id)
	return found && found.item.slug !== slug ? found.item.slug : null
}

/** Replaces the items of a type; the slugs that some of them `formerly` had are remembered. */
export function withItems<T extends ContentType>(
	lists: ReplicaData,
	type: T,
	next: readonly Loaded<ItemOf[T]>[],
	formerly: readonly { id: number; slug: string }[] = [],
): ReplicaData {
	const oldSlugs = { ...lists.oldSlugs, ...Object.fromEntries(formerly.map(({ id, slug }) => [`${type}/${slug}`, id])) }
	return { ...lists, oldSlugs, items: { ...lists.items, [type]: next } }
}

/** The item with this id in a list that ascends by id, without a map of thousands. */
export function findById<L extends { item: { id: number } }>(list: readonly L[], id: number): L | undefined {
	let [from, to] = [0, list.length]
	while (from < to) {
		const middle = (from + to) >> 1
		if ((list[middle]?.item.id ?? 0) < id) from = middle + 1
		else to = middle
	}
	return list[from]?.item.id === id ? list[from] : undefined
}

/** Replaces the ids of a type that the backend has and sends nothing usable for. */
export function withRejectedIds(lists: ReplicaData, type: ContentType, ids: number[]): ReplicaData {
	const next = [...new Set(ids)].sort((a, b) => a - b)
	if (isDeepStrictEqual(next, lists.leftOut[type])) return lists
	return { ...lists, leftOut: { ...lists.leftOut, [type]: next } }
}
