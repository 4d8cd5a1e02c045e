/**
 * Remembers what has the focus, so that a page can tell when it was removed, such as the button of a form whose answer took its place.
 *
 * @returns `isGone`: whether what had the focus last is out of the document and nothing has it now
 */
export function watchFocus(): { isGone: () => boolean; stop: () => void } {
	let focused: Element | null = null
	function remember({ target }: FocusEvent) {
		focused = target instanceof Element ? target : null
	}
	document.addEventListener('focusin', remember)
	return {
		isGone: () => focused?.isConnected === false && document.activeElement === document.body,
		stop: () => document.removeEventListener('focusin', remember),
	}
}
