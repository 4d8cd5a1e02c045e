// Preloaded into a measured site (`node --import`). On SIGUSR2 it prints the longest block of the event loop since the last time, in
// processor milliseconds, and the retained memory.
import { constants, PerformanceObserver } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const EVERY_MS = 1
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

let longest = 0
let total = 0
let before = spent()
const timer = setInterval(() => {
	const now = spent()
	longest = Math.max(longest, now - before)
	total += now - before
	before = now
}, EVERY_MS)
timer.unref()

let longestGc = 0
new PerformanceObserver((list) => {
	for (const entry of list.getEntries()) if (!isOwn(entry)) longestGc = Math.max(longestGc, entry.duration)
}).observe({ entryTypes: ['gc'] })

process.on('SIGUSR2', () => {
	const { rss } = process.memoryUsage()
	const block = { longestBlockMs: round(longest), busyMs: round(total), longestGcMs: round(longestGc) }
	collect()
	collect()
	const { heapUsed, external } = process.memoryUsage()
	process.stderr.write(
		`${JSON.stringify({ probe: true, ...block, heldMb: round((heapUsed + external) / 1e6), rssMb: round(rss / 1e6) })}\n`,
	)
	longest = 0
	longestGc = 0
	total = 0
	before = spent()
})

/** Garbage collections of this probe. */
function isOwn(entry: PerformanceEntry): boolean {
	const detail: unknown = 'detail' in entry ? entry.detail : null
	const flags = typeof detail === 'object' && detail !== null && 'flags' in detail ? Number(detail.flags) : 0
	return (flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) !== 0
}

function spent(): number {
	const { user, system } = process.threadCpuUsage()
	return (user + system) / 1000
}

function round(number: number): number {
	return Math.round(number * 10) / 10
}
