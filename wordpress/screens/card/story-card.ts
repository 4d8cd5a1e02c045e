import { words } from '../wordpress.ts'
import { show, showTitle } from './card-parts.ts'

/** The card of a story: its picture, its title and its sentence. */
export function drawStoryCard(card: HTMLElement): void {
	const chosen = document.querySelector<HTMLImageElement>('#postimagediv .inside img')
	const image = card.querySelector('img')
	showTitle(card)
	show(card, '.fairlead-card-line', document.querySelector<HTMLTextAreaElement>('[name=excerpt]')?.value.trim() ?? '')
	show(card, '.fairlead-card-about', '')
	show(card, '.fairlead-card-badge', chosen ? '' : words().noPhoto)
	if (!image) return
	image.hidden = !chosen
	if (chosen) image.src = chosen.src
}

/** WordPress puts the chosen picture into its box without an event. */
export function watchPicture(draw: () => void): void {
	const box = document.querySelector('#postimagediv .inside')
	if (box) new MutationObserver(draw).observe(box, { childList: true, subtree: true })
}
