import { words } from '../wordpress.ts'

/** `{name}`: what the field says. `{name?words}`, `{name!words}`: words for a box that is ticked, or is not. */
const PLACE = /\{([\w.]+)(?:([?!])([^}]*))?\}/g
const DATE = /^\d{4}-\d\d-\d\d$/

/** The line of a row says what is in it, so that people find a link, a sum or a section again. */
export function nameRow(row: HTMLElement): void {
	const title = row.querySelector(':scope > .fairlead-row-head .fairlead-row-title')
	if (title) title.textContent = titleOf(row)
}

/** What a row says of itself; its kind while it is empty. */
export function titleOf(row: HTMLElement): string {
	const readPlace: ReadPlace = (name, sign, text) => (sign ? ticked(row, name, sign === '?', text) : textOf(row, name))
	const said = row.dataset.says ? fillPattern(row.dataset.says, readPlace) : firstText(row)
	return said || (row.getAttribute('aria-label') ?? '')
}

/** What a place of a pattern says: its name, its sign ("?" or "!"), and the words after the sign. */
type ReadPlace = (name: string, sign: string | undefined, text: string) => string

/** Parts of a pattern are parted by lines; a part without a value is left out with its punctuation. */
export function fillPattern(pattern: string, readPlace: ReadPlace): string {
	const parts = pattern.split('|').map((part) => {
		let isComplete = true
		const filled = part.replace(PLACE, (_, name: string, sign: string | undefined, text: string | undefined) => {
			const value = readPlace(name, sign, text ?? '')
			isComplete &&= value !== ''
			return value
		})
		return isComplete ? filled : ''
	})
	return parts
		.join('')
		.replace(/^[\s:,·→]+/, '')
		.trim()
}

function firstText(row: Element): string {
	return row.querySelector<HTMLInputElement>('input[type=text], textarea')?.value.trim() ?? ''
}

/** The control of a field of the row itself; rows within it have fields of the same names. */
function controlOf(row: HTMLElement, name: string): HTMLInputElement | HTMLSelectElement | null {
	const end = name
		.split('.')
		.map((part) => `[${part}]`)
		.join('')
	const controls = row.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name$="${CSS.escape(end)}"]`)
	const own = [...controls].filter(({ type }) => type !== 'hidden')
	return own.find((control) => control.closest('.fairlead-row') === row) ?? null
}

function ticked(row: HTMLElement, name: string, wanted: boolean, text: string): string {
	const box = controlOf(row, name)
	return box instanceof HTMLInputElement && box.checked === wanted ? text : ''
}

function textOf(row: HTMLElement, name: string): string {
	const control = controlOf(row, name)
	const value = control?.value.trim() ?? ''
	if (!control || value === '') return ''
	if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? ''
	if (DATE.test(value)) return dateInWords(value)
	const [before = '', after = ''] = [control.previousElementSibling, control.nextElementSibling].map((unit) =>
		control.parentElement?.matches('.fairlead-amount') ? (unit?.textContent ?? '') : '',
	)
	return `${before}${value}${after && ` ${after}`}`
}

/** A day as people say it, in the language of the site. */
export function dateInWords(date: string): string {
	const time = new Date(`${date}T12:00:00Z`)
	if (Number.isNaN(time.getTime())) return ''
	return new Intl.DateTimeFormat(words().locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
}
