const LETTER = 9.2
const ITEM_PADDING = 28
/** What the header needs besides: gutters, gaps, the mark beside the name, the favourites, the heart in the button. */
const AROUND = 280
const NAME_LETTER = 15
const BUTTON_LETTER = 9
/** A long name takes two lines, so it never takes more than this. */
const WIDEST_NAME = 190

interface HeaderWords {
	name: string
	menu: { text: string }[]
	/** "" without a button. */
	button: string
}

/**
 * From which screen on the whole menu stands in one line of the header; before that, or never, it is behind a button.
 *
 * Reckoned from the number of letters, because the server has to know and cannot measure: no script, no jump. It errs
 * towards the button.
 */
export function menuRoom({ name, menu, button }: HeaderWords): 'lg' | 'xl' | 'never' {
	const items = menu.reduce((width, { text }) => width + wide(text) * LETTER + ITEM_PADDING, 0)
	const sides = Math.min(wide(name) * NAME_LETTER, WIDEST_NAME) + wide(button) * BUTTON_LETTER
	const needed = items + sides + AROUND
	if (needed <= 1024) return 'lg'
	return needed <= 1280 ? 'xl' : 'never'
}

/** Whether the word "Menu" must leave its place to the name and the button on phones. */
export function isTightOnPhones({ name, button }: HeaderWords): boolean {
	return wide(name) + wide(button) > 20
}

/** Letters, those of wide scripts and pictures counted twice. */
function wide(text: string): number {
	return [...text].reduce((sum, letter) => sum + (/[\p{Emoji_Presentation}\u1100-\uFFDC]/u.test(letter) ? 2 : 1), 0)
}
