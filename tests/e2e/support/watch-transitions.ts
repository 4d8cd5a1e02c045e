import type { Page } from '@playwright/test'

/** One view transition. */
export interface Transition {
	/** Elements with each name, before and after. */
	before: Record<string, number>
	after: Record<string, number>
	/** "new(root) rise 240" */
	animations: string[]
	/** The z-index of each name of the new page: what is drawn over what. */
	layers: Record<string, number>
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
			() => {
				const after = names()
				const scrollY = window.scrollY
				transitions.push({ before, after, animations: animations(), layers: layers(after), scrollY })
			},
			() => transitions.push({ before, after: {}, animations: [], layers: {}, scrollY: -1 }),
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

	function layers(after: Record<string, number>) {
		const layerOf = (name: string) =>
			Number.parseInt(getComputedStyle(document.documentElement, `::view-transition-group(${name})`).zIndex, 10) || 0
		return Object.fromEntries(Object.keys(after).map((name) => [name, layerOf(name)]))
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
