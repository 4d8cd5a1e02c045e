import { linkKind } from '#app/ui/navigation/link-kind.ts'
import { whenIdle } from '../when-idle.ts'

/** How long the pointer or the keyboard must rest on a link: those it only passes are nobody's intent. */
const INTENT_MS = 100

/** An idle moment has up to 50 ms, and looking at a link takes a slow phone two: after ten the rest waits for another moment. */
const LEFT_MS = 40

type See = (link: HTMLAnchorElement) => void

/** Tells of links to pages of this site that somebody is about to follow. @returns how to stop. */
export function watchIntent(see: See): () => void {
	let pointedAt: HTMLAnchorElement | null = null
	let timer: ReturnType<typeof setTimeout> | undefined
	function point({ target }: Event) {
		const link = pageLink(target)
		if (link === pointedAt) return
		clearTimeout(timer)
		pointedAt = link
		if (link) timer = setTimeout(() => see(link), INTENT_MS)
	}
	function touch({ target }: Event) {
		const link = pageLink(target)
		if (link) see(link)
	}
	const over = new AbortController()
	const options = { passive: true, signal: over.signal }
	document.addEventListener('mouseover', point, options)
	document.addEventListener('focusin', point, options)
	document.addEventListener('touchstart', touch, options)
	return () => {
		clearTimeout(timer)
		over.abort()
	}
}

/** Tells of links to pages of this site that are in sight while the browser has nothing to do. @returns how to stop. */
export function watchSight(see: See): () => void {
	if (typeof IntersectionObserver !== 'function') return () => {}
	const inSight = new Set<Element>()
	let callOff = () => {}
	const sight = new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries) {
			if (isIntersecting) inSight.add(target)
			else inSight.delete(target)
		}
		tellWhenIdle([...inSight].flatMap((element) => pageLink(element) ?? []))
	})
	function tellWhenIdle(links: HTMLAnchorElement[]) {
		callOff()
		callOff = whenIdle((deadline) => {
			for (const [n, link] of links.entries()) {
				if (n > 0 && deadline && deadline.timeRemaining() < LEFT_MS) return tellWhenIdle(links.slice(n))
				see(link)
			}
		})
	}
	let callOffLook = () => {}
	function look() {
		sight.disconnect()
		inSight.clear()
		for (const link of document.querySelectorAll('a[href^="/"]')) sight.observe(link)
	}
	const changes = new MutationObserver(() => {
		callOffLook()
		callOffLook = whenIdle(look)
	})
	changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['href'] })
	look()
	return () => {
		sight.disconnect()
		changes.disconnect()
		callOff()
		callOffLook()
	}
}

function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
	const link = target instanceof Element ? target.closest('a') : null
	if (!link || link.download || (link.target && link.target !== '_self')) return null
	return linkKind(link.getAttribute('href') ?? '') === 'page' ? link : null
}
