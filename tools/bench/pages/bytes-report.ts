// Bytes by kind at three moments of a visit, for a page of each kind: `npm run bench -- bytes --routes dogs,home`.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { startDeployedSite } from '#tests/integration/support/site-process.ts'
import { printBars } from '#tools/bench/shared/bars.ts'
import { describeMachine } from '#tools/bench/shared/machine.ts'
import { selectKinds } from '#tools/bench/shared/page-kinds.ts'
import { type BytesByMoment, bytesByMoment, KINDS, MOMENTS } from './moments.ts'

const MAX_BEFORE_KIB = 12
const MAX_UNTIL_ANSWER_KIB = 160

const { values, positionals } = parseArgs({ allowPositionals: true, options: { routes: { type: 'string' } } })
const [executablePath] = positionals
const site = await startDeployedSite({ PRERENDER: 'on', LOG_LEVEL: 'warn' })
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) })

console.log(`\n${describeMachine(`Chromium ${browser.version()}`)}`)
console.log('KiB by kind at three moments (`tools/bench/pages/moments.ts`), as transferred (text in Brotli), phone\n')
row('', KINDS)
const measured: [kind: string, bytes: BytesByMoment][] = []
for (const [kind, path] of selectKinds(values.routes)) {
	const bytes = await bytesByMoment(browser, site.url + path)
	measured.push([kind, bytes])
	for (const moment of MOMENTS) {
		row(
			`${kind}, ${moment}`,
			KINDS.map((each) => kib(bytes[moment][each]).toFixed(1)),
		)
	}
}
await browser.close()
await site.stop()
console.log()
const bars = measured.flatMap(([kind, bytes]) => {
	const before = kib(bytes['before interest'].js)
	const answer = before + kib(bytes['until the page answers'].js)
	return [
		bar(`${kind}: JavaScript before interest`, before, MAX_BEFORE_KIB),
		bar(`${kind}: JavaScript until the page answers`, answer, MAX_UNTIL_ANSWER_KIB),
	]
})
process.exitCode = printBars(bars) ? 0 : 1

function bar(what: string, value: number, limit: number) {
	return { what, value, limit, is: 'atMost' as const, unit: ' KiB' }
}

function kib(bytes: number): number {
	return bytes / 1024
}

function row(name: string, cells: readonly string[]) {
	console.log([name.padEnd(36), ...cells.map((cell) => cell.padStart(10))].join(' '))
}
