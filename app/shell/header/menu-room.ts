const LETTER = 8.9
const ITEM_PADDING = 28
/** Width of the rest of the header: gutters, gaps, logo, basket, favourites, the heart in the button. */
const OTHER_WIDTH_PX = 312
const NAME_LETTER = 13
const BUTTON_LETTER = 9
/** A long name wraps to two lines. */
const MAX_NAME_WIDTH_PX = 250

interface HeaderWords {
	name: string
	menu: { text: string }[]
	button: string
}

/**
 * The breakpoint from which the menu fits one line of the header; below it the menu is behind a button.
 *
 * Estimated from the number of letters, because the server cannot measure: no layout shift. Overestimates.
 */
export function menuRoom({ name, menu, button }: HeaderWords): 'lg' | 'xl' | 'never' {
	const items = menu.reduce((width, { text }) => width + wide(text) * LETTER + ITEM_PADDING, 0)
	const sides = Math.min(wide(name) * NAME_LETTER, MAX_NAME_WIDTH_PX) + wide(button) * BUTTON_LETTER
	const needed = items + sides + OTHER_WIDTH_PX
	if (needed <= 1024) return 'lg'
	return needed <= 1280 ? 'xl' : 'never'
}

/** Whether the name and the button stand in two lines on phones. */
export function isLongOnPhones({ name, button }: Pick<HeaderWords, 'name' | 'button'>): boolean {
	return wide(name) + wide(button) > 20
}

/** Wide scripts and emoji count twice. */
function wide(text: string): number {
	return [...text].reduce((sum, letter) => sum + (/[\p{Emoji_Presentation}\u1100-\uFFDC]/u.test(letter) ? 2 : 1), 0)
}
