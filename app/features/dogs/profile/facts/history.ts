import type { Dog } from '#content/model/content.ts'
import { ofEach, statusTogether } from '#domain/dogs/bonded-pair.ts'
import { daysSince, formatDate, formatNearDate } from '#lib/dates.ts'

export interface Waiting {
	/** "214 days" */
	days: string
	/** "waiting for a home, since 21 April" */
	words: string
}

/** How long an available dog has waited; of a pair the one that waits longer. Null without a day. */
export function waiting(dogs: readonly Dog[], today: Date, locale: string): Waiting | null {
	if (statusTogether(dogs) !== 'available') return null
	const [since] = dogs
		.map(({ listedOn }) => listedOn)
		.filter(Boolean)
		.toSorted()
	const days = since && daysSince(since, today)
	if (!days) return null
	return {
		days: `${days} ${days === 1 ? 'day' : 'days'}`,
		words: `waiting for a home, since ${formatNearDate(since, today, locale)}`,
	}
}

/** "With us since 21 April 2026. Updated 18 November. Reference FL-101." */
export function history(dogs: readonly Dog[], today: Date, locale: string): string {
	const status = statusTogether(dogs)
	if (status === 'died') return ''
	const known = dogs.filter(({ listedOn }) => listedOn !== '')
	const changed = dogs
		.map(({ modifiedAt }) => modifiedAt.slice(0, 10))
		.toSorted()
		.at(-1)
	const refs = dogs.map(({ ref }) => ref).filter(Boolean)
	const since = waiting(dogs, today, locale) ? '' : ofEach(known, (dog) => sinceWhen({ ...dog, status }, locale))
	const sentences = [
		since && `${since}.`,
		changed && `Updated ${formatNearDate(changed, today, locale)}.`,
		refs.length > 0 && `Reference${refs.length > 1 ? 's' : ''} ${refs.join(', ')}.`,
	]
	return sentences.filter(Boolean).join(' ')
}

function sinceWhen({ listedOn, status }: Dog, locale: string): string {
	const date = formatDate(listedOn, locale)
	if (status === 'adopted') return `Came to us: ${date}`
	return status === 'available' ? `Waiting since ${date}` : `With us since ${date}`
}
