import type { JobsResult } from '#jobs/run-jobs.ts'
import type { Log } from '../logging/log.ts'

/** Emails of a released application are written within this time. */
const EVERY_MS = 5 * 60_000

interface JobsOptions {
	/** Concurrent processes do each thing once. */
	run: () => Promise<JobsResult>
	/** Sends new emails at once. */
	deliver: () => void
	log: Pick<Log, 'info' | 'error'>
}

/** Runs the jobs now and every five minutes, one round at a time, until `stop`. A failed round is logged. */
export function startJobs({ run, deliver, log }: JobsOptions) {
	let round: Promise<void> | null = null

	async function once() {
		try {
			const { errors, deleted, ...written } = await run()
			for (const err of errors) log.error({ err }, 'job failed')
			const hasWritten = Object.values(written).some(Boolean)
			if (hasWritten) deliver()
			if (hasWritten) log.info(written, 'job emails written')
			if (Object.values(deleted).some((count) => count > 0)) log.info(deleted, 'expired records deleted')
		} catch (err) {
			log.error({ err }, 'job run failed')
		}
	}

	function next() {
		round ??= once().finally(() => {
			round = null
		})
	}

	next()
	const timer = setInterval(next, EVERY_MS).unref()
	return {
		/** Resolves when the current round has ended. */
		async stop() {
			clearInterval(timer)
			await round
		},
	}
}
