import { isDeepStrictEqual } from 'node:util'
import type { Content, GeneralOptions, PictureSource, Term } from '../model/content.ts'
import { CONTENT_TYPES, type ContentType } from '../model/content-types.ts'
import type { ItemOf, Loaded } from '../wordpress/http/backend.ts'
import type { PastOptionLoss, PastRemoval } from './removals/shrink-rule.ts'

export const ITEM_LISTS = ['categories', ...CONTENT_TYPES] as const
export type ItemList = (typeof ITEM_LISTS)[number]

/** The items of each type, ascending by id. */
type ItemLists = { readonly [T in ContentType]: readonly Loaded<ItemOf[T]>[] }

/** Everything the replica holds. Immutable; the functions below return the same object when nothing changes. */
export interface ReplicaData {
	readonly options: GeneralOptions | null
	/** The files of the pictures of `options`. */
	readonly optionPictures: readonly PictureSource[]
	readonly notificationEmail: string
	readonly emailTexts: Content['emailTexts']
	readonly categories: readonly Term[]
	readonly items: ItemLists
	/** Ids of unusable records, so that a sweep does not fetch them again. */
	readonly rejectedIds: Readonly<Record<ContentType, readonly number[]>>
	/** The item that used to have a slug, by `{type}/{slug}`. */
	readonly oldSlugs: Readonly<Record<string, number>>
	/** Recent unannounced removals. */
	readonly removals: Readonly<Partial<Record<ItemList, readonly PastRemoval[]>>>
	readonly optionLosses: readonly PastOptionLoss[]
}

export function emptyReplicaData(): ReplicaData {
	return {
		options: null,
		optionPictures: [],
		notificationEmail: '',
		emailTexts: {},
		categories: [],
		items: { dogs: [], merch: [], posts: [], docs: [], pages: [], stories: [], roles: [] },
		rejectedIds: { dogs: [], merch: [], posts: [], docs: [], pages: [], stories: [], roles: [] },
		oldSlugs: {},
		removals: {},
		optionLosses: [],
	}
}

export function without(data: ReplicaData, type: ContentType, ids: ReadonlySet<number>): ReplicaData {
	const left = withRejectedIds(
		data,
		type,
		data.rejectedIds[type].filter((id) => !ids.has(id)),
	)
	const items = data.items[type].filter(({ item }) => !ids.has(item.id))
	return items.length === data.items[type].length ? left : withItems(left, type, items)
}

export function withOldSlug(data: ReplicaData, type: ContentType, slug: string, id: number): ReplicaData {
	const key = `${type}/${slug}`
	if (data.oldSlugs[key] === id) return data
	return { ...data, oldSlugs: { ...data.oldSlugs, [key]: id } }
}

/** The current slug of the published item that used to have `slug`. */
export function currentSlug(data: ReplicaData, type: ContentType, slug: string): string | undefined {
	const id = data.oldSlugs[`${type}/${slug}`]
	const found = id === undefined ? undefined : data.items[type].find(({ item }) => item.id === id)
	return found && found.item.slug !== slug ? found.item.slug : undefined
}

/** Replaces the items of a type and records the slugs that some of them `formerly` had. */
export function withItems<T extends ContentType>(
	data: ReplicaData,
	type: T,
	next: readonly Loaded<ItemOf[T]>[],
	formerly: readonly { id: number; slug: string }[] = [],
): ReplicaData {
	const oldSlugs = { ...data.oldSlugs, ...Object.fromEntries(formerly.map(({ id, slug }) => [`${type}/${slug}`, id])) }
	return { ...data, oldSlugs, items: { ...data.items, [type]: next } }
}

/** Binary search. */
export function findById<L extends { item: { id: number } }>(list: readonly L[], id: number): L | undefined {
	let [from, to] = [0, list.length]
	while (from < to) {
		const middle = (from + to) >> 1
		if ((list[middle]?.item.id ?? 0) < id) from = middle + 1
		else to = middle
	}
	return list[from]?.item.id === id ? list[from] : undefined
}

export function withRejectedIds(data: ReplicaData, type: ContentType, ids: number[]): ReplicaData {
	const next = [...new Set(ids)].sort((a, b) => a - b)
	if (isDeepStrictEqual(next, data.rejectedIds[type])) return data
	return { ...data, rejectedIds: { ...data.rejectedIds, [type]: next } }
}
