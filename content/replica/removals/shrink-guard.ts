import type { Log } from '../log.ts'
import type { ItemList, ReplicaData } from '../replica-data.ts'
import { isTooMuch, type PastRemoval, recent } from './shrink-rule.ts'
import type { WithheldRemovals } from './withheld.ts'

const MAX_LOGGED_NAMES = 10

interface ListResponse {
	/** How many items are shown now, and whether one of them is. */
	held: number
	isHeld: (id: number) => boolean
	/** Held items that the response removes without announcement. */
	lost: readonly { id: number; slug: string }[]
	/** The size of the list after the response, including items it does not mention. */
	offered: number
	covers: (id: number) => boolean
	isComplete: boolean
	/** How many records the backend counts but does not send. */
	unshown: number
	removals: readonly PastRemoval[]
	/** Removes items as if the backend had announced it. */
	remove: (data: ReplicaData, ids: ReadonlySet<number>) => ReplicaData
}

export interface Verdict {
	keep: ReadonlySet<number>
	/** A confirmed removal does not count towards later ones. */
	isConfirmed: boolean
}

const NOTHING_KEPT: Verdict = { keep: new Set(), isConfirmed: false }

/** Decides whether items missing from a response are removed from the site. */
export interface ShrinkGuard {
	check(list: ItemList, answer: ListResponse): Verdict
	/** Ids shown although the backend has no usable record for them. */
	withheldIds(list: ItemList): ReadonlySet<number>
	forget(list: ItemList, ids: ReadonlySet<number>): void
}

export function createShrinkGuard(withheld: WithheldRemovals, log: Log, now: () => number): ShrinkGuard {
	const kept = new Map<ItemList, ReadonlySet<number>>()
	/** How many records each backend list counts but never sends, learnt while nothing is missing. */
	const usuallyUnshown = new Map<ItemList, number>()

	function withheldIds(list: ItemList): ReadonlySet<number> {
		return kept.get(list) ?? NOTHING_KEPT.keep
	}

	function settle(list: ItemList) {
		kept.delete(list)
		withheld.settle(list)
	}

	function accept(list: ItemList, { lost, held }: ListResponse): Verdict {
		settle(list)
		const names = lost.slice(0, MAX_LOGGED_NAMES).map(({ slug }) => slug)
		if (lost.length > 0) log.info({ list, removed: lost.length, of: held, names }, 'content items removed')
		return NOTHING_KEPT
	}

	return {
		withheldIds,
		forget(list, ids) {
			const rest = new Set([...withheldIds(list)].filter((id) => !ids.has(id)))
			if (rest.size > 0) kept.set(list, rest)
			else settle(list)
		},
		check(list, answer) {
			const { held, isHeld, lost, offered, covers, isComplete, unshown, remove } = answer
			const stillKept = [...withheldIds(list)].filter((id) => isHeld(id) && !covers(id))
			const claimed = [...stillKept, ...lost.map(({ id }) => id)].sort((a, b) => a - b)
			const hasChanges = isComplete || lost.length > 0 || stillKept.length < withheldIds(list).size
			if (!hasChanges) return NOTHING_KEPT
			if (claimed.length === 0 && isComplete) usuallyUnshown.set(list, unshown)
			const gone = recent(answer.removals, now()).filter(({ id }) => !isHeld(id)).length
			const change = { before: held + gone, lost: claimed.length + gone }
			const mayBeUnshown = unshown > (usuallyUnshown.get(list) ?? 0)
			if (claimed.length === 0 || !(isTooMuch(change) || mayBeUnshown)) return accept(list, answer)
			const isConfirmed = withheld.request(list, {
				held,
				offered: offered - stillKept.length,
				claim: claimed.join(),
				apply(data) {
					kept.delete(list)
					return remove(data, new Set(claimed))
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
