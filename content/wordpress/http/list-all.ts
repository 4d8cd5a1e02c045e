import type { Report, Withdraw } from '../report.ts'
import { BackendError } from './backend.ts'
import { type RestApi, unexpected } from './rest-api.ts'

/** Forty thousand records; a backend with more pages is probably looping. */
const MAX_PAGES = 400
const PER_PAGE = 100
/** How often a list that contradicts its total is read before it is accepted. */
const MAX_PASSES = 3
/** Where a list says how many records it has; the field of reports about the list itself. */
export const TOTAL_FIELD = 'X-WP-Total'

/** The backend has no such list. */
export class NoSuchListError extends BackendError {}

export interface Listed {
	records: unknown[]
	/** Records counted but not sent; a backend may count hidden ones. */
	unshown: number
}

interface ListPass {
	records: unknown[]
	total: number | undefined
}

/** Reads all records of a list. `isPart`: the parameters select some of them, so that few may be right. */
export type ReadList = (route: string, params: Record<string, string>, scope?: { isPart?: boolean }) => Promise<Listed>

/**
 * Creates a reader that repeats each list until it agrees with its total, at most three times. A list that stays the
 * same and lacks less than half is accepted and reported once; otherwise reading fails.
 *
 * Lists are ordered by id: by date, records of the same second have no stable order. When the list changes while it is
 * read, reading starts again.
 */
export function createListReader(api: RestApi, report: Report, withdraw: Withdraw): ReadList {
	/** The difference that was reported, by route. */
	const reported = new Map<string, number>()

	function reportOnce(route: string, total: number, received: number) {
		if (reported.get(route) === total - received) return
		withdrawTotal(route)
		reported.set(route, total - received)
		const message = `says ${total} and lists ${received}, three times; what is listed is taken`
		report({ type: typeOf(route), id: null, field: TOTAL_FIELD, message })
	}

	function withdrawTotal(route: string) {
		if (!reported.delete(route)) return
		withdraw(({ type, field }) => type === typeOf(route) && field === TOTAL_FIELD)
	}

	return async function readList(route, params, { isPart = false } = {}) {
		const passes: ListPass[] = []
		for (let attempts = 0; attempts < MAX_PASSES; attempts += 1) {
			const pass = await readPages(api, route, params)
			if (!pass) continue
			if (pass.total === undefined || pass.total === pass.records.length) {
				if (!isPart) withdrawTotal(route)
				return { records: pass.records, unshown: 0 }
			}
			passes.push(pass)
		}
		const [first, ...others] = passes
		if (!first || others.length < MAX_PASSES - 1) throw new BackendError(`${route} kept changing while it was read`)
		const received = first.records.length
		const total = first.total ?? received
		const isSame = others.every((other) => other.total === total && idsOf(other) === idsOf(first))
		const isPlausible = isSame && (isPart || total - received < total / 2)
		if (!isPlausible) throw new BackendError(`${route} reports ${total} records and returned ${received}`, 200)
		if (!isPart) reportOnce(route, total, received)
		return { records: first.records, unshown: Math.max(0, total - received) }
	}
}

/** "dogs" */
function typeOf(route: string): string {
	return route.replace(/^.*\//, '')
}

/** Returns undefined when the list changed while it was read. */
async function readPages(api: RestApi, route: string, params: Record<string, string>): Promise<ListPass | undefined> {
	const records: unknown[] = []
	let total: number | undefined
	for (let page = 1; page <= MAX_PAGES; page += 1) {
		const answer = await api.ask(route, {
			...params,
			page: String(page),
			per_page: String(PER_PAGE),
			orderby: 'id',
			order: 'asc',
		})
		// Past the end is a 400.
		if (answer.status === 400 && page > 1) return { records, total }
		if (answer.status === 404 && page === 1) throw new NoSuchListError(unexpected(route, answer).message, 404)
		if (answer.status !== 200) throw unexpected(route, answer)
		if (!Array.isArray(answer.json)) throw new BackendError(`${route} did not return a list`, 200)

		const count = countOf(answer.headers.get('x-wp-total'))
		if (page > 1 && count !== total) return undefined
		total = count
		if (page > 1 && isSamePage(answer.json, records))
			throw new BackendError(`${route} returns the same page repeatedly`, 200)
		for (const record of answer.json) records.push(record)
		if (isLast(page, { pages: countOf(answer.headers.get('x-wp-totalpages')), length: answer.json.length })) {
			return { records, total }
		}
	}
	throw new BackendError(`${route} has more than ${MAX_PAGES} pages`)
}

/** Without the totals header (some proxies drop it) a short page is the last one. */
function isLast(page: number, { pages, length }: { pages: number | undefined; length: number }) {
	return length < PER_PAGE ? pages === undefined || page >= pages : page >= (pages ?? Number.POSITIVE_INFINITY)
}

function isSamePage(page: unknown[], before: unknown[]): boolean {
	return page.length > 0 && idsOf({ records: page }) === idsOf({ records: before.slice(-page.length) })
}

function countOf(header: string | null): number | undefined {
	return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : undefined
}

function idsOf({ records }: Pick<ListPass, 'records'>): string {
	return records.map((record) => idOf(record)).join()
}

function idOf(record: unknown): string {
	return typeof record === 'object' && record !== null && 'id' in record ? String(record.id) : ''
}
