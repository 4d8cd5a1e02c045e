/** `page` starts at 1 and always exists. */
interface PageOf<T> {
	items: T[]
	page: number
	pages: number
	total: number
}

/** Reads `?page=`; invalid values mean the first page. */
export function pageNumber(url: URL): number {
	const value = url.searchParams.get('page') ?? ''
	return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1
}

/** A page past the end is the last one, so that shared links survive a shrinking list. */
export function paginate<T>(items: readonly T[], requestedPage: number, size: number): PageOf<T> {
	const pages = Math.max(1, Math.ceil(items.length / size))
	const page = Math.min(Math.max(1, requestedPage), pages)
	return { items: items.slice((page - 1) * size, page * size), page, pages, total: items.length }
}
