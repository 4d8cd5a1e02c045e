import { InvalidRequestError } from './api-error.ts'
import type { FormValue } from './form-body.ts'

const MAX_DEPTH = 4
/** Left out unless expanded. */
const INCLUDABLE = ['payments', 'line_items', 'refunds']

/** Missing where there is none, and expandable all the same. */
const OPTIONAL = ['failure_balance_transaction']

type Json = Record<string, unknown>

/** Replaces ids by their objects, and adds what answers leave out, as `expand[]=latest_charge.balance_transaction` asks. */
export function expandAnswer(answer: unknown, expand: FormValue | undefined, find: (id: string) => unknown): unknown {
	const paths = expand === undefined ? [] : Array.isArray(expand) ? expand.map(String) : [String(expand)]
	const copy = structuredClone(answer) as Json
	const asked = new Set(paths.map((path) => path.replace(/^data\./, '').split('.')[0]))
	for (const one of isList(copy) ? copy.data : [copy]) {
		for (const name of INCLUDABLE) if (name in one && !asked.has(name)) delete one[name]
	}
	for (const path of paths) {
		const parts = path.split('.')
		if (parts.length > MAX_DEPTH) throw new InvalidRequestError(`You cannot expand more than 4 levels: ${path}`)
		expandPath(copy, parts, find, path)
	}
	return copy
}

function expandPath(at: Json, [part = '', ...rest]: string[], find: (id: string) => unknown, path: string) {
	if (part === 'data' && isList(at)) {
		for (const one of at.data) expandPath(one, rest, find, path)
		return
	}
	if (OPTIONAL.includes(part) && at[part] === undefined) return
	if (!(part in at)) throw new InvalidRequestError(`This property cannot be expanded (${path}).`, { param: 'expand' })
	const value = at[part]
	if (value === null) return
	const found = typeof value === 'string' ? structuredClone(find(value)) : value
	if (typeof found !== 'object' || found === null) {
		throw new InvalidRequestError(`This property cannot be expanded (${path}).`, { param: 'expand' })
	}
	at[part] = found
	if (rest.length > 0) expandPath(found as Json, rest, find, path)
}

function isList(value: Json): value is { data: Json[] } {
	return value.object === 'list' && Array.isArray(value.data)
}
