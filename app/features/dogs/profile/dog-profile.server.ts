import type { Content, Dog } from '#content/model/content.ts'
import { type BadgeData, badgesFor } from '#domain/dogs/badges.ts'
import { dogsTogether, firstOf, statusTogether } from '#domain/dogs/bonded-pair.ts'
import { breedInWords } from '#domain/dogs/breed.ts'
import { writeNeeds } from '#domain/dogs/compatibility/dog-needs.ts'
import { dogsIndex } from '#domain/dogs/filters/dogs-index.ts'
import { type Subject, subjectOf } from '#domain/dogs/pronouns.ts'
import { isListed, longestWaiting } from '#domain/dogs/status.ts'
import { formatDate } from '#lib/dates.ts'
import { dogCard } from '../card/dog-card.server.ts'
import { happyEnding } from './adopted/happy-ending.server.ts'
import type { DogProfileData } from './dog-profile.tsx'
import { feeOf, ownFacts, sharedFacts } from './facts/facts.ts'
import { history, waiting } from './facts/history.ts'
import { liveWithRows } from './facts/live-with-rows.ts'
import { homeNeeded } from './facts/needs.ts'
import { healthRows, takeHealth, trainingRows } from './facts/training-and-health.ts'
import { type NextStep, nextStep, pairWords } from './next-step.ts'
import type { PairFace } from './pair.tsx'
import { filmsOf, galleryOf, picturesTogether } from './pictures/pictures.ts'
import { cutouts, groundOf, nameLook, voiceOf } from './poster-head.server.ts'
import { similarDogs } from './similar/similar-dogs.ts'
import { urgency } from './urgent/urgent.server.ts'
import { centrePerson, sponsorship, waysToAsk } from './ways-to-act.ts'

const DEFAULT_LOCALE = 'en-GB'

/** Who need not read on. */
const EXPERIENCED: BadgeData = { tone: 'new', text: 'Needs an experienced home' }
const TOGETHER: BadgeData = { tone: 'good', text: 'Go home together' }

/** What stands in the place of the days of waiting. */
function nextInLine({ name }: Subject) {
	return {
		days: 'You could be next.',
		words: `Someone is getting to know ${name}. It doesn’t always work out, so there’s a waiting list.`,
	}
}

/** For a bonded pair both URLs show the same page. */
export function dogProfile(dog: Dog, content: Content, today: Date): DogProfileData {
	const dogs = dogsTogether(dog, content.dogs)
	const subject = subjectOf(dogs)
	const status = statusTogether(dogs)
	const next = nextStep(status, subject, dog)
	const locale = content.options?.site.locale ?? DEFAULT_LOCALE
	const pictures = galleryOf(dogs)
	const facts = dogs.map((one) => ownFacts(one, breedInWords(one), today))
	const ask = next.ask ? waysToAsk(dog, dogs, content) : null
	const [health, own] = next.lookingForHome ? healthApart(dogs) : ['', dogs]
	const shared = sharedFacts(dogs, { locale, withFee: next.lookingForHome })
	return {
		id: dog.id,
		slug: dog.slug,
		canonicalSlug: firstOf(dogs)?.slug ?? dog.slug,
		name: subject.name,
		nameLook: nameLook(subject.name),
		they: subject.pronouns.they,
		summary: dog.homeSummary || dog.excerpt,
		description: dog.excerpt || dog.homeSummary,
		ground: groundOf(dog, status),
		picture: pictures[0] ?? null,
		cutouts: cutouts(dogs),
		pictures,
		films: filmsOf(dogs),
		badges: badges(dogs, content, today),
		facts: dogs.length > 1 ? shared : [...(facts[0] ?? []), ...shared],
		pair:
			dogs.length > 1
				? {
						...pairWords(status, dogs.length),
						together: picturesTogether(dogs)[0] ?? null,
						dogs: dogs.map((one, i) => face(one, facts[i])),
					}
				: null,
		waiting: status === 'reserved' ? nextInLine(subject) : waiting(dogs, today, locale),
		history: history(dogs, today, locale),
		urgent: urgency(dogs, subject, { ask, today, locale }),
		voices: named(dogs, (one) => voiceOf(one, status)),
		happyEnding: happyEnding(dogs, content, locale),
		next: {
			title: next.title,
			text: next.text,
			fosterWanted: status === 'available' && dogs.some(({ fosterNeeded }) => fosterNeeded),
		},
		ask,
		person: ask && centrePerson(dogs, content),
		favourite: isListed(dog) ? { slug: firstOf(dogs)?.slug ?? dog.slug, name: subject.name } : null,
		sponsor: sponsorship(dogs, content, locale),
		stories: stories(own, subject),
		home: next.lookingForHome ? { ...home(dogs), healthHtml: health } : null,
		fit: fitPanel(dog, dogs, subject),
		diary: diary(dogs, locale),
		others: others(dogs, content, { next, today }),
	}
}

