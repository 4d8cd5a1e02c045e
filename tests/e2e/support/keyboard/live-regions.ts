/**
 * For `page.addInitScript`: keeps what live regions say in `window.liveRegionsSaid`. A region that comes with its text is heard only if it
 * is an alert, as in the browsers and screen readers that are used most.
 */
export function recordLiveRegions() {
	const said: string[] = []
	Object.assign(window, { liveRegionsSaid: said })
	const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"], output'

	function hear(region: Element | null | undefined) {
		const words = region instanceof HTMLElement ? region.innerText.replace(/\s+/g, ' ').trim() : ''
		if (words !== '' && said.at(-1) !== words) said.push(words)
	}
	function liveRegionOf(node: Node) {
		return (node instanceof Element ? node : node.parentElement)?.closest(LIVE)
	}
	new MutationObserver((changes) => {
		const added = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]))
		for (const { target, addedNodes } of changes) {
			const region = liveRegionOf(target)
			if (region && !added.has(region)) hear(region)
			for (const node of addedNodes)
				if (node instanceof Element) {
					const alerts = [...node.querySelectorAll('[role="alert"]')]
					for (const alert of node.matches('[role="alert"]') ? [node, ...alerts] : alerts) hear(alert)
				}
		}
	}).observe(document, { subtree: true, childList: true, characterData: true })
}
