import type { Page } from '@playwright/test'

/** Spaces all text as WCAG 1.4.12 asks that a page bears it. */
export function spaceOutText(page: Page): Promise<void> {
	return page.evaluate(() => {
		const spaced = new CSSStyleSheet()
		spaced.replaceSync(`
			* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
			p { margin-bottom: 2em !important }
		`)
		document.adoptedStyleSheets.push(spaced)
	})
}

/** Seen texts of which a box that does not scroll or an edge of the window hides a part, with the class of the box. */
export function clippedTexts(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const boxes = [...document.querySelectorAll('body *')].filter((box) => {
			const { overflowX, overflowY, clipPath } = getComputedStyle(box)
			return [overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip') && clipPath === 'none'
		})
		const { clientWidth } = document.documentElement
		return [...new Set([...boxes.flatMap(clippedIn), ...beyondWindow()])]

		function clippedIn(box: Element): string[] {
			const frame = box.getBoundingClientRect()
			return textsIn(box)
				.filter((text) => !isInScroller(text, box) && linesOf(text).some((line) => isCut(line, frame)))
				.map((text) => `${wordsOf(text)} (${box.localName}.${box.getAttribute('class')})`)
		}

		/** What is outside as a whole is hidden on purpose, such as the link that skips the menu. */
		function beyondWindow(): string[] {
			const isBeyond = ({ left, right }: DOMRect) =>
				(left < -2 && right > 2) || (right > clientWidth + 2 && left < clientWidth - 2)
			return textsIn(document.body)
				.filter((text) => !isInScroller(text, null) && linesOf(text).some(isBeyond))
				.map((text) => `${wordsOf(text)} (window)`)
		}

		function textsIn(box: Element): Node[] {
			const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
			const texts: Node[] = []
			while (walker.nextNode()) if (isSeen(walker.currentNode)) texts.push(walker.currentNode)
			return texts
		}

		function linesOf(text: Node): DOMRect[] {
			const range = document.createRange()
			range.selectNodeContents(text)
			return [...range.getClientRects()]
		}

		function wordsOf({ nodeValue }: Node): string | undefined {
			return nodeValue?.trim().slice(0, 40)
		}

		/** Letters are lower than their line. A line may stand beside its box, as the next picture does, but not above or below it. */
		function isCut(line: DOMRect, frame: DOMRect): boolean {
			const [margin, rest] = [line.height * 0.25, 2]
			if (line.width < 1 || line.left >= frame.right - rest || line.right <= frame.left + rest) return false
			const isTooHigh = line.top < frame.top - margin || line.bottom > frame.bottom + margin
			return isTooHigh || line.left < frame.left - rest || line.right > frame.right + rest
		}

		/** What scrolls within the box comes into view. */
		function isInScroller({ parentElement }: Node, box: Element | null): boolean {
			for (let at = parentElement; at && at !== box; at = at.parentElement) {
				const { overflowX, overflowY } = getComputedStyle(at)
				if ([overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')) return true
			}
			return false
		}

		/** Words for screen readers only are in a box of a pixel, or clipped away. */
		function isSeen({ nodeValue, parentElement }: Node): boolean {
			if (!nodeValue?.trim() || !parentElement || parentElement.closest('.sr-only, svg, select')) return false
			const { width, height } = parentElement.getBoundingClientRect()
			if (width < 3 || height < 3 || isClippedAway(parentElement)) return false
			return parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })
		}

		function isClippedAway(element: Element): boolean {
			for (let at: Element | null = element; at; at = at.parentElement)
				if (getComputedStyle(at).clipPath === 'inset(50%)') return true
			return false
		}
	})
}
