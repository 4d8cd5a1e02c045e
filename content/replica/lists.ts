import { isDeepStrictEqual } from 'node:util'
import type { Content, ContentType, GeneralOptions, Term } from '../content.ts'
import type { ItemOf, ItemsAnswer, Loaded } from '../wordpress/backend.ts'

export const CONTENT_TYPES: readonly ContentType[] = ['dogs', 'merch', 'posts', 'docs', 'pages', 'stories', 'roles']

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
	}
}

/** Takes over the options. */
export function withOptions(lists: Lists, answer: Pick<Lists, 'options' | 'notificationEmail' | 'letters'>): Lists {
	const { options, notificationEmail, letters } = answer
	const before = { options: lists.options, notificationEmail: lists.notificationEmail, letters: lists.letters }
	const after = { options, notificationEmail, letters }
	return isDeepStrictEqual(before, after) ? lists : { ...lists, ...after }
}

/** Takes over the categories. */
export function withCategories(lists: Lists, categories: readonly Term[]): Lists {
	return isDeepStrictEqual(categories, lists.categories) ? lists : { ...lists, categories }
}

/**
 * Takes over what the backend answered. `asked` says which ids the question covered: those that did not come back are
 * gone. One that came back unusable is left out too: an old copy would show a reserved dog as available, and nobody
 * would notice (docs/decisions/0007).
 */
export function withAnswer<T extends ContentType>(
	lists: Lists,
	type: T,
	{ items, seen, hidden = [] }: ItemsAnswer<ItemOf[T]>,
	asked: (id: number) => boolean,
): Lists {
	const held = new Map(lists.items[type].map((loaded) => [loaded.item.id, loaded]))
	const brought = new Map(items.map((loaded) => [loaded.item.id, unchanged(held.get(loaded.item.id), loaded)]))
	const present = new Set(seen)
	const gone = new Set(hidden)

	function stays(id: number) {
		return !brought.has(id) && !gone.has(id) && !present.has(id) && !asked(id)
	}

	const staying = lists.items[type].filter(({ item }) => stays(item.id))
	const next = [...staying, ...brought.values()].sort((a, b) => a.item.id - b.item.id)
	const usable = new Set(next.map(({ item }) => item.id))
	const leftOut = [...lists.leftOut[type].filter(stays), ...seen].filter((id) => !usable.has(id))
	return withItems(withLeftOut(lists, type, leftOut), type, next)
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

function withItems<T extends ContentType>(lists: Lists, type: T, next: readonly Loaded<ItemOf[T]>[]): Lists {
	const before = lists.items[type]
	if (next.length === before.length && next.every((loaded, index) => loaded === before[index])) return lists
	const slugs = new Map(next.map(({ item }) => [item.id, item.slug]))
	const renamed = before.filter(({ item }) => slugs.has(item.id) && slugs.get(item.id) !== item.slug)
	return renamed.reduce((all, { item }) => withOldSlug(all, type, item.slug, item.id), {
		...lists,
		items: { ...lists.items, [type]: next },
	})
}

function withLeftOut(lists: Lists, type: ContentType, ids: number[]): Lists {
	const next = [...new Set(ids)].sort((a, b) => a - b)
	if (isDeepStrictEqual(next, lists.leftOut[type])) return lists
	return { ...lists, leftOut: { ...lists.leftOut, [type]: next } }
}

function unchanged<T>(before: T | undefined, after: T): T {
	return before !== undefined && isDeepStrictEqual(before, after) ? before : after
}
