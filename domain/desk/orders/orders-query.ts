/** What the desk's list of orders shows, as its address says it. */
export interface OrdersQuery {
	view: OrdersView
	/** Words of a name, an email, a reference or a postcode; "" for all. */
	search: string
	/** From 1. */
	page: number
}

/** In the order of the tabs: on phones the first two are in sight, and both wait for someone. */
export const ORDERS_VIEWS = ['to pack', 'to decide', 'packed', 'cards', 'sent', 'unpaid', 'ended', 'all'] as const
export type OrdersView = (typeof ORDERS_VIEWS)[number]

const MAX_SEARCH_LENGTH = 100
const MAX_PAGE = 10_000

/** Anything unknown counts as unset. A search looks through all orders unless the address names a view. */
export function parseOrdersQuery(parameters: URLSearchParams): OrdersQuery {
	// PostgreSQL refuses texts with a zero byte.
	const search = (parameters.get('search') ?? '')
		.replace(/\p{Cc}/gu, '')
		.trim()
		.slice(0, MAX_SEARCH_LENGTH)
	const page = Number(parameters.get('page'))
	const view = ORDERS_VIEWS.find((one) => one === parameters.get('view')) ?? (search === '' ? 'to pack' : 'all')
	return { view, search, page: Number.isInteger(page) && page > 0 && page < MAX_PAGE ? page : 1 }
}

/** "?view=packed&page=2"; "" for what is to pack. The same for the same list. */
export function ordersSearch({ view, search, page }: OrdersQuery): string {
	const parameters = new URLSearchParams()
	if (view !== (search === '' ? 'to pack' : 'all')) parameters.set('view', view)
	if (search !== '') parameters.set('search', search)
	if (page > 1) parameters.set('page', String(page))
	return parameters.size > 0 ? `?${parameters}` : ''
}

export interface OrderPick {
	reference: string
	/** The version of the order that the page showed. */
	version: number
}

const PICK = /^([A-Z0-9-]{3,20}) (\d{1,9})$/
/** More than a page of the list. */
const MAX_PICKS = 200

/** "ORD-7K3F-2M 3", the value of a tick. */
export function pickOf({ reference, version }: OrderPick): string {
	return `${reference} ${version}`
}

/** The ticked orders of a form; with `all` ticked every one that was shown. What is no tick is left out. */
export function parsePicks(form: URLSearchParams): OrderPick[] {
	const values = [...form.getAll('pick'), ...(form.has('all') ? form.getAll('shown') : [])]
	return [...new Set(values)].slice(0, MAX_PICKS).flatMap((value) => {
		const [, reference, version] = PICK.exec(value) ?? []
		return reference && version ? [{ reference, version: Number(version) }] : []
	})
}
