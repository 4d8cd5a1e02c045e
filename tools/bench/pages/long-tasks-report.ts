import type { Browser } from '@playwright/test'
import { explainLongTasks, timeLongTasks } from './long-tasks.ts'
import { sourceNames } from './source-names.ts'

/** A page of each kind. */
const PATHS = ['/', '/dogs', '/dogs/biscuit', '/apply/adoption/dog']
const RUNS = 3
const MAX_CAUSES = 6
/** Smaller causes are omitted. */
const SMALL = 0.02

/** Prints the longest task of a load on a slow processor, with and without background features, and its causes. */
export async function reportLongTasks(browser: Browser, siteUrl: string, mapsFolder: string) {
	const nameOf = sourceNames(mapsFolder)
	console.log(`\nTasks over 50 ms of a load, processor slowed 4 times, median of ${RUNS}; for information\n`)
	for (const path of PATHS) {
		const url = siteUrl + path
		const withAll = await loads(browser, url, true)
		const without = await loads(browser, url, false)
		console.log(`${path}: longest task ${withAll.longest} ms, all together ${withAll.sum} ms over 50`)
		console.log(`   without what runs beside the page: ${without.longest} ms, ${without.sum} ms over`)
		console.log('   caused by (another load, under a profiler, which makes tasks longer):')
		for (const { startMs, ms, causes } of await explainLongTasks(browser, url, nameOf)) {
			const named = causes.filter(({ share }) => share >= SMALL).slice(0, MAX_CAUSES)
			const list = named.map(({ name, share }) => `${name} ${Math.round(share * 100)} %`).join(', ')
			console.log(`   ${Math.round(ms)} ms at ${Math.round(startMs)}: ${list}`)
		}
	}
}

async function loads(browser: Browser, url: string, hasBackgroundFeatures: boolean) {
	const tasks: number[][] = []
	for (let run = 0; run < RUNS; run++) tasks.push(await timeLongTasks(browser, url, hasBackgroundFeatures))
	return {
		longest: median(tasks.map((each) => Math.max(0, ...each))),
		sum: median(tasks.map((each) => each.reduce((sum, ms) => sum + ms - 50, 0))),
	}
}

function median(values: number[]): number {
	return Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
}
