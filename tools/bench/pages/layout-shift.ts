import type { Page } from '@playwright/test'

interface Shift {
	value: number
	at: number
	moved: string
}

// https://web.dev/articles/cls: session windows of at most five seconds, with gaps under a second.
const GAP_MS = 1000
const WINDOW_MS = 5000

/** Records the layout shifts of pages opened from now on. */
export async function watchLayoutShifts(page: Page) {
	await page.addInitScript(() => {
		const shifts: Shift[] = []
		Object.assign(window, { layoutShifts: shifts })
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				// Missing in TypeScript's DOM types.
				const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
					value: number
					hadRecentInput: boolean
					sources: { node: Node | null }[]
				}
				const node = sources[0]?.node
				const element = node instanceof Element ? node : node?.parentElement
				const moved = element ? `<${element.localName} class="${element.getAttribute('class') ?? ''}">` : 'something'
				if (!hadRecentInput) shifts.push({ value, at: entry.startTime, moved })
			}
		}).observe({ type: 'layout-shift', buffered: true })
	})
}

/** The cumulative layout shift so far, or since a time of the page's clock, and its largest causes. */
export async function layoutShift(page: Page, since = 0): Promise<{ shift: number; shifted: string[] }> {
	const all = await page.evaluate(() => (window as unknown as { layoutShifts: Shift[] }).layoutShifts)
	const shifts = all.filter(({ at }) => at >= since)
	const worst = [...shifts].sort((a, b) => b.value - a.value).slice(0, 3)
	return { shift: worstWindow(shifts), shifted: worst.map(({ value, moved }) => `${value.toFixed(3)} ${moved}`) }
}

function worstWindow(shifts: Shift[]): number {
	let [worst, sum, start, last] = [0, 0, 0, Number.NEGATIVE_INFINITY]
	for (const { value, at } of shifts) {
		if (at - last > GAP_MS || at - start > WINDOW_MS) [sum, start] = [0, at]
		sum += value
		last = at
		worst = Math.max(worst, sum)
	}
	return worst
}
