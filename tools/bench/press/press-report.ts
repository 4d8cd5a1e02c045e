// First presses on a slow phone, with the code arriving and with it blocked: `npm run bench -- press --runs 5 --only menu,heart`.
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { startDeployedSite } from '#tests/integration/support/site-process.ts'
import { type Bar, printBars } from '#tools/bench/shared/bars.ts'
import { describeMachine } from '#tools/bench/shared/machine.ts'
import { lateScripts } from '#tools/bench/shared/starter.ts'
import { median, range } from '#tools/bench/shared/statistics.ts'
import { measurePress, type PressResult } from './measure-press.ts'
import { PRESSES, type Press } from './presses.ts'

/** Moments of the press, one for each round. */
const AFTER_PAINT_MS = [100, 300, 500, 700, 900]
const MAX_MORE_MS = 50

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const runs = Number(values.runs)
const only = values.only?.split(',')
const presses = PRESSES.filter(({ name }) => !only || only.some((word) => name.startsWith(word)))

interface Measured {
	arriving: PressResult[]
	blocked: PressResult[]
	isMissing: boolean
	isMissingBlocked: boolean
}

const site = await startDeployedSite({ PRERENDER: 'on', LOG_LEVEL: 'warn' })
const browser = await launch()
console.log(`\n${describeMachine(`Chromium ${browser.version()}`)}`)
console.log(`First press within a second of the first paint, processor slowed 6 times, slow 4G, medians of ${runs}`)
console.log('From the press to the frame that shows its answer; in turns with the code arriving and with it blocked\n')
const bars: Bar[] = []
for (const press of presses) bars.push(...report(press, await measure(press)))
console.log()
await browser.close()
await site.stop()
process.exitCode = printBars(bars) ? 0 : 1

/** Without the back/forward cache, which Playwright turns off: Back loads the page again, the worse case. */
function launch(): Promise<Browser> {
	const [executablePath] = positionals
	const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
	return chromium.launch({
		args,
		...(executablePath && { executablePath }),
	})
}

async function measure(press: Press): Promise<Measured> {
	const late = lateScripts(await (await fetch(site.url + press.path)).text())
	const measured: Measured = { arriving: [], blocked: [], isMissing: false, isMissingBlocked: false }
	for (let round = 0; round < runs; round++) {
		const afterPaintMs = AFTER_PAINT_MS[round % AFTER_PAINT_MS.length] ?? 0
		const arriving = await measurePress(browser, site.url, press, { afterPaintMs, blocked: [] })
		if (arriving) measured.arriving.push(arriving)
		else measured.isMissing = true
		// A control that needs the code is not waited for again.
		if (measured.isMissingBlocked) continue
		const blocked = await measurePress(browser, site.url, press, { afterPaintMs, blocked: late })
		if (blocked) measured.blocked.push(blocked)
		else measured.isMissingBlocked = true
	}
	return measured
}

function report({ name }: Press, { arriving, blocked, isMissing, isMissingBlocked }: Measured): Bar[] {
	const lost = arriving.filter(({ isKept }) => !isKept).length
	const shown = median(arriving.map(({ shownMs }) => shownMs))
	const words = [
		`${name.padEnd(20)} code arriving ${timesInWords(arriving)}`,
		`blocked ${isMissingBlocked ? 'not shown' : timesInWords(blocked)}`,
		`control shown after ${shown.toFixed(0)} ms`,
		lost > 0 ? `LOST ${lost} of ${runs}` : 'nothing lost',
	]
	console.log(words.join(' · '))
	const bars: Bar[] = [{ what: `${name}: presses lost`, value: lost, is: 'atMost', limit: 0 }]
	if (isMissing || isMissingBlocked)
		return [...bars, { what: `${name}: shown without the code`, value: 0, is: 'atLeast', limit: 1 }]
	const base = median(times(blocked))
	return [
		...bars,
		{
			what: `${name}: press to paint`,
			value: median(times(arriving)),
			is: 'atMost',
			limit: base + MAX_MORE_MS,
			unit: ' ms',
			from: `${base.toFixed(0)} ms with the code blocked + ${MAX_MORE_MS} ms`,
		},
	]
}

function timesInWords(results: readonly PressResult[]): string {
	const all = times(results)
	return all.length === 0 ? 'no answer' : `${median(all).toFixed(0)} ms (${range(all)})`
}

function times(results: readonly PressResult[]): number[] {
	return results.flatMap(({ ms }) => (ms === undefined ? [] : [ms]))
}
