import { type RefObject, useLayoutEffect } from 'react'

/**
 * Makes a popover that covers the page a modal while it is open: what is behind it is inert, the focus is inside, and goes
 * back to the button when it closes. Without scripts it is a plain popover.
 *
 * @param label its name for screen readers
 */
export function useModalPopover(popover: RefObject<HTMLElement | null>, label: string) {
	useLayoutEffect(() => {
		const element = popover.current
		if (!element) return
		let release: (() => void) | undefined
		function open() {
			if (release || !element) return
			release = holdBack(element, label)
			if (!element.contains(document.activeElement)) element.querySelector('button')?.focus({ preventScroll: true })
		}
		function close() {
			release?.()
			release = undefined
		}
		/** Before it closes, so that the browser can give the focus back to the button. */
		function toggles({ newState }: ToggleEvent) {
			if (newState === 'closed') close()
		}
		function toggled({ newState }: ToggleEvent) {
			if (newState === 'open') open()
		}
		element.addEventListener('beforetoggle', toggles)
		element.addEventListener('toggle', toggled)
		// It may have been opened before the app was there.
		if (element.matches(':popover-open')) open()
		return () => {
			close()
			element.removeEventListener('beforetoggle', toggles)
			element.removeEventListener('toggle', toggled)
		}
	}, [popover, label])
}

/** Makes everything beside the element and beside its ancestors inert. @returns undoes it */
function holdBack(element: HTMLElement, label: string): () => void {
	const held: HTMLElement[] = []
	for (let inside: Element | null = element; inside && inside !== document.body; inside = inside.parentElement) {
		for (const beside of siblingsOf(inside)) {
			// Announcements come through while it is open.
			if (beside.inert || beside.matches('script, style, link, [aria-live], [role="status"]')) continue
			beside.inert = true
			held.push(beside)
		}
	}
	const attributes = { role: 'dialog', 'aria-modal': 'true', 'aria-label': label }
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
	return () => {
		for (const beside of held) beside.inert = false
		for (const name of Object.keys(attributes)) element.removeAttribute(name)
	}
}

/** Not by `children`: a form has a field of that name in its place. */
function siblingsOf(element: Element): HTMLElement[] {
	const siblings: (Element | null)[] = []
	for (let at = element.previousElementSibling; at; at = at.previousElementSibling) siblings.push(at)
	for (let at = element.nextElementSibling; at; at = at.nextElementSibling) siblings.push(at)
	return siblings.filter((one) => one instanceof HTMLElement)
}
