import type { FirstLoad } from './first-load.ts'

/** Budgets of a page. KB are thousands of gzipped bytes, KiB are 1,024; compressed formats count as they are. */
export const BUDGETS = {
	html: 45_000,
	css: 26_000,
	fontFiles: 2,
	fonts: 80_000,
	/** Before interest. Both as they come over the network. */
	startScripts: 12 * 1024,
	scripts: 160 * 1024,
	laterScripts: 25 * 1024,
	/** Prefetched, for other pages; none with Save-Data. */
	aheadScripts: 25 * 1024,
	/** Cumulative layout shift, with late fonts and pictures. */
	shift: 0.01,
}

/** Targets on a slow phone. They depend on the machine and are never asserted. */
export const AIMS = { largestPaintMs: 1800, blockedMs: 100 }

/** The budgets this load exceeded, in sentences. */
export function missedBudgets(load: FirstLoad): string[] {
	const checks: [boolean, string][] = [
		[load.html > BUDGETS.html, `HTML is ${kb(load.html)}, ${kb(BUDGETS.html)} are allowed`],
		[load.css > BUDGETS.css, `CSS is ${kb(load.css)}, ${kb(BUDGETS.css)} are allowed`],
		[load.fontFiles > BUDGETS.fontFiles, `${load.fontFiles} font files are loaded, ${BUDGETS.fontFiles} are allowed`],
		[load.fonts > BUDGETS.fonts, `fonts are ${kb(load.fonts)}, ${kb(BUDGETS.fonts)} are allowed`],
		[
			load.startScripts > BUDGETS.startScripts,
			`JavaScript before interest is ${kib(load.startScripts)}, ${kib(BUDGETS.startScripts)} are allowed`,
		],
		[load.scripts > BUDGETS.scripts, `JavaScript is ${kib(load.scripts)}, ${kib(BUDGETS.scripts)} are allowed`],
		[
			load.laterScripts > BUDGETS.laterScripts,
			`JavaScript that comes later is ${kib(load.laterScripts)}, ${kib(BUDGETS.laterScripts)} are allowed`,
		],
		[
			load.aheadScripts > BUDGETS.aheadScripts,
			`JavaScript of other pages that is fetched ahead is ${kib(load.aheadScripts)}, ${kib(BUDGETS.aheadScripts)} are allowed`,
		],
		[
			load.shift > BUDGETS.shift,
			`the layout shifts by ${load.shift.toFixed(3)}, ${BUDGETS.shift} is allowed; most: ${load.shifted.join(', ')}`,
		],
	]
	return checks.filter(([isMissed]) => isMissed).map(([, sentence]) => sentence)
}

export function kb(bytes: number): string {
	return `${(bytes / 1000).toFixed(1)} KB`
}

export function kib(bytes: number): string {
	return `${(bytes / 1024).toFixed(1)} KiB`
}
