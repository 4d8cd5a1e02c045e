import type { Content, Dog } from '#content/model/content.ts'
import { knownBreed } from '#domain/dogs/breed.ts'
import { portraitOf } from '#domain/dogs/portrait.ts'
import { type GivingOffer, givingChoiceParam, givingOffer } from '#domain/giving/giving-offer.ts'
import { dogsToSponsor, leastFor } from '#domain/giving/sponsorship/sponsored-dogs.ts'
import { formatAge, formatDate } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import { firstSentence } from '#lib/text/sentence.ts'
import { firstPromise, helpPage } from '../help-page.server.ts'
import type { SponsorDog } from './sponsor-dogs.tsx'
import type { SponsorNews, SponsorshipData } from './sponsorship.tsx'

/** The sponsorship page: the dogs directly below its head, then the first cards or text, then the other sections in their order. */
export function sponsorshipPage(content: Content, today: Date): SponsorshipData {
	const { head, sections } = helpPage(content, 'waystohelp/sponsorship', 'Sponsor a dog')
	const promise = firstPromise(sections)
	const offer = content.options && givingOffer(content.options)
	const dogs = dogsToSponsor(content.dogs).map((dog) => sponsorDog(dog, { content, offer, today }))
	return {
		...head,
		dogs,
		amounts: offer ? monthlyAmounts(offer) : [],
		promise,
		news: latestNews(content),
		others: sections.filter((section) => section !== promise),
	}
}

const MAX_AMOUNTS = 3

/** What the usual monthly gifts to all dogs do, the least first. */
function monthlyAmounts({ lines }: GivingOffer): SponsorshipData['amounts'] {
	return lines.monthly
		.filter(({ impact }) => impact)
		.slice(0, MAX_AMOUNTS)
		.map((line) => ({
			sum: line.label,
			impact: line.impact,
			to: `/donate?${new URLSearchParams({ give: givingChoiceParam('monthly', line) })}`,
		}))
}

const MAX_NEWS = 2

/** The diary with the latest entry, of the dogs that can be sponsored: what sponsors hear. */
function latestNews(content: Content): SponsorNews | null {
	const diaries = dogsToSponsor(content.dogs).map((dog) => ({
		dog,
		updates: dog.updates.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, MAX_NEWS),
	}))
	const [latest] = diaries
		.filter(({ updates }) => updates.length > 0)
		.toSorted((a, b) => (b.updates[0]?.date ?? '').localeCompare(a.updates[0]?.date ?? ''))
	if (!latest) return null
	const { dog, updates } = latest
	const locale = content.options?.site.locale
	return {
		slug: dog.slug,
		name: dog.title,
		picture: portraitOf(dog),
		entries: updates.map(({ date, text }) => ({ date, day: formatDate(date, locale), text })),
	}
}

interface SponsorDogContext {
	content: Content
	offer: GivingOffer | null
	today: Date
}

function sponsorDog(dog: Dog, { content: { options }, offer, today }: SponsorDogContext): SponsorDog {
	const { currency = 'GBP', locale } = options?.site ?? {}
	// Where nothing can be given here, what the dog's page says.
	const least = offer ? leastFor(dog, 'monthly', offer.rules.minimum) : dog.sponsorMinimum
	return {
		slug: dog.slug,
		name: dog.title,
		about: [knownBreed(dog), formatAge(dog.birthDate, today)].filter(Boolean).join(', '),
		place: dog.location,
		picture: portraitOf(dog),
		line: dog.firstPersonLine,
		reason: firstSentence(dog.specialNeeds || dog.homeSummary),
		from: least === null ? '' : formatMoney({ amount: least, currency }, locale),
	}
}
