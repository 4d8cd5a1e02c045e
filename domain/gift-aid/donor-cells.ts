import type { ClaimRow } from './claim-row.ts'
import type { Declaration } from './declaration.ts'

type DonorCells = Pick<ClaimRow, 'title' | 'firstName' | 'lastName' | 'house' | 'postcode'>

/** Every character that HMRC's check drops without a word. */
export const NOT_TAKEN = /[^ -~\u00A1-\u00FF]/gu

/** Whether a postcode is of Jersey, Guernsey, the Isle of Man or Gibraltar: in Royal Mail's form, and not in the United Kingdom. */
export const isOutsideUk = (postcode: string) => /^(?:JE|GY|IM|GX)\d/.test(postcode)

/**
 * The cells of the schedule that say who gave, as HMRC's guidance wants them: a space for the hyphen of a surname, the postcode in
 * capitals. A donor outside of the UK has `X` for a postcode and the whole address beside it.
 */
export function donorCells({ title, firstName, lastName, house, postcode, address }: Declaration): DonorCells {
	const capitals = plain(postcode.toUpperCase())
	const isAbroad = capitals === '' || isOutsideUk(capitals)
	return {
		title: plain(title.replaceAll('.', '')),
		firstName: plain(firstName),
		lastName: plain(plain(lastName).replaceAll('-', ' ')),
		house: isAbroad ? wholeAddress(plain(house), address, capitals) : plain(house),
		postcode: isAbroad ? 'X' : capitals,
	}
}

/** On one line, with nothing that the donor wrote in two fields twice. */
function wholeAddress(house: string, address: string, postcode: string): string {
	const lines = address
		.split('\n')
		.map((line) => plain(line).replace(/,$/, ''))
		.filter(Boolean)
	const isBegun = lines[0]?.toLowerCase().startsWith(house.toLowerCase()) ?? false
	const isEnded = lines.join(' ').toUpperCase().includes(postcode)
	return [...(isBegun ? [] : [house]), ...lines, ...(isEnded ? [] : [postcode])].filter(Boolean).join(', ')
}

/** Signs that phones and word processors put in place of those on a keyboard, and letters that are no others with a mark. */
const KEYBOARD: [RegExp, string][] = [
	[/[‘’ʼ]/g, "'"],
	[/[“”]/g, '"'],
	[/[‐‑‒–—−]/g, '-'],
	[/ł/g, 'l'],
	[/Ł/g, 'L'],
	[/đ/g, 'd'],
	[/Đ/g, 'D'],
	[/ı/g, 'i'],
	[/œ/g, 'oe'],
	[/Œ/g, 'OE'],
]

/**
 * On one line, in the letters of Western Europe as far as a text can be: "Tŷ Gwyn" becomes "Ty Gwyn". HMRC's check would make
 * "T Gwyn" of it. What has no such letters stays as it is, and is a problem of the row (`check-row.ts`).
 */
function plain(text: string): string {
	const typed = KEYBOARD.reduce((all, [sign, key]) => all.replace(sign, key), text.normalize('NFC'))
	return (
		typed
			.replace(NOT_TAKEN, (letter) => letter.normalize('NFD').replace(/(?<=\p{L})\p{M}+/gu, ''))
			// A byte order mark is white space to a regular expression.
			.replace(/[^\S\uFEFF]+/g, ' ')
			.trim()
	)
}
