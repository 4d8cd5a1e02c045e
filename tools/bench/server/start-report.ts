// Start time and memory of the deployed site: `npm run bench -- start`.
import { setTimeout as sleep } from 'node:timers/promises'
import { freshFolder, type SiteProcess, startDeployedSite } from '#tests/integration/support/site-process.ts'
import { describeMachine } from '#tools/bench/shared/machine.ts'
import { median, range } from '#tools/bench/shared/statistics.ts'
import { dogQueries } from './dog-queries.ts'
import { hammer } from './hammer.ts'

const STARTS = 5
const PRERENDERED_AFTER_MS = 30_000
const CACHED_REQUESTS = 5000
const UNCACHED_REQUESTS = 400
/** Then the garbage collector has run. */
const AT_REST_AFTER_MS = 20_000
const SETTINGS = { PRERENDER: 'on', LOG_LEVEL: 'error', TRUST_PROXY: '1' }

console.log(`\n${describeMachine()}\n`)
const dataDir = freshFolder('bench-start')
await timeStart('first start, empty data folder', () => freshFolder('bench-start'))
await timeStart('later start, with its snapshot', () => dataDir)
await reportMemory()

/** With a compile cache on disk, as `deploy/fairlead.service` has it: filled when the first process of a folder ends. */
function dataFolder(folder: string) {
	return { DATA_DIR: folder, NODE_COMPILE_CACHE: `${folder}-compiled` }
}

/** From the start of the process to its first page. */
async function timeStart(name: string, folder: () => string) {
	const times: number[] = []
	for (let start = 0; start < STARTS; start++) {
		const started = performance.now()
		const site = await startDeployedSite({ ...SETTINGS, ...dataFolder(folder()) })
		await site.get('/')
		times.push(performance.now() - started)
		await site.stop()
	}
	console.log(`  ${name.padEnd(36)} ${median(times).toFixed(0)} ms to the first page (${range(times)})`)
}

async function reportMemory() {
	const site = await startDeployedSite({ ...SETTINGS, ...dataFolder(dataDir) })
	await sleep(PRERENDERED_AFTER_MS)
	printMemory('memory at rest, pages prerendered', site)
	const queries = dogQueries().values()
	await hammer(() => `${site.url}/dogs`, CACHED_REQUESTS)
	await hammer(() => `${site.url}/dogs?${queries.next().value}`, UNCACHED_REQUESTS)
	printMemory(`after ${CACHED_REQUESTS} cached and ${UNCACHED_REQUESTS} uncached pages`, site)
	await sleep(AT_REST_AFTER_MS)
	printMemory(`${AT_REST_AFTER_MS / 1000} s later`, site)
	await site.stop()
}

function printMemory(name: string, site: SiteProcess) {
	console.log(`  ${name.padEnd(48)} ${(site.memory() / 1e6).toFixed(0)} MB`)
}
