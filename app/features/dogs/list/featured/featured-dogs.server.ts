import { dogCard } from '#app/features/dogs/card/dog-card.server.ts'
import type { Content } from '#content/model/content.ts'
import { dogsIndex } from '#domain/dogs/filters/dogs-index.ts'
import type { FeaturedDogsData } from './featured-dogs.tsx'
import type { FosterWantedData } from './foster-wanted.tsx'

const MAX_SMALL_PICTURES = 4

/** A page of the list of dogs has as many. A network of rescues may have hundreds, too slow to render on one page. */
const MAX_FOSTER_CARDS = 24

/** The featured dogs of the home page: the longest waiting one large, four small; none reserved. */
export function featuredDogs(content: Content, today: Date): FeaturedDogsData {
	const { dogs, longest } = dogsIndex(content, today)
	const waiting = dogs.filter((dog) => dog.status === 'available')
	const withPicture = waiting.filter((dog) => dog.picture !== null)
	const large = longest?.picture ? longest : (withPicture[0] ?? waiting[0])
	const small = withPicture.filter((dog) => dog.id !== large?.id).slice(0, MAX_SMALL_PICTURES)
	return {
		large: large ? { ...dogCard(large, today, longest), quote: large.excerpt } : null,
		small: small.map((dog) => dogCard(dog, today, longest)),
		total: dogs.length,
	}
}

/** Dogs that need a foster home, longest waiting first, up to the limit. */
export function fosterWanted(content: Content, today: Date): FosterWantedData {
	const { dogs, longest } = dogsIndex(content, today)
	const wanted = dogs.filter((dog) => dog.fosterNeeded)
	const shown = wanted.slice(0, MAX_FOSTER_CARDS)
	return { dogs: shown.map((dog) => ({ ...dogCard(dog, today, longest), badge: null })), total: wanted.length }
}
