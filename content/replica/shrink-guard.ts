import type { Log } from './log.ts'
import type { ItemList, ReplicaData } from './replica-data.ts'
import { isTooMuch, type PastRemoval, recent } from './shrink-rule.ts'
import type { WithheldRemovals } from './withheld.ts'

/** Names of removed items in one log line; their number is always told. */
const MAX_LOGGED_NAMES = 10

/** What one answer means for a list. */
export interface ListAnswer {
	/** How many items are shown now, and whether one of them is. */
	held: number
	isHeld: (id: number) => boolean
	/** Those of them that the answer takes away without naming them as gone. */
	lost: readonly { id: number; slug: string }[]
	/** How many items the list would have, those among them of which the answer says nothing. */
	offered: number
	/** Whether the answer says something of an item. */
	isAnswered: (id: number) => boolean
	/** Whether the answer is about the whole list. */
	isWhole: boolean
	/** How many records the backend counts and does not send. */
	unshown: number
	removals: readonly PastRemoval[]
	/** Takes items out, as if the backend had named them. */
	remove: (lists: ReplicaData, ids: ReadonlySet<number>) => ReplicaData
}

export interface Verdict {
	/** Ids that stay although the answer takes them away. */
	keep: ReadonlySet<number>
	/** What is taken away is what the list has become: it does not count against later removals. */
	isConfirmed: boolean
}

const NOTHING_KEPT: Verdict = { keep: new Set(), isConfirmed: false }

/** Decides whether what disappears from an answer may disappear from the site. */
export interface ShrinkGuard {
	check(list: ItemList, answer: ListAnswer): Verdict
	/** Ids that are shown although the backend does not have them, or nothing usable for them. */
	keptIds(list: ItemList): ReadonlySet<number>
	/** Ids that a change notice or an operator has named as gone. */
	forget(list: ItemList, ids: ReadonlySet<number>): void
}

export function createShrinkGuard(withheld: WithheldRemovals, log: Log, now: () => number): ShrinkGuard {
	const kept = new Map<ItemList, ReadonlySet<number>>()
	/** How many records each backend list counts and never sends; learnt while nothing is missing from it. */
	const usuallyUnshown = new Map<ItemList, number>()

	function keptIds(list: ItemList): ReadonlySet<number> {
		return kept.get(list) ?? NOTHING_KEPT.keep
	}

	function settle(list: ItemList) {
		kept.delete(list)
		withheld.settle(list)
	}

	/** The answer is believed: what is lost goes. */
	function admit(list: ItemList, { lost, held }: ListAnswer): Verdict {
		settle(list)
		const names = lost.slice(0, MAX_LOGGED_NAMES).map(({ slug }) => slug)
		if (lost.length > 0) log.info({ list, removed: lost.length, of: held, names }, 'content items removed')
		return NOTHING_KEPT
	}

	return {
		keptIds,
		forget(list, ids) {
			const rest = new Set([...keptIds(list)].filter((id) => !ids.has(id)))
			if (rest.size > 0) kept.set(list, rest)
			else settle(list)
		},
		check(list, answer) {
			const { held, isHeld, lost, offered, isAnswered, isWhole, unshown, remove } = answer
			const stillKept = [...keptIds(list)].filter((id) => isHeld(id) && !isAnswered(id))
			const claimed = [...stillKept, ...lost.map(({ id }) => id)].sort((a, b) => a - b)
			const hasNews = isWhole || lost.length > 0 || stillKept.length < keptIds(list).size
			if (!hasNews) return NOTHING_KEPT
			if (claimed.length === 0 && isWhole) usuallyUnshown.set(list, unshown)
			const gone = recent(answer.removals, now()).filter(({ id }) => !isHeld(id)).length
			const change = { before: held + gone, lost: claimed.length + gone }
			const mayBeUnshown = unshown > (usuallyUnshown.get(list) ?? 0)
			if (claimed.length === 0 || !(isTooMuch(change) || mayBeUnshown)) return admit(list, answer)
			const isConfirmed = withheld.request(list, {
				...{ held, offered: offered - stillKept.length, claim: claimed.join() },
				apply(lists) {
					kept.delete(list)
					return remove(lists, new Set(claimed))
				},
			})
			if (isConfirmed) {
				kept.delete(list)
				usuallyUnshown.set(list, unshown)
				return { keep: NOTHING_KEPT.keep, isConfirmed }
			}
			kept.set(list, new Set(claimed))
			return { keep: new Set(lost.map(({ id }) => id)), isConfirmed }
		},
	}
}
