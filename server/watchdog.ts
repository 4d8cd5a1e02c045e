import { Worker } from 'node:worker_threads'

/** Longer than any page, import or backup holds the loop. */
const STANDS_STILL_MS = 30_000
/** Looks in that time: one that a suspended machine has delayed counts once. */
const LOOKS = 6

/** In a thread of its own: the loop that stands still cannot notice it. Written in JavaScript, because a worker made of a text runs as it is. */
const WATCH = `
const { workerData: { beats, everyMs, looks } } = require('node:worker_threads')
let [seen, missed] = [-1, 0]
setInterval(() => {
	const now = Atomics.load(beats, 0)
	missed = now === seen ? missed + 1 : 0
	seen = now
	if (missed < looks) return
	require('node:fs').writeSync(2, 'The process answered nothing for ' + Math.round((everyMs * looks) / 1000) + ' seconds. It ends, so that it is started again.\\n')
	process.kill(process.pid, 'SIGKILL')
}, everyMs)
`

/**
 * Ends the process when its event loop has stood still for 30 seconds: no page, form or payment event is answered then, and what
 * started it (systemd, the container) starts it again.
 */
export function startWatchdog({ standsStillMs = STANDS_STILL_MS } = {}): void {
	const beats = new Int32Array(new SharedArrayBuffer(4))
	const everyMs = standsStillMs / LOOKS
	const watcher = new Worker(WATCH, {
		eval: true,
		execArgv: [],
		workerData: { beats, everyMs, looks: LOOKS },
		resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
	})
	watcher.unref()
	setInterval(() => Atomics.add(beats, 0, 1), everyMs / 2).unref()
}
