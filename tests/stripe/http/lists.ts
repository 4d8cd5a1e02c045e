import type Stripe from 'stripe'
import { InvalidRequestError } from './api-error.ts'
import type { FormObject, FormValue } from './form-body.ts'

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 100

interface Listed {
	id: string
	created?: number
}

/** A page of a list, newest first, as Stripe's lists are. `all` is in the order of creation. */
export function listPage<T extends Listed>(all: T[], params: FormObject, url: string): Stripe.ApiList<T> {
	const limit = params.limit === undefined ? DEFAULT_LIMIT : Number(params.limit)
	if (!(Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT)) {
		throw new InvalidRequestError('Invalid integer: limit must be from 1 to 100', { param: 'limit' })
	}
	const matching = all.filter((one) => isCreatedIn(one, params.created)).reverse()
	const start = params.starting_after === undefined ? 0 : after(matching, String(params.starting_after))
	const data = matching.slice(start, start + limit)
	return { object: 'list', data, has_more: start + limit < matching.length, url }
}

/** @throws for a cursor that is not in the list */
function after(all: Listed[], id: string): number {
	const index = all.findIndex((one) => one.id === id)
	if (index === -1) throw new InvalidRequestError(`No such object: '${id}'`, { param: 'starting_after' })
	return index + 1
}

const COMPARE: Record<string, (created: number, limit: number) => boolean> = {
	gt: (created, limit) => created > limit,
	gte: (created, limit) => created >= limit,
	lt: (created, limit) => created < limit,
	lte: (created, limit) => created <= limit,
}

function isCreatedIn({ created = 0 }: Listed, range: FormValue | undefined): boolean {
	if (range === undefined) return true
	if (typeof range === 'string') return created === Number(range)
	return Object.entries(range).every(([name, limit]) => {
		const compare = COMPARE[name]
		if (!compare) throw new InvalidRequestError(`Received unknown parameter: created[${name}]`)
		return compare(created, Number(limit))
	})
}
