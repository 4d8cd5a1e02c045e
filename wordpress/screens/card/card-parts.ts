import { words } from '../wordpress.ts'

/* What the cards share. */

export function show(card: HTMLElement, selector: string, text: string): void {
	const element = card.querySelector<HTMLElement>(selector)
	if (!element) return
	element.textContent = text
	element.hidden = text === ''
}

export function showTitle(card: HTMLElement): void {
	const title = document.querySelector<HTMLInputElement>('#title')?.value.trim()
	show(card, '.fairlead-card-name', title || words().noName)
}

/** The first photo of the form, with what must stay in view. @returns whether there is one */
export function showPhoto(card: HTMLElement): boolean {
	const photo = document.querySelector<HTMLImageElement>('.fairlead-photo img')
	const image = card.querySelector('img')
	if (!image) return false
	image.hidden = !photo
	const point = photo?.parentElement?.querySelector<HTMLElement>('.fairlead-point')
	if (photo) image.src = photo.src
	if (point) image.style.objectPosition = `${Number(point.dataset.x) * 100}% ${Number(point.dataset.y) * 100}%`
	return photo !== null
}

/** The value of a text, a menu or the chosen one of several. */
export function textOf(field: string): string {
	const name = CSS.escape(`fairlead[${field}]`)
	const control = document.querySelector<HTMLInputElement | HTMLSelectElement>(
		`[name=${name}]:not([type=radio]), [name=${name}]:checked`,
	)
	return control?.value.trim() ?? ''
}

export function fieldOf(field: string, part: string): string {
	const name = CSS.escape(`fairlead[${field}][${part}]`)
	return document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value.trim() ?? ''
}
