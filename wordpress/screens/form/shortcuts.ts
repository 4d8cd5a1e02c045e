/** What is done each week is one press at the top of a dog: the link leads to the part of the form, and presses its button. */
export function startShortcuts(): void {
	document.addEventListener('click', (event) => {
		const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-press]') : null
		if (link) document.querySelector<HTMLElement>(link.dataset.press ?? '')?.click()
	})
}
