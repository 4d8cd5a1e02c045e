import type { Log } from './log.ts'
import type { SyncTask } from './sync-tasks.ts'

/** What is going wrong. A backend that stays down would fill the log, so only news is logged. */
export interface Failures {
	failed(step: SyncTask, error: unknown): void
	mended(step: SyncTask): void
	/** The newest failure that has not been mended. */
	last(): string | null
}

export function createFailures(log: Log): Failures {
	const messages = new Map<string, string>()

	function detailsOf(step: SyncTask) {
		return { list: 'type' in step ? step.type : step.kind, asked: step.kind }
	}

	function keyOf(step: SyncTask) {
		return Object.values(detailsOf(step)).join()
	}

	return {
		failed(step, error) {
			const key = keyOf(step)
			const message = error instanceof Error ? error.message : String(error)
			if (messages.get(key) !== message) {
				log.warn({ ...detailsOf(step), err: error }, 'content sync failed')
			}
			messages.delete(key)
			messages.set(key, message)
		},
		mended(step) {
			if (messages.delete(keyOf(step))) log.info(detailsOf(step), 'content sync recovered')
		},
		last: () => [...messages.values()].at(-1) ?? null,
	}
}
