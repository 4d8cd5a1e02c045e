import { type FocusEvent, type KeyboardEvent, useEffect } from 'react'

/** On smaller screens lists are part of the sheet and stay open. */
const OVER_THE_PAGE = '(min-width: 48rem)'

/** Light dismiss of lists and the sheet: Escape, a press elsewhere, or focus moving on. */
export function useOpenLists(form: { current: HTMLFormElement | null }) {
	useEffect(() => {
		function pressed({ target }: PointerEvent) {
			if (target instanceof Node) closeBut(form.current, target)
		}
		document.addEventListener('pointerdown', pressed)
		return () => document.removeEventListener('pointerdown', pressed)
	}, [form])

	return {
		leave({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
			if (!(relatedTarget instanceof Node)) return
			closeBut(currentTarget, relatedTarget)
			const sheet = currentTarget.querySelector<HTMLElement>('[popover]')
			if (!sheet?.contains(relatedTarget)) sheet?.hidePopover()
		},
		press({ key, currentTarget }: KeyboardEvent<HTMLFormElement>) {
			const open = key === 'Escape' && matchMedia(OVER_THE_PAGE).matches && openList(currentTarget)
			if (!open) return
			open.open = false
			open.querySelector('summary')?.focus()
		},
		/** After "Show 12 dogs": closes everything and focuses the results. */
		showResults() {
			closeBut(form.current, document.body)
			form.current?.querySelector<HTMLElement>('[popover]')?.hidePopover()
			document.getElementById('results')?.focus()
		},
	}
}

function openList(form: HTMLFormElement | null) {
	return form?.querySelector<HTMLDetailsElement>('details[name][open]')
}

function closeBut(form: HTMLFormElement | null, inside: Node) {
	const open = openList(form)
	if (open && !open.contains(inside) && matchMedia(OVER_THE_PAGE).matches) open.open = false
}
