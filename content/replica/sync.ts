import { runInSlices } from '#lib/time-slices.ts'
import type { ContentType } from '../model/content.ts'
import type { Backend } from '../wordpress/http/backend.ts'
import { applyAtOnce, type ContentChange, namedAsGone, stepsFor } from './content-change.ts'
import { createDuplicateLog } from './duplicates.ts'
import { createFailures } from './failures.ts'
import type { Log } from './log.ts'
import { createRoundPlan } from './plan-round.ts'
import { createRelatedWatch } from './related.ts'
import { CONTENT_TYPES } from './replica-data.ts'
import type { Keeper } from './replica-state.ts'
import type { ShrinkGuard } from './shrink-guard.ts'
import { type Step, takeStep } from './sync-tasks.ts'
import type { WithheldRemovals } from './withheld.ts'

/** Brings the lists up to date. Calls wait for each other; each answers whether all it asked for came. */
export interface Sync {
	/** Everything, as if for the first time. */
	all(): Promise<boolean>
	/** What was edited, published or removed since last time. @param isThorough also of records that do not say when they were modified */
	round(isThorough: boolean): Promise<boolean>
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

/** Makes the function that says what a sweep of a type compares with. */
function createKnown(keeper: Keeper, guard: ShrinkGuard) {
	const fetched = new Map(CONTENT_TYPES.map((type) => [type, new Map<number, string>()]))
	return (type: ContentType) => ({
		lists: keeper.lists(),
		keptIds: guard.keptIds(type),
		fetched: fetched.get(type) ?? new Map<number, string>(),
	})
}

export function createSync({ backend, keeper, guard, withheld, log, now, onFailure }: SyncSettings): Sync {
	const failures = createFailures(log)
	const onDuplicates = createDuplicateLog(log)
	const complete = new Set<ContentType>()
	/** Questions that must be asked again, by their text, because no later round would bring their answers. */
	let owed = new Map<string, Step>()
	const known = createKnown(keeper, guard)
	const findEdited = createRelatedWatch(backend)
	const planRound = createRoundPlan(complete)
	/** Edits that no record was modified by, to be followed up. */
	let related: ContentChange[] = []
	let tail: Promise<unknown> = Promise.resolve()

	/** Answers out of order would let an older state overwrite a newer one. */
	function inTurn(plan: () => Step[] | Promise<Step[]>): Promise<boolean> {
		const turn = tail.then(async () => ask(await plan()))
		tail = turn.catch(() => {})
		return turn
	}

	async function ask(planned: Step[]): Promise<boolean> {
		withheld.beginRound()
		const isWell = await takeAll(planned)
		const followUp = await runInSlices(stepsFor(related, keeper.lists()))
		related = []
		return followUp.length === 0 ? isWell : (await takeAll(followUp)) && isWell
	}

	async function takeAll(planned: Step[]): Promise<boolean> {
		const steps = new Map([...owed, ...planned.map((step): [string, Step] => [JSON.stringify(step), step])])
		owed = new Map()
		const taken = await Promise.all([...steps.values()].map(take))
		await keeper.publish()
		return taken.every(Boolean)
	}

	async function take(step: Step): Promise<boolean> {
		try {
			const patch = await takeStep(backend, step, { known, related: () => findEdited(keeper.lists()) })
			const onRelated = (changes: ContentChange[]) => {
				related = [...related, ...changes]
			}
			await keeper.patchInSlices((lists) => patch(lists, { guard, withheld, onDuplicates, onRelated, now: now() }))
			if (step.kind === 'all') complete.add(step.type)
			failures.mended(step)
			return true
		} catch (error) {
			if (step.kind !== 'related') owed.set(JSON.stringify(step), step)
			failures.failed(step, error)
			onFailure(step)
			return false
		}
	}

	return {
		all: () =>
			inTurn(() => [
				{ kind: 'options' },
				{ kind: 'categories' },
				...CONTENT_TYPES.map((type): Step => ({ kind: 'all', type })),
			]),
		round: (isThorough) => inTurn(() => planRound(keeper.lists(), isThorough)),
		async changed(changes) {
			await keeper.patch((lists) => {
				for (const { type, ids } of namedAsGone(changes)) guard.forget(type, ids)
				return applyAtOnce(lists, changes)
			})
			void keeper.publish()
			return inTurn(() => runInSlices(stepsFor(changes, keeper.lists())))
		},
		lastError: failures.last,
	}
}
