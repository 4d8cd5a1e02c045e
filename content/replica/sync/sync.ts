import type { ContentType } from '#content/model/content.ts'
import type { ContentEvent } from '#content/model/content-event.ts'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import type { Backend } from '#content/wordpress/http/backend.ts'
import type { Report } from '#content/wordpress/report.ts'
import { runInSlices } from '#lib/time-slices.ts'
import { createDuplicateReport } from '../apply/duplicates.ts'
import { createRelatedWatch } from '../apply/related.ts'
import { applyAtOnce, namedAsGone, tasksFor } from '../content-change.ts'
import type { Log } from '../log.ts'
import type { ShrinkGuard } from '../removals/shrink-guard.ts'
import type { WithheldRemovals } from '../removals/withheld.ts'
import type { ReplicaState } from '../replica-state.ts'
import { createFailures } from './failures.ts'
import { createRoundPlan } from './plan-round.ts'
import { runSyncTask, type SyncTask } from './sync-tasks.ts'

/** Syncs the data with the backend. Calls are queued; each returns whether all its tasks succeeded. */
interface Sync {
	all(): Promise<boolean>
	/** Reads what was edited, published or removed. @param isThorough include records without a modification time */
	round(isThorough: boolean): Promise<boolean>
	changed(changes: readonly ContentEvent[]): Promise<boolean>
	lastError(): string | null
}

interface SyncSettings {
	backend: Backend
	state: ReplicaState
	guard: ShrinkGuard
	withheld: WithheldRemovals
	log: Log
	/** Logs by default. */
	report?: Report | undefined
	now: () => number
	/** Called as soon as a task fails, while others may still be running. */
	onFailure: (task: SyncTask) => void
}

function createSweepContexts(state: ReplicaState, guard: ShrinkGuard) {
	const fetched = new Map(CONTENT_TYPES.map((type) => [type, new Map<number, string>()]))
	return (type: ContentType) => ({
		data: state.data(),
		keptIds: guard.withheldIds(type),
		fetched: fetched.get(type) ?? new Map<number, string>(),
	})
}

export function createSync({ backend, state, guard, withheld, log, report, now, onFailure }: SyncSettings): Sync {
	const failures = createFailures(log)
	const onDuplicates = createDuplicateReport(report ?? ((problem) => log.warn(problem, 'content record skipped')))
	const complete = new Set<ContentType>()
	/** Failed tasks by their JSON; no later round would repeat them. */
	let retryQueue = new Map<string, SyncTask>()
	const sweepContext = createSweepContexts(state, guard)
	const findEdited = createRelatedWatch(backend)
	const planRound = createRoundPlan(complete)
	let related: ContentEvent[] = []
	let tail: Promise<unknown> = Promise.resolve()

	/** Rounds run one at a time, so that an older response never overwrites a newer one. */
	function enqueue(plan: () => SyncTask[] | Promise<SyncTask[]>): Promise<boolean> {
		const turn = tail.then(async () => runRound(await plan()))
		tail = turn.catch(() => {})
		return turn
	}

	async function runRound(planned: SyncTask[]): Promise<boolean> {
		withheld.beginRound()
		const isOk = await runTasks(planned)
		const followUp = await runInSlices(tasksFor(related, state.data()))
		related = []
		return followUp.length === 0 ? isOk : (await runTasks(followUp)) && isOk
	}

	async function runTasks(planned: SyncTask[]): Promise<boolean> {
		const tasks = new Map([...retryQueue, ...planned.map((task): [string, SyncTask] => [JSON.stringify(task), task])])
		retryQueue = new Map()
		const results = await Promise.all([...tasks.values()].map(runTask))
		await state.publish()
		return results.every(Boolean)
	}

	async function runTask(task: SyncTask): Promise<boolean> {
		try {
			const patch = await runSyncTask(backend, task, { sweepContext, related: () => findEdited(state.data()) })
			const onRelated = (changes: ContentEvent[]) => {
				related = [...related, ...changes]
			}
			await state.patchInSlices((data) => patch(data, { guard, withheld, onDuplicates, onRelated, now: now() }))
			if (task.kind === 'all') complete.add(task.type)
			failures.recovered(task)
			return true
		} catch (error) {
			if (task.kind !== 'related') retryQueue.set(JSON.stringify(task), task)
			failures.failed(task, error)
			onFailure(task)
			return false
		}
	}

	return {
		all: () =>
			enqueue(() => [
				{ kind: 'options' },
				{ kind: 'categories' },
				...CONTENT_TYPES.map((type): SyncTask => ({ kind: 'all', type })),
			]),
		round: (isThorough) => enqueue(() => planRound(state.data(), isThorough)),
		async changed(changes) {
			await state.patch((data) => {
				for (const { type, ids } of namedAsGone(changes)) guard.forget(type, ids)
				return applyAtOnce(data, changes)
			})
			void state.publish()
			return enqueue(() => runInSlices(tasksFor(changes, state.data())))
		},
		lastError: failures.last,
	}
}
