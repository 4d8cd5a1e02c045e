import { pageNumber, paginate } from '#app/lib/paginate.ts'
import type { Content, Dog } from '#content/content.ts'
import { dogCard } from '../card/dog-card.server.ts'
import { isListed, longestWaiting } from '../status.ts'
import { type DogFilter, listAddress, readDogFilter, wishesOf, without } from './dog-filter.ts'
import type { DogsListData } from './dogs-list.tsx'
import {
	capitalised,
	chipText,
	countInWords,
	maybeTitle,
	untestedInWords,
	untestedLink,
	wishName,
} from './filter-words.ts'
import { soleUnknown, sortOut } from './fitting.ts'
import { maybeDog } from './maybe-dog.server.ts'
import { noMatch } from './no-match.server.ts'
import { inWaitingOrder } from './order.ts'
import { placesOf } from './place.ts'

const PAGE_SIZE = 24

/** The list as its address asks for it: the dogs who fit, then the maybes, and a way to those nobody has tested yet. */
export function dogsList(content: Content, url: URL, today: Date): DogsListData {
	const listed = inWaitingOrder(content.dogs.filter(isListed), today)
	const places = placesOf(listed)
	const filter = readDogFilter(url.searchParams, places)
	const { yes, maybe, untested } = sortOut(listed, filter)
	const unknown = soleUnknown(untested, filter)
	const showsUntested = untested.length > 0 && url.searchParams.get('untested') === '1'

	const longest = longestWaiting(content.dogs)
	const card = (dog: Dog) => dogCard(dog, today, longest)
	const shown = showsUntested ? untested : [...yes, ...maybe]
	const { items, page, pages, total } = paginate(shown, pageNumber(url), PAGE_SIZE)
	const maybes = new Set(maybe)
	return {
		wishes: { size: filter.size ?? '', with: filter.with ?? '', place: filter.place?.slug ?? '' },
		places: places.map(({ slug, name }) => ({ value: slug, text: name })),
		heading: showsUntested
			? untestedInWords(untested.length, filter, unknown)
			: countInWords({ yes: yes.length, maybe: maybe.length }, filter),
		applied: applied(filter, showsUntested),
		dogs: items.filter((dog) => !maybes.has(dog)).map(card),
		maybe: {
			title: maybeTitle(filter),
			dogs: items.filter((dog) => maybes.has(dog)).map((dog) => maybeDog(dog, filter, card(dog))),
		},
		untested:
			untested.length > 0 && !showsUntested
				? { text: untestedLink(untested.length, filter, unknown), to: listAddress(filter, { untested: true }) }
				: null,
		showsUntested,
		noMatch: shown.length === 0 && listed.length > 0 ? noMatch(listed, filter, card) : null,
		page,
		pages,
		total,
		address: listAddress(filter, { untested: showsUntested }),
		phone: content.options?.site.phone ?? '',
	}
}

function applied(filter: DogFilter, showsUntested: boolean): DogsListData['applied'] {
	const wishes = wishesOf(filter).map((wish) => ({
		text: showsUntested ? capitalised(wishName(filter, wish)) : chipText(filter, wish),
		to: listAddress(without(filter, wish), { untested: showsUntested }),
	}))
	return showsUntested ? [...wishes, { text: 'Not known yet', to: listAddress(filter) }] : wishes
}
