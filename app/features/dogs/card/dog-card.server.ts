import type { Content, Dog } from '#content/model/content.ts'
import { type BadgeData, cardBadge } from '#domain/dogs/badges.ts'
import { dogsTogether, firstOf, namesOf, statusTogether } from '#domain/dogs/bonded-pair.ts'
import { breedInWords } from '#domain/dogs/breed.ts'
import { needsTogether, writeNeeds } from '#domain/dogs/compatibility/dog-needs.ts'
import { portraitOf } from '#domain/dogs/portrait.ts'
import { isSpokenFor, longestWaiting } from '#domain/dogs/status.ts'
import { formatAge } from '#lib/dates.ts'
import type { DogCardData } from './dog-card.tsx'
import { companyFacts } from './lives-with.ts'

/** All bonded dogs are in the name; on the picture there is room for three. */
const MAX_PICTURED = 3

const PICTURE_COMING: BadgeData = { tone: 'new', text: 'Picture soon' }

type CardContent = Pick<Content, 'dogs' | 'options'>

/** The card of a home's dog, or of the dogs that go there together: one card, under the canonical address. */
export function dogCard(dog: Dog, content: CardContent, today: Date): DogCardData {
	const together = dogsTogether(dog, content.dogs)
	const first = firstOf(together) ?? dog
	return cardOf([first, ...together.filter((one) => one !== first).toSorted((a, b) => a.id - b.id)], content, today)
}

/** The card of one dog, also of a bonded one: for comparisons, where each dog has a column. */
export function singleDogCard(dog: Dog, content: CardContent, today: Date): DogCardData {
	return cardOf([dog], content, today)
}

function cardOf(dogs: [Dog, ...Dog[]], content: CardContent, today: Date): DogCardData {
	const [first, ...others] = dogs
	const status = statusTogether(dogs)
	return {
		id: first.id,
		slug: first.slug,
		name: namesOf(dogs),
		about: dogs.map((dog) => aboutDog(dog, today)).join('; '),
		place: [...new Set(dogs.map(({ location }) => location))].filter(Boolean).join(' and '),
		line: dogs.map(({ firstPersonLine }) => firstPersonLine).find(Boolean) ?? '',
		picture: portraitOf(first),
		badge:
			cardBadge(dogs, today, longestWaiting(content.dogs), content.options?.site.locale) ??
			(portraitOf(first) ? null : PICTURE_COMING),
		company: companyFacts(dogs),
		...(others.length > 0 && { alsoPictured: others.slice(0, MAX_PICTURED - 1).map(portraitOf) }),
		needs: writeNeeds({ ...needsTogether(dogs), status }),
		isSpokenFor: isSpokenFor({ status }),
	}
}

function aboutDog(dog: Dog, today: Date): string {
	return [breedInWords(dog), formatAge(dog.birthDate, today) || 'age not known'].join(', ')
}
