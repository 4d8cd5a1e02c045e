// The processor time of uncached renders of the dogs list, beside bare frameworks with its markup: `npm run bench -- render`.
import { setTimeout as sleep } from 'node:timers/promises'
import { startDeployedSite } from '#tests/integration/support/site-process.ts'
import { printBars } from '#tools/bench/shared/bars.ts'
import { describeMachine } from '#tools/bench/shared/machine.ts'
import { median } from '#tools/bench/shared/statistics.ts'
import { startBareSites } from '../frameworks/bare-sites.ts'
import { FRAMEWORKS, NEXT } from '../frameworks/frameworks.ts'
import { dogQueries } from './dog-queries.ts'
import { cpuMs, hammer } from './hammer.ts'

const MAX_SHARE_OF_NEXT = 0.5
const ROUNDS = 3
const REQUESTS = 100
/** Compilers of hot functions need some hundred renders. */
const WARM_UP_REQUESTS = 300
const PRERENDERED_AFTER_MS = 15_000

interface Contender {
	name: string
	pid: number
	/** A different URL each time, so that no cache answers. */
	next: () => string
	costs: number[]
}

const site = await startDeployedSite({ PRERENDER: 'on', LOG_LEVEL: 'error', TRUST_PROXY: '1' })
const bare = await startBareSites(FRAMEWORKS, site.url)
console.log(`\n${describeMachine()}`)
console.log(`Uncached renders, processor time each, medians of ${ROUNDS} × ${REQUESTS} requests in turns\n`)
const queries = dogQueries().values()
const words = (function* () {
	for (let i = 0; ; i++) yield `w${i.toString(36)}${Math.random().toString(36).slice(2, 8)}`
})()
const lists = contender('our list, any filters', site.pid, () => `${site.url}/dogs?${queries.next().value}`)
const searches = contender('our list, any search', site.pid, () => `${site.url}/dogs?q=${words.next().value}`)
const rivals = bare.map(({ name, app }) => contender(name, app.pid, () => `${app.url}/dogs`))
// Prerendering would distort the measurement.
await sleep(PRERENDERED_AFTER_MS)
const all = [lists, searches, ...rivals]
for (const one of all) await hammer(one.next, WARM_UP_REQUESTS)
for (let round = 0; round < ROUNDS; round++) for (const one of all) one.costs.push(await costOf(one))
for (const { name, costs } of all) console.log(`  ${name.padEnd(30)} ${median(costs).toFixed(2).padStart(7)} ms`)
console.log()
await Promise.all(bare.map((one) => one.stop()))
await site.stop()
process.exitCode = report() ? 0 : 1

function report(): boolean {
	for (const rival of rivals) {
		console.log(`  ${(median(lists.costs) / median(rival.costs)).toFixed(2)} × the processor time of ${rival.name}`)
	}
	console.log()
	const rivalNext = rivals.find(({ name }) => name.includes(NEXT.name))
	if (!rivalNext) {
		console.log(`Without bare ${NEXT.name} there is no bar for uncached renders.`)
		return true
	}
	const next = median(rivalNext.costs)
	return printBars(
		[lists, searches].map(({ name, costs }) => ({
			what: `uncached, ${name}`,
			value: median(costs),
			is: 'atMost',
			limit: MAX_SHARE_OF_NEXT * next,
			unit: ' ms',
			from: `${MAX_SHARE_OF_NEXT} × ${next.toFixed(2)} ms of bare ${NEXT.name}`,
		})),
	)
}

function contender(name: string, pid: number, next: () => string): Contender {
	return { name, pid, next, costs: [] }
}

async function costOf({ pid, next }: Contender): Promise<number> {
	const before = cpuMs(pid)
	const statuses = await hammer(next, REQUESTS)
	const failed = statuses.filter((status) => status !== 200)
	if (failed.length > 0) throw new Error(`${failed.length} of ${REQUESTS} requests failed, first with ${failed[0]}`)
	return (cpuMs(pid) - before) / REQUESTS
}
