import { isChanged } from '../navigation/unsaved-input.ts'

/** Read once, by the page that is loaded next in this tab. */
const STORAGE_KEY = 'kept-input'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface KeptField {
	/** Its type, name and, of a box, value; the field is the nth with them. */
	key: string
	nth: number
	/** The text, the chosen options, or whether the box is ticked. */
	value: string | string[] | boolean
}

/**
 * Keeps what `restoreInput` puts back, if the next page of this tab is this one. Passwords and files are left out.
 * Fields that no one has changed belong to it too: after a failed submission the page came with what was typed.
 */
export function keepInput() {
	const kept = numbered().map(({ field, key, nth }): KeptField => ({ key, nth, value: readValue(field) }))
	sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ path: currentPath(), kept }))
}

/** Puts what was typed back into the fields that the page came with, before the app is there. */
export function restoreInput() {
	const text = sessionStorage.getItem(STORAGE_KEY)
	if (!text) return
	sessionStorage.setItem(STORAGE_KEY, '')
	const { path, kept }: { path: string; kept: KeptField[] } = JSON.parse(text)
	if (path !== currentPath()) return
	// What is typed since the page is there counts.
	const fields = numbered().filter(({ field }) => !isChanged(field))
	for (const { key, nth, value } of kept) {
		const field = fields.find((one) => one.key === key && one.nth === nth)?.field
		if (!field || String(readValue(field)) === String(value)) continue
		fill(field, value)
		// It was open: an answer is never hidden in a fold.
		field.closest('details')?.setAttribute('open', '')
		field.dispatchEvent(new Event('input', { bubbles: true }))
	}
}

function currentPath(): string {
	return location.pathname + location.search
}

function numbered() {
	const counts = new Map<string, number>()
	return [...document.querySelectorAll<Field>('input, textarea, select')].filter(isKept).map((field) => {
		const key = [field.type, field.name, isBox(field) && field.value].join()
		const nth = counts.get(key) ?? 0
		counts.set(key, nth + 1)
		return { field, key, nth }
	})
}

function isKept({ type }: Field): boolean {
	return !['hidden', 'password', 'file', 'submit', 'reset', 'button', 'image'].includes(type)
}

function isBox(field: Field): field is HTMLInputElement {
	return field.type === 'checkbox' || field.type === 'radio'
}

function readValue(field: Field): KeptField['value'] {
	if (field instanceof HTMLSelectElement) return [...field.selectedOptions].map(({ value }) => value)
	return isBox(field) ? field.checked : field.value
}

function fill(field: Field, value: KeptField['value']) {
	if (field instanceof HTMLSelectElement)
		for (const option of field.options) option.selected = Array.isArray(value) && value.includes(option.value)
	else if (isBox(field)) field.checked = value === true
	else field.value = String(value)
}
