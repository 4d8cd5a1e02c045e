import { DomUtils } from 'htmlparser2'
import { attribute, closest, type Element, fits, has, named, type Page, type Root, wordsOf } from './page.ts'

/** What is typed or ticked, by the names of fields; null unticks. A list ticks several boxes of one name. */
export type Filled = Record<string, string | readonly string[] | null>

/** @param beside words of the smallest part of the page that has the button */
export function findButton(page: Page, words: string | RegExp, beside?: string | RegExp): Element {
	const isButton = (one: Element) => (attribute(one, 'type') ?? 'submit') === 'submit' && !has(one, 'disabled')
	const all = named(page.root, 'button').filter((one) => isButton(one) && fits(wordsOf(one), words))
	if (all.length === 0) {
		const there = named(page.root, 'button').map((one) => `“${wordsOf(one)}”`)
		throw new Error(`${page.url} has no button “${words}” but ${there.join(', ')}`)
	}
	if (beside === undefined) return all[0] as Element
	const best = closest(all, beside)
	if (!best) throw new Error(`${page.url} has no button “${words}” beside ${beside}`)
	return best
}

/** The form that a button sends. */
export function formOf(root: Root, button: Element): Element | undefined {
	const id = attribute(button, 'form')
	if (id) return named(root, 'form').find((one) => attribute(one, 'id') === id)
	let parent = DomUtils.getParent(button)
	while (parent && !('name' in parent && parent.name === 'form')) parent = DomUtils.getParent(parent)
	return (parent as Element | null) ?? undefined
}

/** What the form sends: as the page has it, with what was filled in. */
export function fieldsOf(page: Page, form: Element, filled: Filled): [string, string][] {
	const id = attribute(form, 'id')
	const outside = id
		? named(page.root, 'input', 'select', 'textarea').filter((one) => attribute(one, 'form') === id)
		: []
	const fields = [...named(form, 'input', 'select', 'textarea'), ...outside].filter((one) => attribute(one, 'name'))
	const missing = Object.keys(filled).filter((name) => !fields.some((one) => attribute(one, 'name') === name))
	if (missing.length > 0) {
		const names = [...new Set(fields.map((one) => attribute(one, 'name')))]
		throw new Error(`${page.url}: no field ${missing.join(', ')} among ${names.join(', ')}`)
	}
	return fields.flatMap((field) => entryOf(field, filled))
}

function entryOf(field: Element, filled: Filled): [string, string][] {
	const name = attribute(field, 'name') ?? ''
	const typed = filled[name]
	const value = attribute(field, 'value')
	if (has(field, 'disabled')) return []
	if (field.name === 'select') return [[name, typeof typed === 'string' ? optionOf(field, typed) : selectedOf(field)]]
	if (field.name === 'textarea') return [[name, typeof typed === 'string' ? typed : DomUtils.textContent(field)]]
	const type = attribute(field, 'type') ?? 'text'
	if (type === 'radio' || type === 'checkbox') {
		const isChosen = typed === undefined ? has(field, 'checked') : [typed].flat().includes(value ?? 'on')
		return isChosen ? [[name, value ?? 'on']] : []
	}
	if (type === 'file' || type === 'submit') return []
	return [[name, typeof typed === 'string' ? typed : (value ?? '')]]
}

function optionOf(select: Element, wanted: string): string {
	const options = named(select, 'option')
	const found = options.find((one) => attribute(one, 'value') === wanted || wordsOf(one) === wanted)
	if (!found) throw new Error(`no option ${wanted} among ${options.map((one) => attribute(one, 'value')).join(', ')}`)
	return attribute(found, 'value') ?? wordsOf(found)
}

function selectedOf(select: Element): string {
	const options = named(select, 'option')
	const chosen = options.find((one) => has(one, 'selected')) ?? options[0]
	return chosen ? (attribute(chosen, 'value') ?? wordsOf(chosen)) : ''
}
