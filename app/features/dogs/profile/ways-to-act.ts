import type { Content, Dog } from '#content/model/content.ts'
import { namesOf, statusTogether } from '#domain/dogs/bonded-pair.ts'
import { canBeSponsored } from '#domain/giving/sponsorship/sponsored-dogs.ts'
import { formatMoney } from '#lib/money.ts'
import { areFormsOpen } from '#lib/open-forms.ts'
import { phoneHref } from '#lib/text/phone.ts'
import type { WaysToAsk } from './ask.tsx'
import type { CentrePersonData } from './centre-person.tsx'
import type { Sponsorship } from './other-ways.tsx'

/**
 * The application form, the contact form, and the phone. Both forms receive the dog of the URL; for a pair the other
 * with it. While forms are closed only the phone.
 */
export function waysToAsk(dog: Dog, dogs: readonly Dog[], content: Content): WaysToAsk | null {
	const names = namesOf(dogs)
	const toAdopt = dogs.length > 1 ? (dogs.length === 2 ? 'both' : `all ${dogs.length}`) : names
	const slug = encodeURIComponent(dog.slug)
	const phone = content.options?.site.phone ?? ''
	const email = content.options?.email ?? ''
	if (!areFormsOpen(content)) return phone ? byPhone(phone) : null
	return {
		apply: {
			text: statusTogether(dogs) === 'reserved' ? 'Join the waiting list' : `Apply to adopt ${toAdopt}`,
			url: `/apply/adoption/start?dog=${slug}`,
		},
		question: { text: `Ask about ${names}`, url: `/apply/contact/question?topic=dog&dog=${slug}` },
		phone,
		email,
	}
}

function byPhone(phone: string): WaysToAsk {
	return {
		apply: { text: `Ring ${phone}`, url: phoneHref(phone) },
		question: { text: 'How adoption works', url: '/adoption' },
		phone: '',
		email: '',
	}
}

/** Who visitors meet where the dog or the pair lives, if the options name them. */
export function centrePerson(dogs: readonly Dog[], content: Content): CentrePersonData | null {
	const locations = new Set(dogs.map(({ location }) => location.toLowerCase()))
	const centre = content.options?.centres.find(({ name }) => locations.size === 1 && locations.has(name.toLowerCase()))
	if (!centre?.person) return null
	const { name, role, line, picture } = centre.person
	return { name, role: [role, centre.name].filter(Boolean).join(', '), line, picture }
}

export function sponsorship(dogs: readonly Dog[], content: Content, locale: string): Sponsorship[] {
	const currency = content.options?.site.currency ?? 'GBP'
	return dogs.filter(canBeSponsored).map(({ slug, title, sponsorMinimum: amount }) => ({
		name: title,
		url: `/sponsor/${encodeURIComponent(slug)}`,
		sum: amount === null ? 'by the month' : `from ${formatMoney({ amount, currency }, locale)} a month`,
	}))
}
