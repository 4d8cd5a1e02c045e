import type { Content } from '../model/content.ts'
import type { ReplicaState } from './replica-state.ts'
import type { SyncTask } from './sync-tasks.ts'

const WAIT_MS = 10_000

/** Lets requests wait while nothing has ever been loaded, and only then. */
export interface FirstLoad {
	/** The newest revision; without options when there is no copy and the backend does not answer. Never rejects. */
	current(): Promise<Content>
	/** There is something to show, or no use in waiting. */
	settle(): void
	/** A question failed. Nothing can be shown without options, so when those fail nobody waits for the rest. */
	failed(step: SyncTask): void
}

export function createFirstLoad(keeper: ReplicaState): FirstLoad {
	const { promise, resolve } = Promise.withResolvers<void>()
	let isSettled = false

	function settle() {
		isSettled = true
		resolve()
	}

	async function current(): Promise<Content> {
		if (isSettled) return keeper.content()
		let timer: NodeJS.Timeout | undefined
		const late = new Promise<void>((done) => {
			timer = setTimeout(done, WAIT_MS).unref()
		})
		await Promise.race([promise, late])
		clearTimeout(timer)
		// Some lists may have come while another keeps us waiting: a part is better than nothing.
		if (!isSettled) await keeper.publish()
		return keeper.content()
	}

	return {
		current,
		settle,
		failed(step) {
			if (step.kind === 'options') settle()
		},
	}
}
