import { isDeepStrictEqual } from 'node:util'
import type { ContentType, Term } from '../content.ts'
import type { ItemOf, ItemsAnswer, Loaded } from '../wordpress/backend.ts'
import { addressOf, oneForEachAddress } from './duplicates.ts'
import { type ItemList, type Lists, withItems, withLeftOut, without } from './lists.ts'
import type { ShrinkGuard, Verdict } from './shrink-guard.ts'
import { type PastRemoval, recent } from './shrink-rule.ts'

/** What a question was about. */
export interface Scope {
	/** Whether an id that did not come back is gone. */
	isAsked: (id: number) => boolean
	/** Whether the answer says something of every item of the type. */
	isWhole: boolean
}

/** What decides beside the answer itself. */
export interface ResponseContext {
	guard: ShrinkGuard
	/** Told of items whose address another item has. */
	onDuplicates: (type: ContentType, items: readonly { id: number; slug: string }[]) => void
	/** Milliseconds since 1970. */
	now: number
}

/**
 * Takes over what the backend answered. What did not come back is gone, and so is what came back unusable: an old copy
 * would show a reserved dog as available, and nobody would notice (docs/decisions/0007). Too much at once is kept
 * (docs/decisions/0023), but for what the backend names as hidden.
 */
export function applyResponse<T extends ContentType>(
	lists: Lists,
	type: T,
	{ items, seen, hidden = [], unshown = 0 }: ItemsAnswer<ItemOf[T]>,
	{ isAsked, isWhole }: Scope,
	{ guard, onDuplicates, now }: ResponseContext,
): Lists {
	const before = lists.items[type]
	const held = new Map(before.map((loaded) => [loaded.item.id, loaded]))
	const brought = new Map(items.map((loaded) => [loaded.item.id, unchanged(held.get(loaded.item.id), loaded)]))
	const named = new Set([...seen, ...hidden, ...brought.keys()])
	const isAnswered = (id: number) => named.has(id) || isAsked(id)
	const { touched, untouched } = split(type, before, { isAnswered, brought: brought.values() })
	const staying = touched.filter(({ item }) => !isAnswered(item.id))
	const { chosen, duplicates } = oneForEachAddress(type, [...staying, ...brought.values()], held)
	const lost = lostFrom(type, touched, { chosen, hidden: new Set(hidden) })
	const verdict = guard.check(type, {
		...{
			isAnswered,
			isWhole,
			unshown,
			offered: untouched.length + chosen.length,
			removals: lists.removals[type] ?? [],
		},
		held: before.map(({ item }) => item),
		lost: lost.map(({ item }) => item),
		remove: (all, ids) => withRemovals(without(all, type, ids), type, []),
	})
	onDuplicates(
		type,
		duplicates.map(({ item }) => item),
	)
	const kept = lost.filter(({ item }) => verdict.keep.has(item.id))
	const next = [...untouched, ...chosen, ...kept].sort((a, b) => a.item.id - b.item.id)
	// A duplicate is asked for again: it may only have come before the news that its address is free.
	const known = new Set([...chosen, ...kept, ...duplicates].map(({ item }) => item.id))
	const touchedIds = new Set(touched.map(({ item }) => item.id))
	const isUntouched = (id: number) => held.has(id) && !touchedIds.has(id)
	const leftOut = [...lists.leftOut[type].filter((id) => !isAnswered(id)), ...seen].filter(
		(id) => !known.has(id) && !isUntouched(id),
	)
	const gone = lost.filter((loaded) => !kept.includes(loaded)).map(({ item }) => item.id)
	return withItems(withLeftOut(noteRemovals(lists, type, { gone, verdict, next, now }), type, leftOut), type, next)
}

/** Takes over the categories. */
export function applyCategories(lists: Lists, categories: readonly Term[], { guard, now }: ResponseContext): Lists {
	const ids = new Set(categories.map(({ id }) => id))
	const slugs = new Set(categories.map(({ slug }) => slug))
	const lost = lists.categories.filter(({ id, slug }) => !ids.has(id) && !slugs.has(slug))
	const verdict = guard.check('categories', {
		...{ held: lists.categories, lost, offered: categories.length, isWhole: true, isAnswered: () => true, unshown: 0 },
		removals: lists.removals.categories ?? [],
		remove: (before, gone) =>
			withRemovals({ ...before, categories: before.categories.filter(({ id }) => !gone.has(id)) }, 'categories', []),
	})
	const kept = lost.filter(({ id }) => verdict.keep.has(id))
	const next = [...categories, ...kept].sort((a, b) => a.id - b.id)
	const gone = lost.filter((term) => !kept.includes(term)).map(({ id }) => id)
	const after = noteRemovals(lists, 'categories', { gone, verdict, next: next.map((item) => ({ item })), now })
	return isDeepStrictEqual(next, lists.categories) ? after : { ...after, categories: next }
}

/**
 * Sets apart the items an answer says nothing of, and whose addresses it gives to no other. In a list of thousands they are all
 * but a few, and looking at each in every way would hold the event loop.
 */
function split<T extends ContentType>(
	type: T,
	before: readonly Loaded<ItemOf[T]>[],
	{ isAnswered, brought }: { isAnswered: (id: number) => boolean; brought: Iterable<Loaded<ItemOf[T]>> },
) {
	const addresses = new Set(Array.from(brought, ({ item }) => addressOf(type, item)))
	const touched: Loaded<ItemOf[T]>[] = []
	const untouched: Loaded<ItemOf[T]>[] = []
	for (const loaded of before) {
		const isTouched = isAnswered(loaded.item.id) || addresses.has(addressOf(type, loaded.item))
		;(isTouched ? touched : untouched).push(loaded)
	}
	return { touched, untouched }
}

/** Items that neither came back nor were replaced by another at their address, and that nobody has named as gone. */
function lostFrom<T extends ContentType>(
	type: T,
	held: readonly Loaded<ItemOf[T]>[],
	{ chosen, hidden }: { chosen: readonly Loaded<ItemOf[T]>[]; hidden: ReadonlySet<number> },
) {
	const ids = new Set(chosen.map(({ item }) => item.id))
	const addresses = new Set(chosen.map(({ item }) => addressOf(type, item)))
	return held.filter(({ item }) => !ids.has(item.id) && !hidden.has(item.id) && !addresses.has(addressOf(type, item)))
}

/** Remembers what is gone, so that the next removal is measured together with it. */
function noteRemovals(
	lists: Lists,
	list: ItemList,
	{ gone, verdict, next, now }: { gone: number[]; verdict: Verdict; next: { item: { id: number } }[]; now: number },
): Lists {
	if (verdict.isConfirmed) return withRemovals(lists, list, [])
	if (gone.length === 0) return lists
	const shown = new Set(next.map(({ item }) => item.id))
	const before = recent(lists.removals[list] ?? [], now).filter(({ id }) => !shown.has(id))
	return withRemovals(lists, list, [...before, ...gone.map((id) => ({ id, at: now }))])
}

function withRemovals(lists: Lists, list: ItemList, removals: readonly PastRemoval[]): Lists {
	if (removals.length === 0 && !lists.removals[list]?.length) return lists
	return { ...lists, removals: { ...lists.removals, [list]: removals } }
}

function unchanged<T>(before: T | undefined, after: T): T {
	return before !== undefined && isDeepStrictEqual(before, after) ? before : after
}
