import { formatMoney } from '#app/lib/money.ts'
import type { Content, Dog } from '#content/content.ts'
import { namesOf, statusTogether } from '../together.ts'
import type { Sponsorship, WaysToAsk } from './ask.tsx'

/**
 * The form to apply with, the one to ask with, and the phone. Both forms know the dog the address names; of a pair they know
 * the other with it.
 */
export function waysToAsk(dog: Dog, dogs: readonly Dog[], content: Content): WaysToAsk {
	const names = namesOf(dogs)
	const slug = encodeURIComponent(dog.slug)
	return {
		apply: {
			text: statusTogether(dogs) === 'reserved' ? `Join the waiting list for ${names}` : `Apply to adopt ${names}`,
			url: `/apply/adoption/start?dog=${slug}`,
		},
		question: { text: `Ask about ${names}`, url: `/apply/contact/question?topic=dog&dog=${slug}` },
		phone: content.options?.site.phone ?? '',
		email: content.options?.email ?? '',
	}
}

/** A dog who has a home, or is not with us any more, is nobody's to sponsor. */
const NOT_SPONSORED: Dog['status'][] = ['adopted', 'died', 'withdrawn']

/** Who of them can be sponsored, and from what sum. */
export function sponsorship(dogs: readonly Dog[], content: Content, locale: string): Sponsorship[] {
	const currency = content.options?.site.currency ?? 'GBP'
	return dogs
		.filter(({ sponsorable, status }) => sponsorable && !NOT_SPONSORED.includes(status))
		.map(({ title, sponsorMinimum: amount }) => ({
			name: title,
			sum: amount === null ? 'by the month' : `from ${formatMoney({ amount, currency }, locale)} a month`,
		}))
}
