import { linkKind } from '#app/ui/navigation/link-kind.ts'
import { whenIdle } from '../when-idle.ts'

/** Dwell time before hover or focus counts as intent. */
const INTENT_MS = 100

/** An idle callback has up to 50 ms, and one link takes a slow phone 2 ms. */
const MIN_REMAINING_MS = 40

type OnLink = (link: HTMLAnchorElement) => void

/** Calls `onLink` for links to pages of this site on hover, focus or touch. @returns a function that stops it. */
export function watchIntent(onLink: OnLink): () => void {
	let pointedAt: HTMLAnchorElement | null = null
	let timer: ReturnType<typeof setTimeout> | undefined
	function point({ target }: Event) {
		const link = pageLink(target)
		if (link === pointedAt) return
		clearTimeout(timer)
		pointedAt = link
		if (link) timer = setTimeout(() => onLink(link), INTENT_MS)
	}
	function touch({ target }: Event) {
		const link = pageLink(target)
		if (link) onLink(link)
	}
	const listening = new AbortController()
	const options = { passive: true, signal: listening.signal }
	document.addEventListener('mouseover', point, options)
	document.addEventListener('focusin', point, options)
	document.addEventListener('touchstart', touch, options)
	return () => {
		clearTimeout(timer)
		listening.abort()
	}
}

/** Calls `onLink` for visible links to pages of this site when the browser is idle. @returns a function that stops it. */
export function watchSight(onLink: OnLink): () => void {
	if (typeof IntersectionObserver !== 'function') return () => {}
	const visible = new Set<Element>()
	let cancelReport = () => {}
	const observer = new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries) {
			if (isIntersecting) visible.add(target)
			else visible.delete(target)
		}
		reportWhenIdle([...visible].flatMap((element) => pageLink(element) ?? []))
	})
	function reportWhenIdle(links: HTMLAnchorElement[]) {
		cancelReport()
		cancelReport = whenIdle((deadline) => {
			for (const [n, link] of links.entries()) {
				if (n > 0 && deadline && deadline.timeRemaining() < MIN_REMAINING_MS) return reportWhenIdle(links.slice(n))
				onLink(link)
			}
		})
	}
	let cancelScan = () => {}
	function scan() {
		observer.disconnect()
		visible.clear()
		for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link)
	}
	const changes = new MutationObserver(() => {
		cancelScan()
		cancelScan = whenIdle(scan)
	})
	changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['href'] })
	scan()
	return () => {
		observer.disconnect()
		changes.disconnect()
		cancelReport()
		cancelScan()
	}
}

function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
	const link = target instanceof Element ? target.closest('a') : null
	if (!link || link.download || (link.target && link.target !== '_self')) return null
	return linkKind(link.getAttribute('href') ?? '') === 'page' ? link : null
}
