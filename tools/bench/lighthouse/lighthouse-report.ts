// Lighthouse (mobile) of a page of each kind in three ways, beside bare frameworks: `npm run bench -- lighthouse --runs 5`.
import { parseArgs } from 'node:util'
import { startDeployedSite } from '#tests/integration/support/site-process.ts'
import { printBars } from '#tools/bench/shared/bars.ts'
import { browserVersion, describeMachine } from '#tools/bench/shared/machine.ts'
import { selectKinds } from '#tools/bench/shared/page-kinds.ts'
import { BARE_KINDS, startBareSites } from '../frameworks/bare-sites.ts'
import { FRAMEWORKS, REACT_ROUTER } from '../frameworks/frameworks.ts'
import { createLighthouse, LIGHTHOUSE_VERSION, type Run } from './lighthouse.ts'
import { lighthouseBars } from './lighthouse-bars.ts'
import { printTable, summarise } from './summary.ts'
import { AS_VISITORS, bareVariants, earlierVariants, ownVariants, startOrigins, type Variant } from './variants.ts'

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		runs: { type: 'string', default: '5' },
		routes: { type: 'string' },
		throttling: { type: 'string', default: 'simulate' },
		against: { type: 'string' },
		'no-frameworks': { type: 'boolean', default: false },
	},
})
const [executablePath = ''] = positionals
const runs = Number(values.runs)
const kinds = selectKinds(values.routes)
const throttling = values.throttling === 'devtools' ? 'devtools' : 'simulate'
const SETTINGS = { PRERENDER: 'on', LOG_LEVEL: 'warn' }

const measure = await createLighthouse(executablePath, throttling)
const site = await startDeployedSite(SETTINGS)
const origins = await startOrigins(site.url)
const earlier = values.against ? await startDeployedSite(SETTINGS, values.against) : undefined
const earlierOrigins = earlier && (await startOrigins(earlier.url))
const bareKinds = values['no-frameworks'] ? [] : kinds.filter(([kind]) => BARE_KINDS.includes(kind))
const bareSites = bareKinds.length > 0 ? await startBareSites(FRAMEWORKS, site.url) : []

console.log(`\n${describeMachine(browserVersion(executablePath))}, Lighthouse ${LIGHTHOUSE_VERSION}`)
console.log(`Mobile, ${throttling} throttling, medians of ${runs} runs in turns (lowest and highest score)\n`)
const variants = [
	...(await ownVariants(origins, kinds)),
	...(earlierOrigins ? earlierVariants(earlierOrigins, kinds) : []),
	...bareVariants(bareSites, bareKinds),
]
const measured = await measureInTurns(variants)
const isMissed = report(measured)
await Promise.all(bareSites.map((bare) => bare.stop()))
await Promise.all([origins.close(), earlierOrigins?.close(), site.stop(), earlier?.stop()])
process.exitCode = isMissed ? 1 : 0

/** Every variant once a round, so that other load of the machine affects all alike. */
async function measureInTurns(all: readonly Variant[]): Promise<Map<Variant, Run[]>> {
	const results = new Map<Variant, Run[]>(all.map((variant) => [variant, []]))
	for (const variant of all) await (await fetch(variant.visit.url)).arrayBuffer()
	for (let round = 1; round <= runs; round++) {
		const started = performance.now()
		for (const [variant, done] of results) done.push(await measure(variant.visit))
		const seconds = ((performance.now() - started) / 1000).toFixed(0)
		console.error(`  round ${round} of ${runs}: ${all.length} pages in ${seconds} s`)
	}
	return results
}

function report(results: ReadonlyMap<Variant, readonly Run[]>): boolean {
	const rows = [...results].map(([{ kind, way }, done]) => ({ kind, way, summary: summarise(done) }))
	printTable(rows.map(({ kind, way, summary }) => ({ name: `${kind}, ${way}`, summary })))
	console.log()
	warnWithoutIdleLoad(results)
	const rivals = bareSites.map(({ name }) => name).filter((name) => !name.includes(REACT_ROUTER.name))
	const held = kinds.map(([kind]) => {
		const ways = new Map(rows.filter((row) => row.kind === kind).map(({ way, summary }) => [way, summary]))
		return printBars(lighthouseBars(kind, ways, rivals))
	})
	return held.includes(false)
}

/** “As visitors get it” is only measured when the framework was loaded within the run. */
function warnWithoutIdleLoad(results: ReadonlyMap<Variant, readonly Run[]>) {
	for (const [{ kind, way }, done] of results) {
		const without = done.filter(({ scriptFiles }) => scriptFiles < 2).length
		if (way === AS_VISITORS && without > 0)
			console.log(`! ${kind}: ${without} of ${done.length} runs ended before the idle load`)
	}
}
