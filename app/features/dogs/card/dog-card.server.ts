import type { PictureData } from '#app/ui/media/picture.tsx'
import type { Content, Dog, Picture } from '#content/model/content.ts'
import { type BadgeData, cardBadge } from '#domain/dogs/badges.ts'
import { dogsTogether, firstOf, namesOf, statusTogether } from '#domain/dogs/bonded-pair.ts'
import { breedInWords } from '#domain/dogs/breed.ts'
import { needsTogether, writeNeeds } from '#domain/dogs/compatibility/dog-needs.ts'
import { isSpokenFor, longestWaiting } from '#domain/dogs/status.ts'
import { ageInWords } from '#lib/dates.ts'
import type { DogCardData } from './dog-card.tsx'
import { livesWith, unlessTicked } from './lives-with.ts'

/** All bonded dogs are in the name; on the picture there is room for three. */
const MAX_PICTURED = 3

/** Of the picture for dark pages: a card needs no more, and a page has 24. */
const MIN_NIGHT_WIDTH = 320
const MAX_NIGHT_WIDTH = 800

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
	const ticks = livesWith(dogs)
	return {
		id: first.id,
		slug: first.slug,
		name: namesOf(dogs),
		about: dogs.map((dog) => aboutDog(dog, today)).join('; '),
		place: [...new Set(dogs.map(({ location }) => location))].filter(Boolean).join(' and '),
		line: dogs.map(({ firstPersonLine }) => firstPersonLine).find(Boolean) ?? '',
		picture: pictureOf(first),
		badge:
			cardBadge(dogs, today, longestWaiting(content.dogs), content.options?.site.locale) ??
			(pictureOf(first) ? null : PICTURE_COMING),
		livesWith: ticks,
		...(ticks.length === 0 && { unlessTicked: unlessTicked(dogs) }),
		...(others.length > 0 && { alsoPictured: others.slice(0, MAX_PICTURED - 1).map(pictureOf) }),
		needs: writeNeeds({ ...needsTogether(dogs), status }),
		isSpokenFor: isSpokenFor({ status }),
	}
}

function aboutDog(dog: Dog, today: Date): string {
	return [breedInWords(dog), ageInWords(dog.birthDate, today) || 'age not known'].join(', ')
}

function pictureOf(dog: Dog): PictureData | null {
	const picture = cardPicture(dog.picture ?? dog.gallery[0] ?? null)
	if (!picture || !dog.cutout) return picture
	const { id, version, width, widths } = dog.cutout
	const ground = dog.ground === 'unknown' ? 'sky' : dog.ground
	return { ...picture, night: { id, version, width, widths: sharedList(widths.filter(isForCards)), ground } }
}

function isForCards(width: number): boolean {
	return width >= MIN_NIGHT_WIDTH && width <= MAX_NIGHT_WIDTH
}

/** One list for pictures with the same widths: the page's payload contains a repeated object once. */
const sharedWidths = new Map<string, number[]>()

/** Without the caption, which no card shows. */
function cardPicture(picture: Picture | null): PictureData | null {
	if (!picture) return null
	const { id, version, alt, width, height, focal, widths } = picture
	return { id, version, alt, width, height, focal, widths: sharedList(widths) }
}

/** As many as there are sets of widths: one for each width of an original below the largest. */
function sharedList(widths: number[]): number[] {
	const key = widths.join()
	const shared = sharedWidths.get(key) ?? widths
	sharedWidths.set(key, shared)
	return shared
}
