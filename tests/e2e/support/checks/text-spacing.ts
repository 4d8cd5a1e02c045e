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

/** Seen texts of which a box that does not scroll hides a part, with the class of the box. */
export function clippedTexts(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const boxes = [...document.querySelectorAll('body *')].filter((box) => {
			const { overflowX, overflowY, clipPath } = getComputedStyle(box)
			return [overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip') && clipPath === 'none'
		})
		return [...new Set(boxes.flatMap(clippedIn))]

		function clippedIn(box: Element): string[] {
			const frame = box.getBoundingClientRect()
			const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
			const clipped: string[] = []
			while (walker.nextNode()) {
				const text = walker.currentNode
				const range = document.createRange()
				range.selectNodeContents(text)
				if (isSeen(text) && !isInScroller(text, box) && [...range.getClientRects()].some((line) => isCut(line, frame)))
					clipped.push(`${text.nodeValue?.trim().slice(0, 40)} (${box.localName}.${box.getAttribute('class')})`)
			}
			return clipped
		}

		/** Letters are lower than their line. A line outside of its box goes whole. */
		function isCut(line: DOMRect, frame: DOMRect): boolean {
			const [margin, rest] = [line.height * 0.25, 2]
			if (line.width < 1 || line.top >= frame.bottom - rest || line.bottom <= frame.top + rest) return false
			const isTooHigh = line.top < frame.top - margin || line.bottom > frame.bottom + margin
			return isTooHigh || line.left < frame.left - rest || line.right > frame.right + rest
		}

		/** What scrolls within the box comes into view. */
		function isInScroller({ parentElement }: Node, box: Element): boolean {
			for (let at = parentElement; at && at !== box; at = at.parentElement) {
				const { overflowX, overflowY } = getComputedStyle(at)
				if ([overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')) return true
			}
			return false
		}

		/** Words for screen readers only are in a box of a pixel. */
		function isSeen({ nodeValue, parentElement }: Node): boolean {
			if (!nodeValue?.trim() || !parentElement || parentElement.closest('.sr-only, svg, select')) return false
			const { width, height } = parentElement.getBoundingClientRect()
			return (
				parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width >= 3 && height >= 3
			)
		}
	})
}
