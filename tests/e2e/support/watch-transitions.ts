import type { Page } from '@playwright/test'

/** One view transition. */
export interface Transition {
	/** Elements with each name, before and after. */
	before: Record<string, number>
	after: Record<string, number>
	/** "new(root) rise 240" */
	animations: string[]
	/** The scroll position of the new page. */
	scrollY: number
}

/** Call before `goto`; the returned function resolves with all transitions since its last call. */
export async function watchTransitions(page: Page) {
	await page.addInitScript(recordTransitions)
	return async () => {
		await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'))
		return page.evaluate(() => {
			const seen = (window as unknown as { transitions: Transition[] }).transitions
			return seen.splice(0)
		})
	}
}

function recordTransitions() {
	const transitions: Transition[] = []
	Object.assign(window, { transitions })
	const start = Document.prototype.startViewTransition
	Document.prototype.startViewTransition = function startViewTransition(update) {
		const before = names()
		const transition = start.call(this, update)
		transition.ready.then(
			() => transitions.push({ before, after: names(), animations: animations(), scrollY: window.scrollY }),
			() => transitions.push({ before, after: {}, animations: [], scrollY: -1 }),
		)
		return transition
	}

	function names() {
		const found: Record<string, number> = {}
		for (const element of document.querySelectorAll('body, body *')) {
			const name = getComputedStyle(element).viewTransitionName
			if (name !== 'none') found[name] = (found[name] ?? 0) + 1
		}
		return found
	}

	function animations() {
		return document.getAnimations().flatMap((animation) => {
			const effect = animation.effect as KeyframeEffect | null
			const part = /^::view-transition-(.+)/.exec(effect?.pseudoElement ?? '')?.[1]
			if (!part || !(animation instanceof CSSAnimation)) return []
			return `${part} ${animation.animationName} ${effect?.getTiming().duration}`
		})
	}
}
