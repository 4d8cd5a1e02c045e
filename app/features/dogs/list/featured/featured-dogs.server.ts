import { dogCard } from '#app/features/dogs/card/dog-card.server.ts'
import type { DogCardData } from '#app/features/dogs/card/dog-card.tsx'
import type { Content, Dog } from '#content/model/content.ts'
import { dogsTogether, statusTogether } from '#domain/dogs/bonded-pair.ts'
import { type DogsIndex, dogsIndex, homesAmong } from '#domain/dogs/filters/dogs-index.ts'
import type { FeaturedDogsData } from './featured-dogs.tsx'
import type { FosterWantedData } from './foster-wanted.tsx'

const MAX_SMALL_PICTURES = 4

/** A page of the list of dogs has as many. A network of rescues may have hundreds, too slow to render on one page. */
const MAX_FOSTER_CARDS = 24

/** The featured dogs of the home page: the longest waiting one large, four small; none reserved. */
export function featuredDogs(content: Content, today: Date): FeaturedDogsData {
	const index = dogsIndex(content, today)
	const { dogs, longest } = index
	const waiting = homesOf(index).filter((dog) => statusTogether(dogsTogether(dog, content.dogs)) === 'available')
	const withPicture = waiting.filter((dog) => dog.picture !== null)
	const first = waiting.find(({ id }) => id === longest?.id)
	const large = first?.picture ? first : (withPicture[0] ?? waiting[0])
	const small = withPicture.filter((dog) => dog.id !== large?.id).slice(0, MAX_SMALL_PICTURES)
	return {
		large: large ? { ...dogCard(large, content, today), quote: large.excerpt } : null,
		small: small.map((dog) => dogCard(dog, content, today)),
		total: dogs.length,
	}
}

/** The same dogs in one row, the longest waiting first. */
export function dogsWaiting(content: Content, today: Date): { dogs: DogCardData[]; total: number } {
	const { large, small, total } = featuredDogs(content, today)
	return { dogs: [...(large ? [large] : []), ...small].slice(0, MAX_SMALL_PICTURES), total }
}

/** Dogs that need a foster home, longest waiting first, up to the limit. */
export function fosterWanted(content: Content, today: Date): FosterWantedData {
	const index = dogsIndex(content, today)
	const wanted = index.dogs.filter((dog) => dog.fosterNeeded)
	const shown = homesOf(index)
		.filter((dog) => dogsTogether(dog, content.dogs).some(({ fosterNeeded }) => fosterNeeded))
		.slice(0, MAX_FOSTER_CARDS)
	const cards = shown.map((dog) => dogCard(dog, content, today))
	// The heading says that a foster home is wanted.
	return {
		dogs: cards.map((card) => (card.badge?.tone === 'foster' ? { ...card, badge: null } : card)),
		total: wanted.length,
	}
}

/** In the recommended order, of bonded dogs one. */
function homesOf(index: DogsIndex): Dog[] {
	return homesAmong(index, index.dogs.keys())
		.map((position) => index.dogs[position])
		.filter((dog) => dog !== undefined)
}
