const FIRST_RETRY_MS = 1_000
const MAX_RETRY_MS = 60_000

/** Repeats a round until stopped: every `everyMs` while it goes well, sooner and with growing pauses while it does not. */
export interface Schedule {
	start(): void
	/** Something outside a round failed: do not wait for the next regular one. */
	retrySoon(): void
	stop(): void
}

/** `round` answers whether all went well. Timers never keep the process alive. */
export function createSchedule(round: () => Promise<boolean>, everyMs: number): Schedule {
	let timer: NodeJS.Timeout | undefined
	let failed = 0
	let isRunning = false
	let isStopped = false

	async function go() {
		isRunning = true
		const isWell = await round().catch(() => false)
		isRunning = false
		failed = isWell ? 0 : failed + 1
		again(isWell ? everyMs : pauseAfter(failed))
	}

	function again(delay: number) {
		clearTimeout(timer)
		if (!isStopped) timer = setTimeout(go, delay).unref()
	}

	return {
		start() {
			if (!isRunning) void go()
		},
		retrySoon() {
			if (!isRunning && failed === 0) again(Math.min(everyMs, pauseAfter(1)))
		},
		stop() {
			isStopped = true
			clearTimeout(timer)
		},
	}
}

/** Jitter, so that many sites do not return to a recovering backend in step. */
function pauseAfter(failures: number): number {
	return Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)) * (0.5 + Math.random() / 2)
}
