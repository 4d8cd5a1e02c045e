/** What the desk's list of cases shows, as its address says it. */
export interface InboxQuery {
	/** "" for all. */
	form: string
	status: StatusChoice
	/** `me`, `none` for no one, or the id of a colleague; "" for all. */
	person: string
	/** The slug of a dog; "" for all. */
	dog: string
	/** The name of a centre; "" for all. */
	centre: string
	due: DueChoice | ''
	search: string
	sort: SortKey
	isDescending: boolean
	/** From 1. */
	page: number
}

export const OPEN_STATUSES = ['new', 'in_review', 'waiting'] as const
export const ENDED_STATUSES = ['approved', 'declined', 'withdrawn', 'done', 'fell through', 'returned'] as const
/** `open`, `closed` and `all` are several statuses. */
const STATUS_CHOICES = ['open', ...OPEN_STATUSES, 'closed', ...ENDED_STATUSES, 'all', 'quarantined'] as const
export type StatusChoice = (typeof STATUS_CHOICES)[number]

/** `week`: today and the six days after. */
export const DUE_CHOICES = ['ring', 'overdue', 'today', 'week', 'later', 'none'] as const
export type DueChoice = (typeof DUE_CHOICES)[number]

export const SORT_KEYS = ['due', 'name', 'about', 'status', 'received'] as const
export type SortKey = (typeof SORT_KEYS)[number]

const MAX_SEARCH_LENGTH = 100
const MAX_PAGE = 10_000

export const EVERYTHING_OPEN: InboxQuery = {
	form: '',
	status: 'open',
	person: '',
	dog: '',
	centre: '',
	due: '',
	search: '',
	sort: 'due',
	isDescending: false,
	page: 1,
}

/** Anything unknown counts as unset. */
export function parseInboxQuery(parameters: URLSearchParams): InboxQuery {
	// PostgreSQL refuses texts with a zero byte.
	const text = (name: string) =>
		(parameters.get(name) ?? '')
			.replace(/\p{Cc}/gu, '')
			.trim()
			.slice(0, MAX_SEARCH_LENGTH)
	const status = STATUS_CHOICES.find((one) => one === text('status')) ?? 'open'
	const sort = text('sort')
	const key = SORT_KEYS.find((one) => one === sort.replace(/^-/, ''))
	const page = Number(text('page'))
	return {
		form: text('form'),
		status,
		person: text('person'),
		dog: text('dog'),
		centre: text('centre'),
		due: DUE_CHOICES.find((one) => one === text('due')) ?? '',
		search: text('search'),
		...(key ? { sort: key, isDescending: sort.startsWith('-') } : defaultSort(status)),
		page: Number.isInteger(page) && page > 0 && page < MAX_PAGE ? page : 1,
	}
}

/** What is due first at the top; what is closed is never due, so the newest first. */
function defaultSort(status: StatusChoice): Pick<InboxQuery, 'sort' | 'isDescending'> {
	return hasDueDates(status) ? { sort: 'due', isDescending: false } : { sort: 'received', isDescending: true }
}

/** Whether cases of these statuses can be due. */
export function hasDueDates(status: StatusChoice): boolean {
	return status === 'open' || status === 'quarantined' || OPEN_STATUSES.some((open) => open === status)
}

/** "?status=closed&page=2"; "" for everything open. The same for the same list. */
export function inboxSearch(query: InboxQuery): string {
	const parameters = new URLSearchParams()
	for (const name of ['form', 'status', 'person', 'dog', 'centre', 'due', 'search'] as const) {
		if (query[name] !== EVERYTHING_OPEN[name]) parameters.set(name, query[name])
	}
	const usual = defaultSort(query.status)
	if (query.sort !== usual.sort || query.isDescending !== usual.isDescending) {
		parameters.set('sort', `${query.isDescending ? '-' : ''}${query.sort}`)
	}
	if (query.page > 1) parameters.set('page', String(query.page))
	return parameters.size > 0 ? `?${parameters}` : ''
}
