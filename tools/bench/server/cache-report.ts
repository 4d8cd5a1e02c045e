// Compares cached pages with a plain server that sends the same bytes; exits with 1 below the threshold.
import { fork } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { startDeployedSite } from '#tests/integration/support/site-process.ts'
import { type Bar, printBars } from '#tools/bench/shared/bars.ts'
import { type Load, load } from './load.ts'

/** Share of the plain server's requests for the same processor time, which is independent of other load. */
const BAR = 0.6
const ROUNDS = 5
const RENDERED_AHEAD_AFTER_MS = 20_000
const PATHS = ['/', '/dogs', '/dogs/biscuit.data?_routes=routes%2Fdog']

// A server blocks when its log pipe is full, and this process is busy.
const site = await startDeployedSite({ PRERENDER: 'on', LOG_LEVEL: 'warn' })
const [cpu] = cpus()
console.log(
	`\n${cpus().length} × ${cpu?.model.trim()}, Node ${process.versions.node}; medians of ${ROUNDS} rounds in turns`,
)
console.log(`Requests a second and processor time a request, at least ${BAR * 100} % of a plain node:http server\n`)
// Prerendering would distort the measurement.
await new Promise((resolve) => setTimeout(resolve, RENDERED_AHEAD_AFTER_MS))
for (const path of PATHS) await site.get(path)
const bars: Bar[] = []
for (const path of PATHS) {
	const value = (await compare(path, site.url + path)) * 100
	bars.push({ what: `cached ${path}, of a plain server`, value, is: 'atLeast', limit: BAR * 100, unit: ' %' })
}
await site.stop()
console.log()
process.exitCode = printBars(bars) ? 0 : 1

async function compare(path: string, url: string): Promise<number> {
	const floor = await startPlainServer(url)
	const rounds: { plain: Load; cached: Load }[] = []
	for (let round = 0; round < ROUNDS; round++) {
		rounds.push({ plain: await load(floor.url, floor.pid), cached: await load(url, site.pid) })
	}
	floor.stop()
	const ratio = median(
		rounds.map(({ plain, cached }) =>
			plain.cpuMicroseconds && cached.cpuMicroseconds
				? plain.cpuMicroseconds / cached.cpuMicroseconds
				: cached.requestsPerSecond / plain.requestsPerSecond,
		),
	)
	const show = (loads: Load[]) =>
		`${median(loads.map((one) => one.requestsPerSecond)).toFixed(0)}/s, ${median(loads.map((one) => one.cpuMicroseconds ?? 0)).toFixed(0)} µs`
	console.log(
		`  ${path.padEnd(42)} plain ${show(rounds.map(({ plain }) => plain))} · cached ${show(rounds.map(({ cached }) => cached))} · ${(ratio * 100).toFixed(0)} %`,
	)
	return ratio
}

async function startPlainServer(url: string) {
	const child = fork(join(import.meta.dirname, 'plain-server.ts'), [url])
	// `plain-server.ts` prints the address of a listening TCP server.
	const { port } = await new Promise<AddressInfo>((resolve) =>
		child.once('message', (address) => resolve(address as AddressInfo)),
	)
	return { url: `http://localhost:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() }
}

function median(numbers: number[]): number {
	return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
