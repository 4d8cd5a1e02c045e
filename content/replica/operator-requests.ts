import { isDeepStrictEqual } from 'node:util'
import type { Log } from './log.ts'
import type { ReplicaState } from './replica-state.ts'
import type { WithheldRemoval, WithheldRemovals } from './withheld.ts'
import { withheldFiles } from './withheld-files.ts'

/** How long somebody at a terminal waits for a running site at most. */
const LOOK_MS = 1_000

interface OperatorRequestsSettings {
	dataDir: string
	withheld: WithheldRemovals
	keeper: ReplicaState
	log: Log
}

/** Tells operators what is withheld and hears from them, by way of files; looks for those only while something is withheld. */
export function createOperatorRequests({ dataDir, withheld, keeper, log }: OperatorRequestsSettings) {
	const files = withheldFiles(dataDir)
	/** null: what a process before this one has told is still there. */
	let told: WithheldRemoval[] | null = null
	let timer: NodeJS.Timeout | undefined
	let working: Promise<void> = Promise.resolve()

	function inTurn(work: () => Promise<void>) {
		working = working.then(work).catch((error: unknown) => log.error({ err: error }, 'operator request failed'))
	}

	async function look() {
		const ids = new Set(await files.readAccepted())
		const accepted = withheld.all().filter(({ id }) => ids.has(id))
		if (accepted.length === 0) return
		for (const { list } of accepted) {
			const apply = withheld.accept(list)
			if (apply) await keeper.patch(apply)
		}
		await keeper.publish()
		await tell()
	}

	async function tell() {
		const removals = withheld.all()
		clearInterval(timer)
		if (removals.length > 0) timer = setInterval(() => inTurn(look), LOOK_MS).unref()
		if (isDeepStrictEqual(removals, told)) return
		told = removals
		await files.list(removals)
	}

	return {
		/** Call when what is withheld may have changed. */
		changed: () => inTurn(tell),
		async stop() {
			clearInterval(timer)
			await working
			clearInterval(timer)
		},
	}
}
