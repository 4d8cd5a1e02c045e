import type { Content } from '#content/model/content.ts'
import type { ReplicaState } from '../replica-state.ts'
import type { SyncTask } from './sync-tasks.ts'

const MAX_WAIT_MS = 10_000

export interface FirstLoad {
	/** The newest revision; without options when there is no snapshot and the backend does not answer. Never rejects. */
	current(): Promise<Content>
	/** Stops waiting. */
	settle(): void
	/** Stops waiting when the options task fails: no page can be shown without options. */
	failed(task: SyncTask): void
}

export function createFirstLoad(state: ReplicaState): FirstLoad {
	const { promise, resolve } = Promise.withResolvers<void>()
	let isSettled = false

	function settle() {
		isSettled = true
		resolve()
	}

	async function current(): Promise<Content> {
		if (isSettled) return state.content()
		let timer: NodeJS.Timeout | undefined
		const timeout = new Promise<void>((done) => {
			timer = setTimeout(done, MAX_WAIT_MS).unref()
		})
		await Promise.race([promise, timeout])
		clearTimeout(timer)
		// Show the lists that have arrived.
		if (!isSettled) await state.publish()
		return state.content()
	}

	return {
		current,
		settle,
		failed(task) {
			if (task.kind === 'options') settle()
		},
	}
}
