import type { ContentType } from '../content.ts'
import type { Backend } from '../wordpress/backend.ts'
import { applyAtOnce, type ContentChange, namedAsGone, stepsFor } from './content-change.ts'
import { createDuplicateLog } from './duplicates.ts'
import { createFailures } from './failures.ts'
import type { Keeper } from './keeper.ts'
import { CONTENT_TYPES, type Lists } from './lists.ts'
import type { Log } from './log.ts'
import type { ShrinkGuard } from './shrink-guard.ts'
import { type Step, takeStep } from './steps.ts'
import type { WithheldRemovals } from './withheld.ts'

/** The clocks of two machines differ, and several records may be saved within one second. */
const OVERLAP_MS = 10_000

/** Brings the lists up to date. Calls wait for each other; each answers whether all it asked for came. */
export interface Sync {
	/** Everything, as if for the first time. */
	all(): Promise<boolean>
	/** What was modified since last time; with `sweep` also what is gone. */
	round(sweep: boolean): Promise<boolean>
	changed(changes: readonly ContentChange[]): Promise<boolean>
	/** What is wrong now; null when all is well. */
	lastError(): string | null
}

interface SyncSettings {
	backend: Backend
	keeper: Keeper
	guard: ShrinkGuard
	withheld: WithheldRemovals
	log: Log
	now: () => number
	/** Called as soon as a question could not be answered, while others may still be open. */
	onFailure: (step: Step) => void
}

export function createSync({ backend, keeper, guard, withheld, log, now, onFailure }: SyncSettings): Sync {
	const failures = createFailures(log)
	const onDuplicates = createDuplicateLog(log)
	const complete = new Set<ContentType>()
	/** Questions that must be asked again, by their text, because no later round would bring their answers. */
	let owed = new Map<string, Step>()
	let tail: Promise<unknown> = Promise.resolve()

	/** Answers out of order would let an older state overwrite a newer one. */
	function inTurn(plan: () => Step[]): Promise<boolean> {
		const turn = tail.then(() => ask(plan()))
		tail = turn.catch(() => {})
		return turn
	}

	async function ask(planned: Step[]): Promise<boolean> {
		const steps = new Map([...owed, ...planned.map((step): [string, Step] => [JSON.stringify(step), step])])
		owed = new Map()
		withheld.beginRound()
		const taken = await Promise.all([...steps.values()].map(take))
		await keeper.publish()
		return taken.every(Boolean)
	}

	async function take(step: Step): Promise<boolean> {
		try {
			const known = (type: ContentType) => ({ lists: keeper.lists(), keptIds: guard.keptIds(type) })
			const patch = await takeStep(backend, step, known)
			keeper.patch((lists) => patch(lists, { guard, withheld, onDuplicates, now: now() }))
			if (step.kind === 'all') complete.add(step.type)
			failures.mended(step)
			return true
		} catch (error) {
			if (step.kind !== 'since') owed.set(JSON.stringify(step), step)
			failures.failed(step, error)
			onFailure(step)
			return false
		}
	}

	function news(): Step[] {
		return CONTENT_TYPES.map((type): Step => {
			const after = complete.has(type) ? newestOf(keeper.lists(), type, now()) : null
			return after === null ? { kind: 'all', type } : { kind: 'since', type, after }
		})
	}

	return {
		all: () => inTurn(() => [{ kind: 'options' }, { kind: 'categories' }, ...forEachType('all')]),
		round: (sweep) =>
			inTurn(() => [
				{ kind: 'options' },
				...news(),
				...(sweep ? [{ kind: 'categories' } as const, ...forEachType('sweep')] : []),
			]),
		changed(changes) {
			keeper.patch((lists) => applyAtOnce(lists, changes))
			for (const { type, ids } of namedAsGone(changes)) guard.forget(type, ids)
			void keeper.publish()
			return inTurn(() => stepsFor(changes, keeper.lists()))
		},
		lastError: failures.last,
	}
}

function forEachType(kind: 'all' | 'sweep'): Step[] {
	return CONTENT_TYPES.map((type) => ({ kind, type }))
}

/** The instant to ask from; null when there is nothing to go by. A record dated in the future must not hide the rest. */
function newestOf(lists: Lists, type: ContentType, now: number): string | null {
	const times = lists.items[type].map(({ item }) => Date.parse(item.modifiedAt)).filter((time) => !Number.isNaN(time))
	if (times.length === 0) return null
	const newest = times.reduce((a, b) => Math.max(a, b))
	return new Date(Math.min(newest, now) - OVERLAP_MS).toISOString()
}
