import { ageInWords } from '#lib/dates.ts'
import { words } from './wordpress.ts'

/** The card beside the form of a dog, drawn from the fields while people type. */
export function startCard(): void {
	const card = document.querySelector<HTMLElement>('.fairlead-card')
	const form = document.querySelector('form#post')
	if (!card || !form) return
	const draw = () => drawCard(card)
	form.addEventListener('input', draw)
	form.addEventListener('change', draw)
	draw()
}

function drawCard(card: HTMLElement): void {
	const { noAge, noBreed, noName, noPhoto, badges } = words()
	const place = textOf('meta.location')
	const age = ageInWords(birthDate(), new Date()) || noAge
	const line = textOf('meta.first_person_line')
	const status = textOf('meta.status')
	const photo = document.querySelector<HTMLImageElement>('.fairlead-photo img')
	show(card, '.fairlead-card-name', document.querySelector<HTMLInputElement>('#title')?.value.trim() || noName)
	show(card, '.fairlead-card-line', line && `“${line}”`)
	show(card, '.fairlead-card-about', `${breeds() || noBreed}\n${capitalised(age)}${place && `, ${place}`}`)
	show(card, '.fairlead-card-with', livesWith().join(' · '))
	show(card, '.fairlead-card-badge', badges[status] ?? (photo ? '' : noPhoto))
	const image = card.querySelector('img')
	if (!image) return
	image.hidden = !photo
	const point = photo?.parentElement?.querySelector<HTMLElement>('.fairlead-point')
	if (photo) image.src = photo.src
	if (point) image.style.objectPosition = `${Number(point.dataset.x) * 100}% ${Number(point.dataset.y) * 100}%`
}

function show(card: HTMLElement, selector: string, text: string): void {
	const element = card.querySelector<HTMLElement>(selector)
	if (!element) return
	element.textContent = text
	element.hidden = text === ''
}

/** Of a text, a menu or the chosen one of several. */
function textOf(field: string): string {
	const name = CSS.escape(`fairlead[${field}]`)
	const control = document.querySelector<HTMLInputElement | HTMLSelectElement>(
		`[name=${name}]:not([type=radio]), [name=${name}]:checked`,
	)
	return control?.value.trim() ?? ''
}

function birthDate(): string {
	const [year = '', month = '', day = ''] = ['year', 'month', 'day'].map((part) => fieldOf('meta.birth_date', part))
	if (!/^\d{4}$/.test(year)) return ''
	const parts = [year, month, month && day].filter(Boolean)
	return parts.map((part) => part.padStart(2, '0')).join('-')
}

function fieldOf(field: string, part: string): string {
	const name = CSS.escape(`fairlead[${field}][${part}]`)
	return document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value.trim() ?? ''
}

function breeds(): string {
	const ticked = document.querySelectorAll<HTMLInputElement>(`[name=${CSS.escape('fairlead[breeds][ids][]')}]:checked`)
	const names = [...ticked].map((box) => box.parentElement?.textContent?.trim() ?? '')
	const added = fieldOf('breeds', 'new').split(',')
	return [...names, ...added.map((name) => name.trim())].filter(Boolean).join(', ')
}

/** Only certain answers are ticks on a card. */
function livesWith(): string[] {
	const { cats, dogs, children } = words()
	const fit = document.querySelector<HTMLInputElement>(`[name=${CSS.escape('fairlead[meta.children][fit]')}]:checked`)
	const age = fieldOf('meta.children', 'min_age')
	return [
		textOf('meta.good_with_cats') === 'yes' && cats,
		textOf('meta.good_with_dogs') === 'yes' && dogs,
		fit?.value === 'yes' && (age ? `${children} ${age}+` : children),
	].filter((word) => word !== false)
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}
