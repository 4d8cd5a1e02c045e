// Prints what every page costs and its budget; exits with 1 over budget. With "tasks" only the long tasks are measured.
import { cpus } from 'node:os'
import { type Browser, chromium } from '@playwright/test'
import { ERROR_SCREENS, ROUTES } from '#tests/e2e/support/site/site-routes.ts'
import { startDeployedSite } from '#tests/integration/support/site-process.ts'
import { AIMS, BUDGETS, kb, kib, missedBudgets } from './budgets.ts'
import { type FirstLoad, measureFirstLoad } from './first-load.ts'
import { reportLongTasks } from './long-tasks-report.ts'
import { measureOnSlowPhone } from './slow-phone.ts'

const PATHS = [...ROUTES.map(({ path }) => path), ...ERROR_SCREENS]
const WIDTHS = [390, 1280]
const SLOW_RUNS = 3

const [, , executablePath, mapsFolder = '', part] = process.argv
const site = await startDeployedSite({
	PRERENDER: 'on',
	LOG_LEVEL: 'warn',
	NODE_OPTIONS: '--import ./tests/visual/fixed-date.mjs',
})
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) })

console.log(`\n${machine(browser)}\n`)
const missed = part === 'tasks' ? [] : await reportAllPages()
await reportLongTasks(browser, site.url, mapsFolder)
await browser.close()
await site.stop()
if (part !== 'tasks') console.log(missed.length > 0 ? `\nOver budget:\n${missed.join('\n')}` : '\nEvery budget holds.')
process.exitCode = missed.length > 0 ? 1 : 0

function machine(running: Browser): string {
	const [cpu] = cpus()
	return `${cpus().length} × ${cpu?.model.trim()}, Node ${process.versions.node}, Chromium ${running.version()}`
}

async function reportAllPages(): Promise<string[]> {
	const missed = await reportFirstLoads()
	await reportSlowPhone()
	return missed
}

async function reportFirstLoads(): Promise<string[]> {
	const { html, css, fontFiles, fonts, scripts, laterScripts, aheadScripts, shift } = BUDGETS
	row(
		'',
		'HTML',
		'CSS',
		'fonts',
		'JS',
		'JS later',
		'JS ahead',
		'first screen',
		...WIDTHS.map((width) => `shift ${width}`),
	)
	row(
		'allowed',
		kb(html),
		kb(css),
		`${fontFiles}: ${kb(fonts)}`,
		kib(scripts),
		kib(laterScripts),
		kib(aheadScripts),
		'',
		...WIDTHS.map(() => shift),
	)
	const missed: string[] = []
	for (const path of PATHS) {
		const loads: FirstLoad[] = []
		for (const width of WIDTHS) {
			const load = await measureFirstLoad(browser, site.url + path, width)
			loads.push(load)
			missed.push(...missedBudgets(load).map((sentence) => `${path} at ${width} px: ${sentence}`))
		}
		const [load] = loads
		if (!load) continue
		row(
			path,
			kb(load.html),
			kb(load.css),
			`${load.fontFiles}: ${kb(load.fonts)}`,
			kib(load.scripts),
			kib(load.laterScripts),
			kib(load.aheadScripts),
			loads.map(({ pictureFiles, pictures }) => `${pictureFiles}: ${kb(pictures)}`).join(' · '),
			...loads.map((each) => each.shift.toFixed(4)),
		)
	}
	return missed
}

async function reportSlowPhone() {
	console.log(
		`\nSlow 4G, processor slowed 4 times, median of ${SLOW_RUNS}; for information, it depends on the machine\n`,
	)
	row('', 'largest paint', 'blocked')
	row('aim', `${AIMS.largestPaintMs} ms`, `${AIMS.blockedMs} ms`)
	for (const path of PATHS) {
		const loads = []
		for (let run = 0; run < SLOW_RUNS; run++) loads.push(await measureOnSlowPhone(browser, site.url + path))
		const paint = median(loads.map(({ largestPaintMs }) => largestPaintMs))
		const blocked = median(loads.map(({ blockedMs }) => blockedMs))
		row(path, `${Math.round(paint)} ms`, `${Math.round(blocked)} ms`)
	}
}

function median(values: number[]): number {
	return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function row(name: string, ...cells: (string | number)[]) {
	console.log([name.padEnd(38), ...cells.map((cell) => String(cell).padStart(14))].join(' '))
}
