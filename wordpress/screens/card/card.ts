import { formatAge } from '#lib/dates.ts'
import { words } from '../wordpress.ts'
import { fieldOf, show, showPhoto, showTitle, textOf } from './card-parts.ts'
import { drawItemCard } from './item-card.ts'
import { drawStoryCard, watchPicture } from './story-card.ts'

/** The card beside the form of a dog, a shop item or a story, drawn from the fields while people type. */
export function startCard(): void {
	const card = document.querySelector<HTMLElement>('.fairlead-card')
	const form = document.querySelector('form#post')
	if (!card || !form) return
	const drawing = { merch: drawItemCard, story: drawStoryCard }[card.dataset.of ?? ''] ?? drawDogCard
	const draw = () => drawing(card)
	form.addEventListener('input', draw)
	form.addEventListener('change', draw)
	if (card.dataset.of === 'story') watchPicture(draw)
	draw()
}

function drawDogCard(card: HTMLElement): void {
	const { noAge, noBreed, noPhoto, badges } = words()
	const place = textOf('meta.location')
	const age = formatAge(birthDate(), new Date()) || noAge
	const line = textOf('meta.first_person_line')
	showTitle(card)
	show(card, '.fairlead-card-line', line && `“${line}”`)
	show(card, '.fairlead-card-about', `${breeds() || noBreed}\n${capitalised(age)}${place && `, ${place}`}`)
	show(card, '.fairlead-card-with', livesWith().join(' · '))
	const hasPhoto = showPhoto(card)
	show(card, '.fairlead-card-badge', badges[textOf('meta.status')] ?? (hasPhoto ? '' : noPhoto))
}

function birthDate(): string {
	const [year = '', month = '', day = ''] = ['year', 'month', 'day'].map((part) => fieldOf('meta.birth_date', part))
	if (!/^\d{4}$/.test(year)) return ''
	const parts = [year, month, month && day].filter(Boolean)
	return parts.map((part) => part.padStart(2, '0')).join('-')
}

function breeds(): string {
	const ticked = document.querySelectorAll<HTMLInputElement>(`[name=${CSS.escape('fairlead[breeds][ids][]')}]:checked`)
	const names = [...ticked].map((box) => box.parentElement?.textContent?.trim() ?? '')
	const added = fieldOf('breeds', 'new').split(',')
	return [...names, ...added.map((name) => name.trim())].filter(Boolean).join(', ')
}

/** The certain answers that are a yes. */
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
