import type { Typed } from './answer-storage.ts'

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The values of the named fields; empty ones are omitted. */
export function readBoxes(form: HTMLFormElement, names: string[]): Typed {
	const data = new FormData(form)
	const typed: Typed = {}
	for (const name of names) {
		const values = data.getAll(name).filter((value): value is string => typeof value === 'string' && value !== '')
		if (values.length > 0) typed[name] = values
	}
	return typed
}

/** Fills empty fields. Returns the names of those it filled. */
export function fillEmpty(form: HTMLFormElement, typed: Typed): string[] {
	const there = readBoxes(form, Object.keys(typed))
	return Object.entries(typed).flatMap(([name, values]) => {
		if (Object.hasOwn(there, name)) return []
		const boxes = boxesOf(form, name)
		for (const box of boxes) fill(box, values)
		return boxes.length > 0 ? [name] : []
	})
}

export function emptyBoxes(form: HTMLFormElement, names: string[]) {
	for (const name of names) for (const box of boxesOf(form, name)) fill(box, [])
}

function fill(box: Box, values: string[]) {
	if (box instanceof HTMLInputElement && (box.type === 'radio' || box.type === 'checkbox')) {
		box.checked = values.includes(box.value)
		// A restored answer is never hidden in a fold.
		if (box.checked) box.closest('details')?.setAttribute('open', '')
	} else {
		box.value = values[0] ?? ''
	}
	// For character counters.
	box.dispatchEvent(new Event('input', { bubbles: true }))
}

function boxesOf(form: HTMLFormElement, name: string): Box[] {
	return [...form.elements].filter(
		(element): element is Box =>
			(element instanceof HTMLInputElement ||
				element instanceof HTMLTextAreaElement ||
				element instanceof HTMLSelectElement) &&
			element.name === name,
	)
}
