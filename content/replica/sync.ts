import { runInSlices } from '#lib/time-slices.ts'
import type { ContentType } from '../model/content.ts'
import type { Backend } from '../wordpress/http/backend.ts'
import { applyAtOnce, type ContentChange, namedAsGone, tasksFor } from './content-change.ts'
import { createDuplicateLog } from './duplicates.ts'
import { createFailures } from './failures.ts'
import type { Log } from './log.ts'
import { createRoundPlan } from './plan-round.ts'
import { createRelatedWatch } from './related.ts'
import { CONTENT_TYPES } from './replica-data.ts'
import type { ReplicaState } from './replica-state.ts'
import type { ShrinkGuard } from './shrink-guard.ts'
import { runSyncTask, type SyncTask } from './sync-tasks.ts'
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
	keeper: ReplicaState
	guard: ShrinkGuard
	withheld: WithheldRemovals
	log: Log
	now: () => number
	/** Called as soon as a question could not be answered, while others may still be open. */
	onFailure: (step: SyncTask) => void
}

/** Makes the function that says what a sweep of a type compares with. */
function createKnown(keeper: ReplicaState, guard: ShrinkGuard) {
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
	let owed = new Map<string, SyncTask>()
	const known = createKnown(keeper, guard)
	const findEdited = createRelatedWatch(backend)
	const planRound = createRoundPlan(complete)
	/** Edits that no record was modified by, to be followed up. */
	let related: ContentChange[] = []
	let tail: Promise<unknown> = Promise.resolve()

	/** Answers out of order would let an older state overwrite a newer one. */
	function inTurn(plan: () => SyncTask[] | Promise<SyncTask[]>): Promise<boolean> {
		const turn = tail.then(async () => ask(await plan()))
		tail = turn.catch(() => {})
		return turn
	}

	async function ask(planned: SyncTask[]): Promise<boolean> {
		withheld.beginRound()
		const isWell = await takeAll(planned)
		const followUp = await runInSlices(tasksFor(related, keeper.lists()))
		related = []
		return followUp.length === 0 ? isWell : (await takeAll(followUp)) && isWell
	}

	async function takeAll(planned: SyncTask[]): Promise<boolean> {
		const steps = new Map([...owed, ...planned.map((step): [string, SyncTask] => [JSON.stringify(step), step])])
		owed = new Map()
		const taken = await Promise.all([...steps.values()].map(take))
		await keeper.publish()
		return taken.every(Boolean)
	}

	async function take(step: SyncTask): Promise<boolean> {
		try {
			const patch = await runSyncTask(backend, step, { known, related: () => findEdited(keeper.lists()) })
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
				...CONTENT_TYPES.map((type): SyncTask => ({ kind: 'all', type })),
			]),
		round: (isThorough) => inTurn(() => planRound(keeper.lists(), isThorough)),
		async changed(changes) {
			await keeper.patch((lists) => {
				for (const { type, ids } of namedAsGone(changes)) guard.forget(type, ids)
				return applyAtOnce(lists, changes)
			})
			void keeper.publish()
			return inTurn(() => runInSlices(tasksFor(changes, keeper.lists())))
		},
		lastError: failures.last,
	}
}
