import { isDeepStrictEqual } from 'node:util'
import type { Log } from '../log.ts'
import type { ReplicaState } from '../replica-state.ts'
import type { WithheldRemoval, WithheldRemovals } from './withheld.ts'
import { withheldFiles } from './withheld-files.ts'

const POLL_MS = 1_000

interface OperatorRequestsSettings {
	dataDir: string
	withheld: WithheldRemovals
	state: ReplicaState
	log: Log
}

/** Lists withheld removals in a file for operators and applies those they accept; polls only while a removal is withheld. */
export function createOperatorRequests({ dataDir, withheld, state, log }: OperatorRequestsSettings) {
	const files = withheldFiles(dataDir)
	/** null until the file is written: an earlier process may have left one. */
	let listed: WithheldRemoval[] | null = null
	let timer: NodeJS.Timeout | undefined
	let queue: Promise<void> = Promise.resolve()

	function enqueue(work: () => Promise<void>) {
		queue = queue.then(work).catch((error: unknown) => log.error({ err: error }, 'operator request failed'))
	}

	async function applyAccepted() {
		const ids = new Set(await files.readAccepted())
		const accepted = withheld.all().filter(({ id }) => ids.has(id))
		if (accepted.length === 0) return
		for (const { list } of accepted) {
			const apply = withheld.accept(list)
			if (apply) await state.patch(apply)
		}
		await state.publish()
		await updateList()
	}

	async function updateList() {
		const removals = withheld.all()
		clearInterval(timer)
		if (removals.length > 0) timer = setInterval(() => enqueue(applyAccepted), POLL_MS).unref()
		if (isDeepStrictEqual(removals, listed)) return
		listed = removals
		await files.list(removals)
	}

	return {
		changed: () => enqueue(updateList),
		async stop() {
			clearInterval(timer)
			await queue
			clearInterval(timer)
		},
	}
}
