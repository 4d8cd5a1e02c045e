import type { Page } from '@playwright/test'

/** Does to a page what the translator of Chrome does: `<font>` elements in the place of its text nodes. The words stay. */
export function translatePage(page: Page) {
	return page.evaluate(() => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
		const texts: Text[] = []
		while (walker.nextNode()) {
			const text = walker.currentNode
			const isRead = !text.parentElement?.closest('script, style, textarea, noscript')
			if (text instanceof Text && isRead && text.data.trim()) texts.push(text)
		}
		for (const text of texts) {
			const outer = document.createElement('font')
			const inner = document.createElement('font')
			inner.textContent = text.data
			outer.append(inner)
			text.replaceWith(outer)
		}
	})
}
