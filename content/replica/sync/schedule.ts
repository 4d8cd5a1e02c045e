const FIRST_RETRY_MS = 1_000
const MAX_RETRY_MS = 60_000

interface Schedule {
	start(): void
	/** Brings the next round forward after a failure outside a round. */
	retrySoon(): void
	stop(): void
}

/**
 * Repeats `round` every `everyMs`, or with exponential backoff while it returns false. Timers do not keep the process
 * alive.
 */
export function createSchedule(round: () => Promise<boolean>, everyMs: number): Schedule {
	let timer: NodeJS.Timeout | undefined
	let failed = 0
	let isRunning = false
	let isStopped = false

	async function run() {
		isRunning = true
		const isOk = await round().catch(() => false)
		isRunning = false
		failed = isOk ? 0 : failed + 1
		scheduleNext(isOk ? everyMs : retryDelay(failed))
	}

	function scheduleNext(delay: number) {
		clearTimeout(timer)
		if (!isStopped) timer = setTimeout(run, delay).unref()
	}

	return {
		start() {
			if (!isRunning) void run()
		},
		retrySoon() {
			if (!isRunning && failed === 0) scheduleNext(Math.min(everyMs, retryDelay(1)))
		},
		stop() {
			isStopped = true
			clearTimeout(timer)
		},
	}
}

/** With jitter, so that many sites do not return to a recovering backend at once. */
function retryDelay(failures: number): number {
	return Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)) * (0.5 + Math.random() / 2)
}
