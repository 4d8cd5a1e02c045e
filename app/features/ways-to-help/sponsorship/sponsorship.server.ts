import type { Content, Dog, GeneralOptions } from '#content/model/content.ts'
import { knownBreed } from '#domain/dogs/breed.ts'
import { dogsToSponsor } from '#domain/giving/sponsorship/sponsored-dogs.ts'
import { ageInWords } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import { firstPromise, helpPage } from '../help-page.server.ts'
import type { SponsorDog } from './sponsor-dogs.tsx'
import type { SponsorshipData } from './sponsorship.tsx'

/** The sponsorship page: the dogs directly below its head, then the first cards or text, then the other sections in their order. */
export function sponsorshipPage(content: Content, today: Date): SponsorshipData {
	const { head, sections } = helpPage(content, 'waystohelp/sponsorship', 'Sponsor a dog')
	const promise = firstPromise(sections)
	const dogs = dogsToSponsor(content.dogs).map((dog) => sponsorDog(dog, content.options, today))
	const [from = ''] = new Set(dogs.map(({ minimum }) => minimum))
	const isSame = dogs.length > 1 && dogs.every(({ minimum }) => minimum === from)
	return {
		...head,
		dogs: isSame ? dogs.map((dog) => ({ ...dog, minimum: '' })) : dogs,
		from: isSame ? from : '',
		promise,
		others: sections.filter((section) => section !== promise),
	}
}

function sponsorDog(dog: Dog, options: GeneralOptions | null, today: Date): SponsorDog {
	const { currency = 'GBP', locale } = options?.site ?? {}
	return {
		slug: dog.slug,
		name: dog.title,
		about: [knownBreed(dog), ageInWords(dog.birthDate, today)].filter(Boolean).join(', '),
		place: dog.location,
		picture: dog.picture ?? dog.gallery[0] ?? null,
		line: dog.firstPersonLine,
		minimum: dog.sponsorMinimum === null ? '' : formatMoney({ amount: dog.sponsorMinimum, currency }, locale),
	}
}
