import { formatMoney } from '#app/lib/money.ts'
import type { Content, Dog } from '#content/content.ts'
import { namesOf } from '../together.ts'
import type { Sponsorship, WaysToAsk } from './ask.tsx'

/** Phone and e-mail, with a subject that names the dog, so that whoever opens the mail knows whom it is about. */
export function waysToAsk(dogs: readonly Dog[], content: Content): WaysToAsk {
	const refs = dogs.map(({ ref }) => ref).filter(Boolean)
	const subject = refs.length > 0 ? `${namesOf(dogs)} (${refs.join(', ')})` : namesOf(dogs)
	const email = content.options?.email ?? ''
	return {
		phone: content.options?.site.phone ?? '',
		email,
		emailHref: email && `mailto:${email}?subject=${encodeURIComponent(subject)}`,
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