function badges(dogs: readonly Dog[], content: Content, today: Date): BadgeData[] {
	const longest = longestWaiting(content.dogs)
	const status = statusTogether(dogs)
	const all = dogs.flatMap((dog) => badgesFor({ ...dog, status }, today, longest))
	if (status === 'available' && dogs.some(({ experience }) => experience === 'lots')) all.push(EXPERIENCED)
	if (status === 'available' && dogs.length > 1) all.unshift(TOGETHER)
	// The panel of an urgent dog has the date.
	const shown = all.map((badge) => (badge.tone === 'urgent' ? { ...badge, text: 'Urgent' } : badge))
	return [...new Map(shown.map((badge) => [badge.text, badge])).values()].slice(0, 3)
}

function face(dog: Dog, facts: DogProfileData['facts'] = []): PairFace {
	return { id: dog.id, name: dog.title, picture: dog.picture ?? dog.gallery[0] ?? null, facts }
}

function stories(dogs: readonly Dog[], { pronouns }: Subject): DogProfileData['stories'] {
	if (dogs.length === 1) return dogs.map(({ html }) => ({ title: `${pronouns.Their} story`, name: '', html }))
	return dogs.map(({ title, html }, i) => ({
		title: `${title}’s story`,
		name: title,
		// Makes heading ids unique: both stories may have a heading "Health".
		html: html.replaceAll(' id="h-', ` id="h${i + 1}-`),
	}))
}

/** What the story of one dog says about health, and the dog without it; of a pair each story keeps its own. */
function healthApart(dogs: readonly Dog[]): [health: string, dogs: readonly Dog[]] {
	const [dog] = dogs
	if (!dog || dogs.length > 1) return ['', dogs]
	const { story, health } = takeHealth(dog.html)
	return [health, [{ ...dog, html: story }]]
}

function home(dogs: readonly Dog[]): Omit<NonNullable<DogProfileData['home']>, 'healthHtml'> {
	return {
		liveWith: liveWithRows(dogs),
		needs: homeNeeded(dogs),
		needsNotes: named(dogs, ({ fitNotes }) => fitNotes.garden),
		training: trainingRows(dogs),
		health: healthRows(dogs),
		specialNeeds: named(dogs, (dog) => dog.specialNeeds),
		feeIncludes: feeOf(dogs)?.includes ?? '',
	}
}

/** The needs of each dog looking for a home, for comparison with the stored answers. */
function fitPanel(dog: Dog, dogs: readonly Dog[], subject: Subject): DogProfileData['fit'] {
	const needing = dogs.flatMap((one) => {
		const needs = writeNeeds(one)
		return needs ? [{ name: one.title, sex: one.sex, needs, notes: one.fitNotes }] : []
	})
	return needing.length > 0 ? { slug: dog.slug, name: subject.name, dogs: needing } : null
}

/** Texts with the dog's name where there are several dogs. */
function named(dogs: readonly Dog[], textOf: (dog: Dog) => string): { name: string; text: string }[] {
	return dogs
		.map((dog) => ({ name: dogs.length > 1 ? dog.title : '', text: textOf(dog) }))
		.filter(({ text }) => text !== '')
}

function diary(dogs: readonly Dog[], locale: string): DogProfileData['diary'] {
	return dogs
		.flatMap((dog) => dog.updates.map((update) => ({ ...update, name: dogs.length > 1 ? dog.title : '' })))
		.toSorted((a, b) => b.date.localeCompare(a.date))
		.map(({ date, ...entry }) => ({ ...entry, date: formatDate(date, locale) }))
}

function others(dogs: readonly Dog[], content: Content, { next, today }: { next: NextStep; today: Date }) {
	const similar = similarDogs(dogs, content.dogs, { count: next.otherCount, today })
	return {
		title: next.others,
		dogs: similar.map(({ dog, why }) => ({ card: dogCard(dog, content, today), why: next.compares ? why : '' })),
		total: dogsIndex(content, today).dogs.length,
	}
}
