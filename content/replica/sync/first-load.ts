import type { Content } from '#content/model/content.ts'
import type { ReplicaState } from '../replica-state.ts'
import type { SyncTask } from './sync-tasks.ts'

const MAX_WAIT_MS = 10_000

export interface FirstLoad {
	/**
	 * The newest revision. After `MAX_WAIT_MS` without a snapshot it is partial, or has no options if the backend does not
	 * answer. Never rejects.
	 */
	current(): Promise<Content>
	/** Stops waiting. */
	settle(): void
	/** Stops waiting when the options task fails: no page can be shown without options. */
	failed(task: SyncTask): void
}

export function createFirstLoad(state: ReplicaState): FirstLoad {
	const { promise, resolve } = Promise.withResolvers<void>()
	let isSettled = false
	let partial: { of: Content; content: Content } | undefined

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
		return isSettled ? state.content() : asPartial(state.content())
	}

	/** Returns the same object for the same revision, as caches expect. */
	function asPartial(content: Content): Content {
		if (!content.options) return content
		if (partial?.of !== content) partial = { of: content, content: Object.freeze({ ...content, isPartial: true }) }
		return partial.content
	}

	return {
		current,
		settle,
		failed(task) {
			if (task.kind === 'options') settle()
		},
	}
}
