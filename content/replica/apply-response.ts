import { isDeepStrictEqual } from 'node:util'
import { eachInSteps, filterInSteps, mapInSteps, type Steps } from '#lib/time-slices.ts'
import type { ContentType, Term } from '../model/content.ts'
import type { ItemOf, ItemsAnswer, Loaded } from '../wordpress/http/backend.ts'
import { addressOf, oneForEachAddress } from './duplicates.ts'
import { findById, type ItemList, type ReplicaData, withItems, without, withRejectedIds } from './replica-data.ts'
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
 * (docs/decisions/0023), but for what the backend names as hidden. In steps: a list may have thousands of items.
 */
export function* applyResponse<T extends ContentType>(
	lists: ReplicaData,
	type: T,
	{ items, seen, hidden = [], unshown = 0 }: ItemsAnswer<ItemOf[T]>,
	{ isAsked, isWhole }: Scope,
	{ guard, onDuplicates, now }: ResponseContext,
): Steps<ReplicaData> {
	const before = lists.items[type]
	const heldBy = (id: number) => findById(before, id)
	const brought = yield* broughtBy(items, heldBy)
	const named = new Set([...seen, ...hidden, ...brought.keys()])
	const isAnswered = (id: number) => named.has(id) || isAsked(id)
	const { touched, untouched } = yield* split(type, before, { isAnswered, brought })
	const staying = yield* filterInSteps(touched, ({ item }) => !isAnswered(item.id))
	const offered = yield* sortedById([...staying, ...brought.values()])
	const { chosen, duplicates } = yield* oneForEachAddress(type, offered, heldBy)
	const lost = yield* lostFrom(type, touched, { chosen, hidden: new Set(hidden) })
	const verdict = guard.check(type, {
		...{
			isAnswered,
			isWhole,
			unshown,
			offered: untouched.length + chosen.length,
			removals: lists.removals[type] ?? [],
		},
		...{ held: before.length, isHeld: (id) => heldBy(id) !== undefined },
		lost: lost.map(({ item }) => item),
		remove: (all, ids) => withRemovals(without(all, type, ids), type, []),
	})
	onDuplicates(
		type,
		duplicates.map(({ item }) => item),
	)
	const kept = lost.filter(({ item }) => verdict.keep.has(item.id))
	const next = yield* merged(untouched, yield* sortedById([...chosen, ...kept]))
	// A duplicate is asked for again: it may only have come before the news that its address is free.
	const known = new Set(yield* mapInSteps([...chosen, ...kept, ...duplicates], ({ item }) => item.id))
	const isUntouched = (id: number) => findById(untouched, id) !== undefined
	const leftOut = yield* filterInSteps(
		[...lists.leftOut[type].filter((id) => !isAnswered(id)), ...seen],
		(id) => !known.has(id) && !isUntouched(id),
	)
	const gone = lost.filter(({ item }) => !verdict.keep.has(item.id)).map(({ item }) => item.id)
	const noted = noteRemovals(lists, type, { gone, verdict, isShown: (id) => findById(next, id) !== undefined, now })
	const changed = yield* filterInSteps(chosen, (loaded) => heldBy(loaded.item.id) !== loaded)
	const formerly = yield* slugsBefore(changed, heldBy)
	const rest = withRejectedIds(noted, type, leftOut)
	return changed.length === 0 && next.length === before.length ? rest : withItems(rest, type, next, formerly)
}

/** Takes over the categories. */
export function applyCategories(
	lists: ReplicaData,
	categories: readonly Term[],
	{ guard, now }: ResponseContext,
): ReplicaData {
	const ids = new Set(categories.map(({ id }) => id))
	const slugs = new Set(categories.map(({ slug }) => slug))
	const lost = lists.categories.filter(({ id, slug }) => !ids.has(id) && !slugs.has(slug))
	const held = new Set(lists.categories.map(({ id }) => id))
	const verdict = guard.check('categories', {
		...{ held: held.size, isHeld: (id) => held.has(id), lost, offered: categories.length },
		...{ isWhole: true, isAnswered: () => true, unshown: 0 },
		removals: lists.removals.categories ?? [],
		remove: (before, gone) =>
			withRemovals({ ...before, categories: before.categories.filter(({ id }) => !gone.has(id)) }, 'categories', []),
	})
	const kept = lost.filter(({ id }) => verdict.keep.has(id))
	const next = [...categories, ...kept].sort((a, b) => a.id - b.id)
	const gone = lost.filter((term) => !kept.includes(term)).map(({ id }) => id)
	const isShown = (id: number) => next.some((term) => term.id === id)
	const after = noteRemovals(lists, 'categories', { gone, verdict, isShown, now })
	return isDeepStrictEqual(next, lists.categories) ? after : { ...after, categories: next }
}

