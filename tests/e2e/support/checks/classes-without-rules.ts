import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const EXCLUDED = classesOfSinglePages(readFileSync(join(import.meta.dirname, '../../../../app/app.css'), 'utf8'))

/** Utility classes that the sheet of all pages leaves to the sheets of single pages (decision 71). */
function classesOfSinglePages(css: string): string[] {
	// What stands in braces is words of sentences, which are no classes.
	return [...css.matchAll(/@source not inline\('([^'{]+)'\)/g)].flatMap(([, classes = '']) => classes.split(' '))
}

/** Those that a page uses and none of its sheets defines: its layout is broken, and nothing else would say so. */
export async function classesWithoutRules(page: Page): Promise<string[]> {
	if (EXCLUDED.length === 0) throw new Error('app.css leaves no class to the sheets of single pages any more')
	return page.evaluate((excluded) => {
		const used = excluded.filter((name) => document.getElementsByClassName(name).length > 0)
		const rules = [...document.styleSheets]
			.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
			.join()
		return used.filter((name) => !rules.includes(`.${CSS.escape(name)}`))
	}, EXCLUDED)
}
