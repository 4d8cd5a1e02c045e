/** What the desk's list of donations shows, as its address says it. "" for all. */
export interface GivingQuery {
	search: string
	state: StateChoice | ''
	kind: KindChoice | ''
	/** `YYYY-MM`: announced in it, or money moved in it. */
	month: string
	fund: string
	provider: ProviderChoice | ''
	/** From 1. */
	page: number
}

const STATE_CHOICES = [
	'waiting',
	'paid',
	'active',
	'past due',
	'cancelled',
	'refunded',
	'disputed',
	'over-refunded',
	'certificate',
	'ended',
] as const
export type StateChoice = (typeof STATE_CHOICES)[number]
const KIND_CHOICES = ['once', 'monthly', 'sponsorship'] as const
export type KindChoice = (typeof KIND_CHOICES)[number]
const PROVIDER_CHOICES = ['bank transfer', 'stripe'] as const
type ProviderChoice = (typeof PROVIDER_CHOICES)[number]

const MAX_SEARCH_LENGTH = 100
const MAX_PAGE = 10_000

/** Anything unknown counts as unset. */
export function parseGivingQuery(parameters: URLSearchParams): GivingQuery {
	// PostgreSQL refuses texts with a zero byte.
	const text = (name: string) =>
		(parameters.get(name) ?? '')
			.replace(/\p{Cc}/gu, '')
			.trim()
			.slice(0, MAX_SEARCH_LENGTH)
	const choice = <T extends string>(name: string, choices: readonly T[]) =>
		choices.find((one) => one === text(name)) ?? ''
	const page = Number(text('page'))
	return {
		search: text('search'),
		fund: text('fund'),
		month: isMonth(text('month')) ? text('month') : '',
		state: choice('state', STATE_CHOICES),
		kind: choice('kind', KIND_CHOICES),
		provider: choice('provider', PROVIDER_CHOICES),
		page: Number.isInteger(page) && page > 0 && page < MAX_PAGE ? page : 1,
	}
}

/** "?state=paid&page=2"; "" for everything. The same for the same list. */
export function givingSearch(query: GivingQuery): string {
	const parameters = new URLSearchParams()
	for (const name of ['search', 'state', 'kind', 'month', 'fund', 'provider'] as const) {
		if (query[name] !== '') parameters.set(name, query[name])
	}
	if (query.page > 1) parameters.set('page', String(query.page))
	return parameters.size > 0 ? `?${parameters}` : ''
}

/** `YYYY-MM` */
export function isMonth(text: string): boolean {
	return /^20\d\d-(0[1-9]|1[0-2])$/.test(text)
}
