// Measures uncached URLs (missing pages and searches, each different), and a cached page meanwhile: `npm run bench -- misses`.
import { Agent } from 'node:http'
import { cpus } from 'node:os'
import { startDeployedSite } from '#tests/integration/support/site-process.ts'
import { ask, cpuMs, hammer } from './hammer.ts'

const REQUESTS = Number(process.argv[2] ?? 600)
const WARM_UP_REQUESTS = 64
const RENDERED_AHEAD_AFTER_MS = 15_000

const site = await startDeployedSite({ PRERENDER: 'on', LOG_LEVEL: 'error', TRUST_PROXY: '1' })
let turn = 0
const word = () => `w${(++turn).toString(36)}${Math.random().toString(36).slice(2, 8)}`
const KINDS: Record<string, () => string> = {
	'no route': () => `/${word()}/${word()}`,
	'no route, payload': () => `/${word()}.data`,
	'no such dog': () => `/dogs/${word()}`,
	'no such dog, payload': () => `/dogs/${word()}.data?_routes=routes%2Fdog`,
	'dogs by words': () => `/dogs?q=${word()}`,
	'dogs by words, payload': () => `/dogs.data?q=${word()}&_routes=routes%2Fdogs`,
	capitals: () => `/Dogs?q=${word()}`,
}

console.log(
	`\n${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}; ${REQUESTS} requests a kind\n`,
)
// Prerendering would distort the measurement.
await new Promise((resolve) => setTimeout(resolve, RENDERED_AHEAD_AFTER_MS))
await site.get('/')
for (const [kind, address] of Object.entries(KINDS)) {
	await hammer(() => site.url + address(), WARM_UP_REQUESTS)
	const cpuBefore = cpuMs(site.pid)
	const started = performance.now()
	const watched = watch('/')
	const statuses = await hammer(() => site.url + address(), REQUESTS)
	const took = performance.now() - started
	const cpu = cpuMs(site.pid) - cpuBefore
	const latencies = await watched()
	const kinds = [...new Set(statuses)].map((status) => `${statuses.filter((one) => one === status).length} × ${status}`)
	console.log(
		`  ${kind.padEnd(24)} ${((REQUESTS / took) * 1000).toFixed(0).padStart(5)}/s  ${(cpu / REQUESTS).toFixed(2).padStart(6)} ms cpu` +
			`  cached page ${latencies} ms  ${kinds.join(', ')}`,
	)
}
await site.stop()

/** Requests a cached page until stopped; returns the median and maximum time. */
function watch(path: string) {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 })
	const took: number[] = []
	let isOver = false
	const done = (async () => {
		while (!isOver) {
			const started = performance.now()
			await ask(site.url + path, agent)
			took.push(performance.now() - started)
		}
	})()
	return async () => {
		isOver = true
		await done
		agent.destroy()
		const sorted = took.toSorted((a, b) => a - b)
		return `${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} median, ${sorted.at(-1)?.toFixed(0)} worst of ${sorted.length}`
	}
}
