import { daysSince, longDate } from '#app/lib/dates.ts'
import { formatMoney } from '#app/lib/money.ts'
import type { Content, Dog, Picture } from '#content/content.ts'
import { badgesFor } from '../badges.ts'
import { breedInWords, dogCard } from '../card/dog-card.server.ts'
import { writeNeeds } from '../fit/dog-needs.ts'
import { pronounsFor } from '../pronouns.ts'
import { isListed, longestWaiting } from '../status.ts'
import type { DogProfileData } from './dog-profile.tsx'
import { mainFacts } from './facts.ts'
import { liveWithRows } from './live-with.ts'
import { homeNeeded } from './needs.ts'
import { nextStep } from './next-step.ts'
import { similarDogs } from './similar.ts'
import { healthRows, trainingRows } from './training-and-health.ts'

const DEFAULT_LOCALE = 'en-GB'

/** Everything the profile of one dog says. `url` may ask for one of the pictures: `?picture=2`. */
export function dogProfile(dog: Dog, content: Content, { url, today }: { url: URL; today: Date }): DogProfileData {
	const pronouns = pronounsFor(dog.sex)
	const next = nextStep(dog, pronouns)
	const longest = longestWaiting(content.dogs)
	const locale = content.options?.site.locale ?? DEFAULT_LOCALE
	const pictures = dogPictures(dog)
	return {
		id: dog.id,
		slug: dog.slug,
		name: dog.title,
		their: pronouns.Their,
		they: pronouns.they,
		summary: dog.homeSummary || dog.excerpt,
		description: dog.excerpt || dog.homeSummary,
		picture: pictures[0] ?? null,
		pictures,
		shown: shownPicture(url, pictures.length),
		videoUrl: dog.videoUrl,
		badges: badgesFor(dog, today, longest).slice(0, 3),
		facts: mainFacts(dog, today, { breed: breedInWords(dog), locale, withFee: next.lookingForHome }),
		history: history(dog, today, locale),
		next: { title: next.title, text: next.text, fosterWanted: dog.status === 'available' && dog.fosterNeeded },
		ask: next.ask ? waysToAsk(dog, content) : null,
		sponsor: sponsorLine(dog, content, locale),
		html: dog.html,
		home: next.lookingForHome ? home(dog, locale) : null,
		fit: fitPanel(dog),
		diary: dog.updates
			.toSorted((a, b) => b.date.localeCompare(a.date))
			.map(({ date, text, picture }) => ({ date: longDate(date, locale), text, picture })),
		bonded: bondedDogs(dog, content).map((other) => dogCard(other, today, longest)),
		others: {
			title: next.others,
			dogs: similarDogs(dog, content.dogs, next.otherCount).map((other) => dogCard(other, today, longest)),
			total: content.dogs.filter(isListed).length,
		},
	}
}

/** The portrait first; galleries often repeat it. */
function dogPictures(dog: Dog): Picture[] {
	const all = dog.picture ? [dog.picture, ...dog.gallery] : dog.gallery
	return [...new Map(all.map((picture) => [picture.id, picture])).values()]
}

function shownPicture(url: URL, count: number): number {
	const asked = url.searchParams.get('picture') ?? ''
	const number = /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1
	return number <= count ? number - 1 : 0
}

function home(dog: Dog, locale: string): NonNullable<DogProfileData['home']> {
	const pronouns = pronounsFor(dog.sex)
	return {
		liveWith: liveWithRows(dog, pronouns),
		needs: homeNeeded(dog),
		needsNote: dog.fitNotes.garden,
		training: trainingRows(dog),
		health: healthRows(dog),
		specialNeeds: dog.specialNeeds,
		fee: dog.fee ? { sum: formatMoney(dog.fee, locale), includes: dog.fee.includes } : null,
	}
}

function fitPanel(dog: Dog): DogProfileData['fit'] {
	const { slug, title: name, sex, fitNotes: notes } = dog
	const needs = writeNeeds(dog)
	return needs ? { slug, name, dogs: [{ name, sex, needs, notes }] } : null
}

function waysToAsk(dog: Dog, content: Content): DogProfileData['ask'] {
	const subject = dog.ref ? `${dog.title} (${dog.ref})` : dog.title
	const email = content.options?.email ?? ''
	return {
		phone: content.options?.site.phone ?? '',
		email,
		emailHref: email && `mailto:${email}?subject=${encodeURIComponent(subject)}`,
		place: dog.location,
	}
}

/** A dog who has a home, or is not with us any more, is nobody's to sponsor. */
const NOT_SPONSORED: Dog['status'][] = ['adopted', 'died', 'withdrawn']

function sponsorLine(dog: Dog, content: Content, locale: string): string {
	if (!dog.sponsorable || NOT_SPONSORED.includes(dog.status)) return ''
	if (dog.sponsorMinimum === null) return 'by the month'
	return `from ${formatMoney({ amount: dog.sponsorMinimum, currency: content.options?.site.currency ?? 'GBP' }, locale)} a month`
}

/** "Waiting since 21 April 2026, 214 days. Page last changed on 18 November 2026. Reference FL-101." */
function history(dog: Dog, today: Date, locale: string): string {
	if (dog.status === 'died') return ''
	const sentences = [
		dog.listedOn && `${sinceWhen(dog, today, locale)}.`,
		`Page last changed on ${longDate(dog.modifiedAt, locale)}.`,
		dog.ref && `Reference ${dog.ref}.`,
	]
	return sentences.filter(Boolean).join(' ')
}

function sinceWhen(dog: Dog, today: Date, locale: string): string {
	const date = longDate(dog.listedOn, locale)
	if (dog.status === 'adopted') return `Came to us: ${date}`
	if (dog.status !== 'available') return `With us since ${date}`
	const days = daysSince(dog.listedOn, today)
	return days ? `Waiting since ${date}, ${days} day${days === 1 ? '' : 's'}` : `Waiting since ${date}`
}

function bondedDogs(dog: Dog, content: Content): Dog[] {
	return dog.bondedWith.map((id) => content.dogById(id)).filter((other) => other !== undefined)
}
