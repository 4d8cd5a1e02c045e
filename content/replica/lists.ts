import { isDeepStrictEqual } from 'node:util'
import type { Content, ContentType, GeneralOptions, Term } from '../content.ts'
import type { ItemOf, Loaded } from '../wordpress/backend.ts'
import type { PastOptionLoss, PastRemoval } from './shrink-rule.ts'

export const CONTENT_TYPES: readonly ContentType[] = ['dogs', 'merch', 'posts', 'docs', 'pages', 'stories', 'roles']

/** Lists whose entries have ids. */
export const ITEM_LISTS = ['categories', ...CONTENT_TYPES] as const
export type ItemList = (typeof ITEM_LISTS)[number]

/** The items of each type, ascending by id. */
export type ItemLists = { readonly [T in ContentType]: readonly Loaded<ItemOf[T]>[] }

/** Everything the replica holds. Never changed; each function below answers the same object when nothing differs. */
export interface Lists {
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
export function emptyLists(): Lists {
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
export function without(lists: Lists, type: ContentType, ids: ReadonlySet<number>): Lists {
	const left = withLeftOut(
		lists,
		type,
		lists.leftOut[type].filter((id) => !ids.has(id)),
	)
	return withItems(
		left,
		type,
		lists.items[type].filter(({ item }) => !ids.has(item.id)),
	)
}

/** Remembers that an item used to have a slug. */
export function withOldSlug(lists: Lists, type: ContentType, slug: string, id: number): Lists {
	const key = `${type}/${slug}`
	if (lists.oldSlugs[key] === id) return lists
	return { ...lists, oldSlugs: { ...lists.oldSlugs, [key]: id } }
}

/** The slug of the item that used to have `slug`, when it is still published. */
export function currentSlug(lists: Lists, type: ContentType, slug: string): string | null {
	const id = lists.oldSlugs[`${type}/${slug}`]
	const found = id === undefined ? undefined : lists.items[type].find(({ item }) => item.id === id)
	return found && found.item.slug !== slug ? found.item.slug : null
}

/** Replaces the items of a type; slugs that change are remembered. */
export function withItems<T extends ContentType>(lists: Lists, type: T, next: readonly Loaded<ItemOf[T]>[]): Lists {
	const before = lists.items[type]
	if (next.length === before.length && next.every((loaded, index) => loaded === before[index])) return lists
	const slugs = new Map(next.map(({ item }) => [item.id, item.slug]))
	const renamed = before.filter(({ item }) => slugs.has(item.id) && slugs.get(item.id) !== item.slug)
	return renamed.reduce((all, { item }) => withOldSlug(all, type, item.slug, item.id), {
		...lists,
		items: { ...lists.items, [type]: next },
	})
}

/** Replaces the ids of a type that the backend has and sends nothing usable for. */
export function withLeftOut(lists: Lists, type: ContentType, ids: number[]): Lists {
	const next = [...new Set(ids)].sort((a, b) => a - b)
	if (isDeepStrictEqual(next, lists.leftOut[type])) return lists
	return { ...lists, leftOut: { ...lists.leftOut, [type]: next } }
}
