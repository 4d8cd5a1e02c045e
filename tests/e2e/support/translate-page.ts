import type { Page } from '@playwright/test'

/** Translates a page as it is shown, and what is added later. Runs in the browser. */
function translate() {
	const UNREAD = 'script, style, textarea, noscript, font, [translate="no"]'
	function translateText(text: Node) {
		if (!(text instanceof Text) || !text.data.trim() || text.parentElement?.closest(UNREAD)) return
		const outer = document.createElement('font')
		const inner = document.createElement('font')
		inner.textContent = text.data
		outer.append(inner)
		text.replaceWith(outer)
	}
	function translateBelow(root: Node) {
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
		const texts: Node[] = []
		while (walker.nextNode()) texts.push(walker.currentNode)
		for (const text of texts) translateText(text)
	}
	document.documentElement.lang = 'uk'
	document.documentElement.classList.add('translated-ltr')
	translateBelow(document.body)
	new MutationObserver((changes) => {
		for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
			if (node instanceof Text) translateText(node)
			else translateBelow(node)
	}).observe(document.body, { childList: true, subtree: true })
}

/**
 * Does to a page what the translator of Chrome does: `<font>` elements in the place of its text nodes, and of those that
 * are added later. The words stay, so that tests find them. What is marked as `translate="no"` stays as it is.
 */
export async function translatePage(page: Page) {
	await page.evaluate(translate)
}

/** Translates each page that is opened from now on, before or after React has hydrated it. */
export async function translatePages(page: Page, when: 'before' | 'after') {
	const script = `(${(isBefore: boolean, run: () => void) => {
		const isReady = () =>
			document.readyState === 'complete' &&
			(isBefore || history.scrollRestoration === 'manual') &&
			Boolean(document.body)
		const timer = setInterval(() => {
			if (!isReady()) return
			clearInterval(timer)
			run()
		}, 10)
	}})(${when === 'before'}, ${translate})`
	await page.addInitScript({ content: script })
}

/** Resolves once the page that is open is translated. */
export async function translated(page: Page) {
	await page.locator('html.translated-ltr').waitFor()
}
