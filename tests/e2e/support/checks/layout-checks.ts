import type { Locator, Page } from '@playwright/test'

/** In pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
	return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Short enough for the narrowest column of any phone. */
export const SHORT_WORD_LETTERS = 12

/** Seen words of an element that are broken over two lines, except those of more letters. */
export function brokenWords(elements: Locator, maxLetters = Number.MAX_SAFE_INTEGER): Promise<string[]> {
	return elements.evaluateAll((all, maxLetters) => {
		return all.filter((element) => element.checkVisibility()).flatMap(brokenIn)

		function brokenIn(element: Element): string[] {
			const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
			const broken: string[] = []
			while (walker.nextNode()) {
				const node = walker.currentNode
				for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
					const range = document.createRange()
					range.setStart(node, index)
					range.setEnd(node, index + word.length)
					const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
					if (lines.size > 1 && word.length <= maxLetters && isSeen(node.parentElement))
						broken.push(`${word} in “${node.parentElement?.textContent}”`)
				}
			}
			return broken
		}

		/** Words for screen readers only are in a narrow box, or clipped. */
		function isSeen(element: Element | null): boolean {
			if (!element?.checkVisibility({ visibilityProperty: true })) return false
			return element.getBoundingClientRect().width >= 3 && !isClipped(element)
		}

		/** The head of a table may be for screen readers only as a whole. */
		function isClipped(element: Element | null): boolean {
			return element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
		}
	}, maxLetters)
}

/** Unreadable words: outside the viewport, cut off or overlapping. @param within what covers the page, such as an open menu */
export function unreadableWords(page: Page, within = 'body'): Promise<string[]> {
	return page.evaluate((within) => {
		const root = document.querySelector(within) ?? document.body
		const lines = [...textNodes()].flatMap((node) => linesOf(node)).filter((line) => !isScrolledAway(line))
		return [...new Set([...lines.flatMap((line) => cutOff(line)), ...overlapping(lines)])]

		interface Line {
			box: DOMRect
			words: string
			element: Element
		}

		function* textNodes() {
			const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
			while (walker.nextNode()) {
				const element = walker.currentNode.parentElement
				const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
				if (isSeen && walker.currentNode.nodeValue?.trim() && !element?.closest('script, style, .skip-link, option'))
					yield walker.currentNode
			}
		}

		function linesOf(node: Node): Line[] {
			const element = node.parentElement ?? document.body
			// Visually hidden words are in a box of one pixel.
			const frame = element.getBoundingClientRect()
			if (frame.width < 3 || frame.height < 3) return []
			const range = document.createRange()
			range.selectNodeContents(node)
			const words = node.nodeValue?.trim().slice(0, 30) ?? ''
			// Lines after the last visible one of a clamped text.
			const clamped = element.closest('[class*="line-clamp"]:not(.site-header *)')?.getBoundingClientRect()
			return [...range.getClientRects()]
				.filter((box) => box.width > 1 && box.height > 3 && !(clamped && box.bottom > clamped.bottom + 4))
				.map((box) => ({ box, words, element }))
		}

		function frameOf(element: Element): { frame: Element; scrolls: boolean } | null {
			for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
				const { overflowX } = getComputedStyle(at)
				if (overflowX !== 'visible' && getComputedStyle(at).display !== 'inline')
					return { frame: at, scrolls: overflowX === 'auto' || overflowX === 'scroll' }
			}
			return null
		}

		/** Later slides come into view by swiping. */
		function isScrolledAway({ box, element }: Line): boolean {
			let framed = frameOf(element)
			while (framed && !framed.scrolls) framed = framed.frame.parentElement && frameOf(framed.frame.parentElement)
			const row = framed?.frame.getBoundingClientRect()
			return row !== undefined && (box.left >= row.right || box.right <= row.left)
		}

		function cutOff({ box, words, element }: Line): string[] {
			const framed = frameOf(element)
			if (framed?.scrolls) return []
			const width = document.documentElement.clientWidth
			if (box.left < -1 || box.right > width + 1) return [`out of the screen: ${words}`]
			const frame = framed?.frame.getBoundingClientRect()
			if (frame && box.top >= frame.bottom) return element.closest('.site-header') ? [`hidden: ${words}`] : []
			return frame && (box.left < frame.left - 2 || box.right > frame.right + 2) ? [`cut off: ${words}`] : []
		}

		function overlapping(all: Line[]): string[] {
			const lines = all.filter(({ element }) => !frameOf(element)?.scrolls && !element.closest('header.sticky'))
			const inHeader = all.filter(({ element }) => element.closest('header.sticky'))
			return [...pairs(lines), ...pairs(inHeader)]
				.filter(([a, b]) => a.element !== b.element && covers(a.box, b.box))
				.map(([a, b]) => `one on the other: ${a.words} | ${b.words}`)
		}

		function pairs(lines: Line[]): [Line, Line][] {
			// Neighbours on the screen are near each other in the document.
			return lines.flatMap((line, i) => lines.slice(i + 1, i + 200).map((other): [Line, Line] => [line, other]))
		}

		function covers(a: DOMRect, b: DOMRect): boolean {
			const [upper, lower] = [lettersOf(a), lettersOf(b)]
			const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
			const down = Math.min(upper.bottom, lower.bottom) - Math.max(upper.top, lower.top)
			return across > 3 && down > Math.min(a.height, b.height) * 0.3
		}

		/** Text boxes have room for ascenders and descenders, which large type with tight leading shares. */
		function lettersOf({ top, bottom, height }: DOMRect) {
			return { top: top + height * 0.2, bottom: bottom - height * 0.15 }
		}
	}, within)
}
