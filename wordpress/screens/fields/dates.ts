import { dateInWords } from './row-titles.ts'

/** Says a chosen day in words: 05/12 is another day in another country. */
export function startDates(): void {
	for (const input of document.querySelectorAll<HTMLInputElement>('.fairlead-field > input[type=date]')) show(input)
	document.addEventListener('input', ({ target }) => {
		if (target instanceof HTMLInputElement && target.matches('.fairlead-field > input[type=date]')) show(target)
	})
}

function show(input: HTMLInputElement): void {
	let said = input.nextElementSibling
	if (!said?.matches('.fairlead-day')) {
		said = document.createElement('span')
		said.className = 'fairlead-day'
		input.after(said)
	}
	said.textContent = input.value ? dateInWords(input.value) : ''
}
