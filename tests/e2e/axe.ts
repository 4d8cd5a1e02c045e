import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** In the place of axe's own half a megabyte, in a document that has it already. */
const NOTHING_MORE = 'void 0'

/**
 * Everything axe finds wrong on the page as it stands, each as its rule and where; none is what one wants.
 *
 * Colours that glide from one theme to the other are nobody's to judge: they arrive first.
 */
export async function violations(page: Page): Promise<string[]> {
	if (page.frames().length > 1) throw new Error('axe looks at one document here: let it look at the frames, too')
	const isThere = await page.evaluate(() => {
		for (const animation of document.getAnimations()) {
			if (animation.timeline === document.timeline) animation.finish()
		}
		return 'axe' in window
	})
	const axe = new AxeBuilder(isThere ? { page, axeSource: NOTHING_MORE } : { page })
	// Otherwise axe opens a window for each look, to put together there what several frames say, and hands back all it
	// has not objected to: ten times the work, for the same findings.
	const { violations } = await axe
		.setLegacyMode()
		.options({ resultTypes: ['violations'] })
		.analyze()
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}
