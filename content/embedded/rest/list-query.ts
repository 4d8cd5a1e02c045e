import { type Gmt, gmtFromTime } from './gmt.ts'
import type { ParamProblem } from './rest-response.ts'
import { storedSlug } from './wordpress-text.ts'

/** What a list call asks for. */
export interface ListQuery {
	page: number
	perPage: number
	slugs: string[] | null
	include: number[] | null
	orderby: string
	order: 'asc' | 'desc'
	modifiedAfter: Gmt | null
}

/** The orders a list knows, and what it uses when the call names none. */
export interface Orderings {
	allowed: readonly string[]
	orderby: string
	order: 'asc' | 'desc'
}

const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(Z|[+-]\d{2}(?::?\d{2})?)?$/i

/** Reads and judges the core parameters of a list; when any is wrong, `problems` names all that are. */
export function readListQuery(params: URLSearchParams, orderings: Orderings) {
	const problems: ParamProblem[] = []
	const order = oneOf(params, 'order', ['asc', 'desc'], orderings.order, problems)
	const slugs = listOf(params, 'slug')
	const query: ListQuery = {
		page: wholeNumber(params, 'page', 1, Number.POSITIVE_INFINITY, 1, problems),
		perPage: wholeNumber(params, 'per_page', 1, 100, 10, problems),
		slugs: slugs?.map(storedSlug) ?? null,
		include: ids(params, problems),
		orderby: oneOf(params, 'orderby', orderings.allowed, orderings.orderby, problems),
		order: order === 'asc' ? 'asc' : 'desc',
		modifiedAfter: instant(params, problems),
	}
	return { query, problems }
}

/** The values of a list parameter, written `a,b` or `name[]=a&name[]=b`; null when the call does not have it. */
export function listOf(params: URLSearchParams, name: string): string[] | null {
	const written = [...params].filter(([key]) => key.replace(/\[\d*\]$/, '') === name)
	if (written.length === 0) return null
	return written.flatMap(([, value]) => value.split(/[,\s]+/).filter(Boolean))
}

function wholeNumber(
	params: URLSearchParams,
	param: string,
	min: number,
	max: number,
	standard: number,
	problems: ParamProblem[],
): number {
	const text = params.get(param)
	if (text === null) return standard
	if (!/^[+-]?\d+(?:\.0*)?$/.test(text.trim())) {
		problems.push({ param, code: 'rest_invalid_type', message: `${param} is not of type integer.` })
		return standard
	}
	const number = Number(text)
	if (number >= min && number <= max) return number
	const range = Number.isFinite(max)
		? `between ${min} (inclusive) and ${max} (inclusive)`
		: `greater than or equal to ${min}`
	problems.push({ param, code: 'rest_out_of_bounds', message: `${param} must be ${range}` })
	return standard
}

function oneOf(
	params: URLSearchParams,
	param: string,
	allowed: readonly string[],
	standard: string,
	problems: ParamProblem[],
): string {
	const text = params.get(param)
	if (text === null || allowed.includes(text)) return text ?? standard
	const names = `${allowed.slice(0, -1).join(', ')}${allowed.length > 2 ? ',' : ''} and ${allowed.at(-1)}`
	problems.push({ param, code: 'rest_not_in_enum', message: `${param} is not one of ${names}.` })
	return standard
}

function ids(params: URLSearchParams, problems: ParamProblem[]): number[] | null {
	const written = listOf(params, 'include')
	const wrong = written?.findIndex((text) => !/^\d+$/.test(text)) ?? -1
	if (wrong !== -1) {
		const message = `include[${wrong}] is not of type integer.`
		problems.push({ param: 'include', code: 'rest_invalid_type', message })
	}
	return written && written.length > 0 ? written.map(Number) : null
}

function instant(params: URLSearchParams, problems: ParamProblem[]): Gmt | null {
	// A plus sign in an address arrives as a space.
	const text = params.get('modified_after')?.replace(/(:\d{2}(?:\.\d+)?) (\d{2}:?\d{2})$/, '$1+$2') ?? null
	if (text === null) return null
	const match = INSTANT.exec(text)
	const time = match ? Date.parse(match[1] ? text : `${text}Z`) : Number.NaN
	if (!Number.isNaN(time)) return gmtFromTime(time)
	problems.push({ param: 'modified_after', code: 'rest_invalid_date', message: 'Invalid date.' })
	return null
}
