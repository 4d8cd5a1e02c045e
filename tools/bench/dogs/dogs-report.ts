// Prints the cost of the list with no dog, a few, and ten thousand; exits with 1 when a threshold is missed.
import { cpus } from 'node:os'
import { dogsList } from '#app/features/dogs/list/dogs-list.server.ts'
import type { Content } from '#content/model/content.ts'
import { searchDogs } from '#domain/dogs/search/search.ts'
import { reportDeployed } from './deployed-report.ts'
import { createList, herdOf } from './dog-herds.ts'

const BARS = { queryMs: 5, pageTimes: 2, memoryMb: 150 }

const HERDS = [0, 1, 24, 36, 10_000]
const MANY = 10_000
const PAGE = 24
const RUNS = 40
const BATCHES = 3

const QUERIES = {
	'all dogs': '',
	'one criterion': '?with=cats',
	'many criteria': '?with=dogs&size=small&size=medium&age=adult&sex=female&energy=calm&reserved=hide&children=12-15',
	'no dog fits': '?with=small_pets&children=0-4&size=giant&age=puppy&breed=border-collie&place=mill-lane',
	'not known yet': '?with=cats&untested=1',
	'last page, by name': '?sort=name&page=999999',
}
const SEARCHES = {
	'a name': '?q=biskuit',
	'words of a story': '?q=bacodi+fu',
	'a search and a criterion': '?q=otis&with=cats',
}

const [cpu] = cpus()
console.log(
	`\n${cpus().length} × ${cpu?.model.trim()}, Node ${process.versions.node}; processor time, the best of ${BATCHES} × ${RUNS} runs\n`,
)
const missed: string[] = []
const today = new Date('2026-11-21T12:00:00Z')

const memory = await measureMemory()
await reportQueries(memory.content)
await reportPages(memory.content)
missed.push(...(await reportDeployed(MANY)))
console.log(missed.length > 0 ? `\nMissed:\n${missed.join('\n')}` : '\nEvery bar holds.')
process.exitCode = missed.length > 0 ? 1 : 0

async function measureMemory() {
	const bare = heldMb()
	const content = herdOf(MANY)
	const withContent = heldMb()
	const indexMs = await took(() => dogsList(content, addressOf(''), today))
	const withIndex = heldMb()
	const searchMs = await took(() => searchDogs(content, 'biscuit'))
	const all = heldMb() - bare
	console.log(`Memory with ${MANY} dogs: ${all.toFixed(1)} MB, at most ${BARS.memoryMb} MB`)
	console.log(
		`  content ${(withContent - bare).toFixed(1)} MB · filter index ${(withIndex - withContent).toFixed(1)} MB, made in ${indexMs.toFixed(0)} ms · search ${(all + bare - withIndex).toFixed(1)} MB, made in ${searchMs.toFixed(0)} ms`,
	)
	check('memory', all, BARS.memoryMb, 'MB')
	return { content }
}

async function reportQueries(content: Content) {
	console.log(`\nOne query of ${MANY} dogs with every count, at most ${BARS.queryMs} ms`)
	for (const [name, query] of Object.entries({ ...QUERIES, ...SEARCHES })) {
		const url = addressOf(query)
		const words = url.searchParams.get('q')
		const [ms = 0] = await costsOf(async () =>
			dogsList(content, url, today, words ? await searchDogs(content, words) : undefined),
		)
		row(name, ms, 'ms')
		check(`query: ${name}`, ms, BARS.queryMs, 'ms')
	}
}

async function reportPages(many: Content) {
	console.log(`\nA page from the built site, at most ${BARS.pageTimes} × that of ${PAGE} dogs`)
	const all = Object.entries({ ...QUERIES, ...SEARCHES })
	const base = await pageOf(herdOf(PAGE), '')
	for (const dogs of HERDS) {
		const content = dogs === MANY ? many : herdOf(dogs)
		for (const [name, query] of dogs === MANY ? all : all.slice(0, 2)) {
			// Alternating, so that other load affects both.
			const [baseMs = 0, ms = 0] = await costsOf(base, await pageOf(content, query))
			row(`${dogs} dogs, ${name}`, ms, `ms, ${(ms / baseMs).toFixed(2)} ×`)
			check(`page: ${dogs} dogs, ${name}`, ms / baseMs, BARS.pageTimes, '×')
		}
	}
}

async function pageOf(content: Content, query: string) {
	const list = await createList(content)
	return async () => {
		const status = await list(`/dogs${query}`)
		if (status !== 200) throw new Error(`/dogs${query} answered ${status} with ${content.dogs.length} dogs`)
	}
}

function addressOf(query: string) {
	return new URL(`http://localhost/dogs${query}`)
}

async function took(work: () => unknown): Promise<number> {
	const start = performance.now()
	await work()
	return performance.now() - start
}

/** Processor milliseconds per run, of the best batch: other load only makes runs longer. */
async function costsOf(...works: (() => unknown)[]): Promise<number[]> {
	const best = works.map(() => Number.POSITIVE_INFINITY)
	for (let batch = 0; batch <= BATCHES; batch++) {
		for (const [i, work] of works.entries()) {
			const before = process.cpuUsage()
			for (let run = 0; run < RUNS; run++) await work()
			const { user, system } = process.cpuUsage(before)
			// The first batch warms up the compiler.
			if (batch > 0) best[i] = Math.min(best[i] ?? 0, (user + system) / 1000 / RUNS)
		}
	}
	return best
}

/** Retained megabytes, with typed arrays, which are outside of the heap. */
function heldMb(): number {
	globalThis.gc?.()
	globalThis.gc?.()
	const { heapUsed, external } = process.memoryUsage()
	return (heapUsed + external) / 1e6
}

function check(what: string, value: number, bar: number, unit: string) {
	if (value > bar) missed.push(`${what}: ${value.toFixed(2)} ${unit}, at most ${bar} ${unit}`)
}

function row(name: string, value: number, unit: string) {
	console.log(`  ${name.padEnd(34)} ${value.toFixed(2).padStart(8)} ${unit}`)
}
