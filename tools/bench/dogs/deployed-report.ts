// Prints the cost of ten thousand dogs as deployed, and returns the missed thresholds.
import { eventually } from '#tests/integration/support/site-process.ts'
import { startHerdSite } from './deployed-dogs.ts'

const BARS = { blockMs: 50 }
const PATIENCE_MS = 600_000

/** Each phase has a threshold for the longest time JavaScript blocked the event loop. */
export async function reportDeployed(count: number): Promise<string[]> {
	const missed: string[] = []
	const bareMb = await heldWithoutDogs()
	console.log(`\nAs deployed, with ${count} dogs in a WordPress of its own process, at most ${BARS.blockMs} ms blocked`)
	const site = await startHerdSite(count)
	try {
		await ready(site)
		const rounds = timesMadeAhead(site) + 1
		await report('start and first reading', { isJudged: false })
		await report('indexes and feeds made ahead', { work: () => madeAhead(site, rounds) })
		await report('first search', { work: () => site.get('/dogs?q=biskuit') })
		await report('first feed', { work: () => site.get('/feeds/dogs.json') })
		await report('a dog changed, made ahead anew', { work: () => changed(site, count) })
		await report('search after it', { work: () => site.get('/dogs?q=zanzibar') })
		await report('feed after it', { work: () => site.get('/feeds/dogs.json') })
		const { heldMb, rssMb } = await site.probe()
		console.log(
			`  retained ${heldMb} MB, ${(heldMb - bareMb).toFixed(1)} MB more than without dogs; the whole process has ${rssMb} MB`,
		)
	} finally {
		await site.stop()
	}
	return missed

	async function report(
		name: string,
		{ work, isJudged = true }: { work?: () => Promise<unknown>; isJudged?: boolean },
	) {
		const from = performance.now()
		await work?.()
		const ms = work ? `${(performance.now() - from).toFixed(0)} ms, ` : ''
		const { longestBlockMs, longestGcMs } = await site.probe()
		console.log(
			`  ${name.padEnd(34)} ${ms}longest block ${longestBlockMs} ms (longest garbage collection ${longestGcMs} ms)`,
		)
		if (isJudged && longestBlockMs > BARS.blockMs) missed.push(`deployed: ${name}: ${longestBlockMs} ms blocked`)
	}
}

async function heldWithoutDogs(): Promise<number> {
	const bare = await startHerdSite(0)
	try {
		await ready(bare)
		await madeAhead(bare)
		return (await bare.probe()).heldMb
	} finally {
		await bare.stop()
	}
}

type HerdSite = Awaited<ReturnType<typeof startHerdSite>>

async function changed(site: HerdSite, count: number) {
	const rounds = timesMadeAhead(site) + 1
	await site.change(Math.ceil(count / 2), 'Zanzibar')
	await madeAhead(site, rounds)
}

/** Everything is published; feeds and pages follow. */
async function ready(site: HerdSite) {
	await eventually(
		() => site.get('/readyz'),
		({ status, text }) => status === 200 && JSON.parse(text).content.lastSyncAt !== null,
		PATIENCE_MS,
	)
}

/** Feeds come after indexes; thousands of pages follow for minutes. */
async function madeAhead(site: HerdSite, times = 1) {
	await eventually(
		async () => timesMadeAhead(site),
		(found) => found >= times,
		PATIENCE_MS,
	)
}

function timesMadeAhead(site: HerdSite): number {
	return site.logged().filter(({ msg }) => msg === 'feeds prepared').length
}