/** What the answer brought, by id; an item that is as it was is the one that is held. */
function* broughtBy<L extends { item: { id: number } }>(
	items: readonly L[],
	heldBy: (id: number) => L | undefined,
): Steps<ReadonlyMap<number, L>> {
	const brought = new Map<number, L>()
	for (const loaded of items) {
		brought.set(loaded.item.id, unchanged(heldBy(loaded.item.id), loaded))
		yield
	}
	return brought
}

/**
 * Sets apart the items an answer says nothing of, and whose addresses it gives to no other. In a list of thousands they are all
 * but a few, and looking at each in every way would take long.
 */
function* split<T extends ContentType>(
	type: T,
	before: readonly Loaded<ItemOf[T]>[],
	{ isAnswered, brought }: { isAnswered: (id: number) => boolean; brought: ReadonlyMap<number, Loaded<ItemOf[T]>> },
) {
	const addresses = new Set<string>()
	yield* eachInSteps([...brought.values()], ({ item }) => void addresses.add(addressOf(type, item)))
	const touched: Loaded<ItemOf[T]>[] = []
	const untouched: Loaded<ItemOf[T]>[] = []
	yield* eachInSteps(before, (loaded) => {
		const isTouched = isAnswered(loaded.item.id) || addresses.has(addressOf(type, loaded.item))
		;(isTouched ? touched : untouched).push(loaded)
	})
	return { touched, untouched }
}

/** Items that neither came back nor were replaced by another at their address, and that nobody has named as gone. */
function* lostFrom<T extends ContentType>(
	type: T,
	held: readonly Loaded<ItemOf[T]>[],
	{ chosen, hidden }: { chosen: readonly Loaded<ItemOf[T]>[]; hidden: ReadonlySet<number> },
) {
	const ids = new Set<number>()
	const addresses = new Set<string>()
	yield* eachInSteps(chosen, ({ item }) => {
		ids.add(item.id)
		addresses.add(addressOf(type, item))
	})
	return yield* filterInSteps(
		held,
		({ item }) => !ids.has(item.id) && !hidden.has(item.id) && !addresses.has(addressOf(type, item)),
	)
}

/** The slugs of items that have another one now. */
function* slugsBefore<L extends { item: { id: number; slug: string } }>(
	changed: readonly L[],
	heldBy: (id: number) => L | undefined,
): Steps<{ id: number; slug: string }[]> {
	const before: { id: number; slug: string }[] = []
	yield* eachInSteps(changed, ({ item: { id, slug } }) => {
		const held = heldBy(id)?.item
		if (held && held.slug !== slug) before.push({ id, slug: held.slug })
	})
	return before
}

/** Typed arrays sort thousands of numbers within a millisecond. Each id is there once. */
function* sortedById<L extends { item: { id: number } }>(list: readonly L[]): Steps<L[]> {
	const byId = new Map<number, L>()
	yield* eachInSteps(list, (loaded) => void byId.set(loaded.item.id, loaded))
	const ids = Float64Array.from(byId.keys()).sort()
	// Every id is in the map.
	return yield* mapInSteps([...ids], (id) => byId.get(id) as L)
}

/** Two lists that ascend by id as one. */
function* merged<L extends { item: { id: number } }>(longer: readonly L[], shorter: readonly L[]): Steps<L[]> {
	const all: L[] = []
	let taken = 0
	yield* eachInSteps(longer, (loaded) => {
		for (let other = shorter[taken]; other && other.item.id < loaded.item.id; other = shorter[++taken]) all.push(other)
		all.push(loaded)
	})
	return all.concat(shorter.slice(taken))
}

/** Remembers what is gone, so that the next removal is measured together with it. */
function noteRemovals(
	lists: ReplicaData,
	list: ItemList,
	{ gone, verdict, isShown, now }: { gone: number[]; verdict: Verdict; isShown: (id: number) => boolean; now: number },
): ReplicaData {
	if (verdict.isConfirmed) return withRemovals(lists, list, [])
	if (gone.length === 0) return lists
	const before = recent(lists.removals[list] ?? [], now).filter(({ id }) => !isShown(id))
	return withRemovals(lists, list, [...before, ...gone.map((id) => ({ id, at: now }))])
}

function withRemovals(lists: ReplicaData, list: ItemList, removals: readonly PastRemoval[]): ReplicaData {
	if (removals.length === 0 && !lists.removals[list]?.length) return lists
	return { ...lists, removals: { ...lists.removals, [list]: removals } }
}

function unchanged<T>(before: T | undefined, after: T): T {
	return before !== undefined && isDeepStrictEqual(before, after) ? before : after
}
