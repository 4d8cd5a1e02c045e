import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type Axe from 'axe-core'
import { FULL_ONLY, isFullMatrix } from '../full-matrix.ts'
import { sidewaysScroll } from './layout-checks.ts'

/** Minified: a document compiles it in a third of the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Rules that depend on colours: the only ones that can differ between light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The violations on the page, each with its rule and target. With `rules` only these are checked. Waits for colour transitions. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
	if (page.frames().length > 1) throw new Error('axe looks at one document here: let it look at the frames, too')
	const isThere = await page.evaluate(() => {
		for (const animation of document.getAnimations()) {
			if (animation.timeline === document.timeline) animation.finish()
		}
		return 'axe' in window
	})
	if (!isThere) await page.evaluate(AXE)
	const { violations, looked } = await page.evaluate(runAxe, rules)
	if (looked === 0) throw new Error('axe found nothing to look at')
	return violations
}

/** Runs in the page. */
async function runAxe(rules?: string[]) {
	const { axe } = window as unknown as { axe: typeof Axe }
	const { violations, passes, incomplete } = await axe.run(document, {
		resultTypes: ['violations'],
		...(rules && { runOnly: { type: 'rule', values: rules } }),
	})
	return {
		violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`),
		looked: violations.length + passes.length + incomplete.length,
	}
}

/** Expects no violations, light and dark: all rules in light, colour rules in dark. Leaves the page light. */
export async function expectAccessible(page: Page, where = '') {
	await expectReadableInDark(page, where)
	expect(await violations(page), `${where} light`).toEqual([])
}

/** Expects that no rule of colours is violated in dark. Leaves the page light. */
export async function expectReadableInDark(page: Page, where = '') {
	await page.emulateMedia({ colorScheme: 'dark' })
	expect(await violations(page, COLOUR_RULES), `${where} dark`).toEqual([])
	await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * Expects no violations and no sideways scrolling at each width. `npm test` checks the first width in light; the full matrix checks
 * the colours of the first in dark, and the last in both. A test that only the full matrix runs checks all of it there.
 */
export async function expectAccessibleAt(
	page: Page,
	widths: number[],
	alsoAt: (width: number) => Promise<void> = async () => {},
) {
	const isFirstRun = !isFullMatrix || test.info().tags.includes(FULL_ONLY.tag)
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 })
		if (width === widths[0] && isFullMatrix) await expectReadableInDark(page, `${width} px`)
		if (width === widths[0] && isFirstRun) expect(await violations(page), `${width} px`).toEqual([])
		if (width === widths.at(-1) && isFullMatrix) await expectAccessible(page, `${width} px`)
		expect(await sidewaysScroll(page), `sideways at ${width} px`).toBe(0)
		await alsoAt(width)
	}
}
