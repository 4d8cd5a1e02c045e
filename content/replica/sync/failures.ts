import type { Log } from '../log.ts'
import type { SyncTask } from './sync-tasks.ts'

/** Current failures, each logged once. */
export interface Failures {
	failed(task: SyncTask, error: unknown): void
	recovered(task: SyncTask): void
	/** The newest failure that has not recovered. */
	last(): string | null
}

export function createFailures(log: Log): Failures {
	const messages = new Map<string, string>()

	function detailsOf(task: SyncTask) {
		return { list: 'type' in task ? task.type : task.kind, asked: task.kind }
	}

	function keyOf(task: SyncTask) {
		return Object.values(detailsOf(task)).join()
	}

	return {
		failed(task, error) {
			const key = keyOf(task)
			const message = error instanceof Error ? error.message : String(error)
			if (messages.get(key) !== message) {
				log.warn({ ...detailsOf(task), err: error }, 'content sync failed')
			}
			messages.delete(key)
			messages.set(key, message)
		},
		recovered(task) {
			if (messages.delete(keyOf(task))) log.info(detailsOf(task), 'content sync recovered')
		},
		last: () => [...messages.values()].at(-1) ?? null,
	}
}
