import type { Report } from '../report.ts'
import { BackendError } from './backend.ts'
import { type RestApi, unexpected } from './rest-api.ts'

/** Forty thousand dogs: past this the backend is handing out pages for ever. */
const MAX_PAGES = 400
const PER_PAGE = 100
/** How often a list is read that contradicts its total, before what is the same each time is believed. */
const MAX_READINGS = 3

/** The backend has no such list: the plugin is off, or it speaks only a part of the contract. */
export class NoSuchListError extends BackendError {}

/** All records of a list. */
export interface Listed {
	records: unknown[]
	/** How many more the backend counts. An honest one may count what it does not show. */
	unshown: number
}

/** One reading of all pages. */
interface Reading {
	records: unknown[]
	/** null where the backend does not say. */
	total: number | null
}

/** Reads all records of a list. `isPart`: of those that a question selects, which may be few. */
export type ReadList = (route: string, params: Record<string, string>, scope?: { isPart?: boolean }) => Promise<Listed>

/**
 * Makes the function that reads lists: each until it agrees with its own total, at most three times. What then differs by
 * less than half and is the same each time is what there is, and reported once. What differs by more is no list of anything.
 *
 * Ordered by id, because records of the same second swap places between two pages ordered by date. When something was
 * published or removed while we read, a record may have slipped from one page to another, so the reading starts again.
 */
export function createListReader(api: RestApi, report: Report): ReadList {
	const reported = new Set<string>()

	function reportOnce(route: string, total: number, received: number) {
		const difference = `${route} ${total - received}`
		if (reported.has(difference)) return
		reported.add(difference)
		const message = `says ${total} and lists ${received}, three times; what is listed is taken`
		report({ type: route.replace(/^.*\//, ''), id: null, field: 'X-WP-Total', message })
	}

	return async function readList(route, params, { isPart = false } = {}) {
		const readings: Reading[] = []
		for (let tried = 0; tried < MAX_READINGS; tried += 1) {
			const reading = await readPages(api, route, params)
			if (!reading) continue
			if (reading.total === null || reading.total === reading.records.length) {
				return { records: reading.records, unshown: 0 }
			}
			readings.push(reading)
		}
		const [first, ...others] = readings
		if (!first || others.length < MAX_READINGS - 1) throw new BackendError(`${route} kept changing while it was read`)
		const received = first.records.length
		const total = first.total ?? received
		const isSame = others.every((other) => other.total === total && idsOf(other) === idsOf(first))
		const isBelievable = isSame && (isPart || total - received < total / 2)
		if (!isBelievable) throw new BackendError(`${route} says it has ${total} records and sends ${received}`, 200)
		if (!isPart) reportOnce(route, total, received)
		return { records: first.records, unshown: Math.max(0, total - received) }
	}
}

/** null when the list changed while it was read. */
async function readPages(api: RestApi, route: string, params: Record<string, string>): Promise<Reading | null> {
	const records: unknown[] = []
	let total: number | null = null
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
		if (!Array.isArray(answer.json)) throw new BackendError(`${route} answered something that is not a list`, 200)

		const count = countOf(answer.headers.get('x-wp-total'))
		if (page > 1 && count !== total) return null
		total = count
		if (page > 1 && isSamePage(answer.json, records))
			throw new BackendError(`${route} sends the same page again and again`, 200)
		for (const record of answer.json) records.push(record)
		if (isLast(page, { pages: countOf(answer.headers.get('x-wp-totalpages')), length: answer.json.length })) {
			return { records, total }
		}
	}
	throw new BackendError(`${route} has more than ${MAX_PAGES} pages`)
}

/** Some proxies drop headers they do not know; then a short page is the last one. A full page is never the last for sure. */
function isLast(page: number, { pages, length }: { pages: number | null; length: number }) {
	return length < PER_PAGE ? pages === null || page >= pages : page >= (pages ?? Number.POSITIVE_INFINITY)
}

function isSamePage(page: unknown[], before: unknown[]): boolean {
	return page.length > 0 && idsOf({ records: page }) === idsOf({ records: before.slice(-page.length) })
}

function countOf(header: string | null): number | null {
	return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null
}

function idsOf({ records }: Pick<Reading, 'records'>): string {
	return records.map((record) => idOf(record)).join()
}

function idOf(record: unknown): string {
	return typeof record === 'object' && record !== null && 'id' in record ? String(record.id) : ''
}
