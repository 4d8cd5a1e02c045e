import { BackendError } from './backend.ts'
import { type RestApi, unexpected } from './rest-api.ts'

/** Forty thousand dogs: past this the backend is handing out pages for ever. */
const MOST_PAGES = 400
const PER_PAGE = 100

/** The backend has no such list: the plugin is off, or it speaks only a part of the contract. */
export class NoSuchList extends BackendError {}

/**
 * All records of a list.
 *
 * Ordered by id, because records of the same second swap places between two pages ordered by date. When something was
 * published or removed while we read, a record may have slipped from one page to another, so the reading starts again.
 */
export async function listAll(api: RestApi, route: string, params: Record<string, string>): Promise<unknown[]> {
	for (let tried = 0; tried < 3; tried += 1) {
		const records = await readPages(api, route, params)
		if (records) return records
	}
	throw new BackendError(`${route} kept changing while it was read`)
}

async function readPages(api: RestApi, route: string, params: Record<string, string>): Promise<unknown[] | null> {
	const records: unknown[] = []
	let total: string | null = null
	for (let page = 1; page <= MOST_PAGES; page += 1) {
		const answer = await api.ask(route, {
			...params,
			page: String(page),
			per_page: String(PER_PAGE),
			orderby: 'id',
			order: 'asc',
		})
		// Past the end is a 400; when the first page promised this one, something was removed meanwhile.
		if (answer.status === 400 && page > 1) return total === null ? records : null
		if (answer.status === 404 && page === 1) throw new NoSuchList(unexpected(route, answer).message, 404)
		if (answer.status !== 200) throw unexpected(route, answer)
		if (!Array.isArray(answer.json)) throw new BackendError(`${route} answered something that is not a list`, 200)

		const count = answer.headers.get('x-wp-total')
		if (page > 1 && count !== total) return null
		total = count
		records.push(...answer.json)
		if (isLast(page, answer.headers.get('x-wp-totalpages'), answer.json.length)) return records
	}
	throw new BackendError(`${route} has more than ${MOST_PAGES} pages`)
}

/** Some proxies drop headers they do not know; then a short page is the last one. */
function isLast(page: number, totalPages: string | null, length: number) {
	return totalPages === null ? length < PER_PAGE : page >= Number(totalPages)
}
