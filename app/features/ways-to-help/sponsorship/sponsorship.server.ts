import type { Content, Dog, GeneralOptions } from '#content/model/content.ts'
import { knownBreed } from '#domain/dogs/breed.ts'
import { ageInWords } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import { firstText, helpPage } from '../help-page.server.ts'
import type { SponsorDog } from './sponsor-dogs.tsx'
import type { SponsorshipData } from './sponsorship.tsx'

/** The sponsorship page: the dogs directly below its head, then the first text, then the other sections in their order. */
export function sponsorshipPage(content: Content, today: Date): SponsorshipData {
	const { head, sections } = helpPage(content, 'waystohelp/sponsorship', 'Sponsor a dog')
	const promise = firstText(sections)
	return {
		...head,
		dogs: dogsToSponsor(content.dogs).map((dog) => sponsorDog(dog, content.options, today)),
		promise,
		others: sections.filter((section) => section !== promise),
	}
}

/** Dogs that can be sponsored and are still here, longest stay first. */
export function dogsToSponsor(dogs: readonly Dog[]): Dog[] {
	return dogs
		.filter(({ sponsorable, status }) => sponsorable && status !== 'died' && status !== 'adopted')
		.toSorted((a, b) => (a.listedOn || '9').localeCompare(b.listedOn || '9') || a.title.localeCompare(b.title))
}

function sponsorDog(dog: Dog, options: GeneralOptions | null, today: Date): SponsorDog {
	const { currency = 'GBP', locale } = options?.site ?? {}
	return {
		slug: dog.slug,
		name: dog.title,
		about: [knownBreed(dog), ageInWords(dog.birthDate, today)].filter(Boolean).join(', '),
		place: dog.location,
		picture: dog.picture ?? dog.gallery[0] ?? null,
		minimum: dog.sponsorMinimum === null ? '' : formatMoney({ amount: dog.sponsorMinimum, currency }, locale),
	}
}
