import { InvalidRequestError } from './api-error.ts'

export type FormValue = string | FormValue[] | FormObject
export interface FormObject {
	[name: string]: FormValue
}

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/

/** Decodes `a[b][0][c]=x`, as Stripe reads form-encoded bodies and queries. */
export function parseFormBody(text: string): FormObject {
	const root: FormObject = {}
	for (const [name, value] of new URLSearchParams(text)) {
		const [, first, rest] = NAME.exec(name) ?? []
		if (first === undefined) throw new InvalidRequestError(`Invalid parameter name: ${name}`)
		const path = [first, ...[...(rest ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, part]) => part ?? '')]
		setAt(root, path, value)
	}
	return withLists(root) as FormObject
}

function setAt(root: FormObject, path: string[], value: string) {
	let at = root
	for (const part of path.slice(0, -1)) {
		const next = at[part] ?? {}
		if (typeof next === 'string' || Array.isArray(next)) throw new InvalidRequestError(`Invalid parameter: ${part}`)
		at[part] = next
		at = next
	}
	const last = path.at(-1) ?? ''
	// `a[]=x&a[]=y` appends.
	at[last === '' ? String(Object.keys(at).length) : last] = value
}

/** Objects with the keys 0, 1, 2 … are lists. */
function withLists(value: FormValue): FormValue {
	if (typeof value === 'string') return value
	const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const)
	const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
	return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
