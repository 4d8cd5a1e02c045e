import type { Content, Dog } from '#content/model/content.ts'
import { dogsTogether } from '#domain/dogs/bonded-pair.ts'
import { criteriaOf, type DogFilter, listUrl, readDogFilter, readSort } from '#domain/dogs/filters/dog-filter.ts'
import { type DogsIndex, dogsIndex, homesAmong } from '#domain/dogs/filters/dogs-index.ts'
import { type DogQuery, matchDogs, onlyUnknownCriterion } from '#domain/dogs/filters/match-dogs.ts'
import { fitsEveryDog, type SearchResult } from '#domain/dogs/search/search.ts'
import { isSpokenFor } from '#domain/dogs/status.ts'
import { type BitSet, has, setOf, sizeOf } from '#lib/lists/bit-set.ts'
import { pageNumber, paginate } from '#lib/lists/paginate.ts'
import { formLink } from '#lib/open-forms.ts'
import { dogCard } from '../card/dog-card.server.ts'
import { type SimilarDog, similarDogs } from '../profile/similar/similar-dogs.ts'
import {
	countInWords,
	homesInWords,
	maybeTitle,
	respeltInWords,
	spokenForInWords,
	untestedInWords,
	untestedLink,
} from './count-words.ts'
import type { DogsListData } from './dogs-list.tsx'
import { activeFilters, quickFilters, sortChoices } from './filters/active-filters.server.ts'
import { filterPanel } from './filters/filter-panel.server.ts'
import type { Names } from './filters/filter-words.ts'
import { maybeDog } from './no-match/maybe-dog.server.ts'
import { noMatch } from './no-match/no-match.server.ts'

const PAGE_SIZE = 24
/** So few matches are large, and dogs like them follow. */
const MAX_FEW = 2
const SIMILAR = 4

const NO_SEARCH: SearchResult = { ids: [], isRespelt: false }

/**
 * The list of a URL: the matches, the maybes, and a link to untested dogs. `found` is the result of `searchDogs`;
 * only for a URL with a search.
 */
export function dogsList(content: Content, url: URL, today: Date, result = NO_SEARCH): DogsListData {
	const index = dogsIndex(content, today)
	const filter = readDogFilter(url.searchParams, index.offered)
	const sort = readSort(url.searchParams)
	const names = namesIn(index)
	const found = foundPositions(index, filter.q, result.ids)
	const query: DogQuery = { index, filter, found: filter.q ? foundSet(index, found) : null }
	const { yes, maybe, untested } = matchDogs(query)
	const counts = { yes: sizeOf(yes), maybe: sizeOf(maybe), untested: sizeOf(untested) }
	const unknown = onlyUnknownCriterion(query, untested)
	const showsUntested = counts.untested > 0 && url.searchParams.get('untested') === '1'

	const order = filter.q && sort === 'recommended' ? Uint32Array.from(found) : index.orders[sort]
	const inOrder = (set: BitSet) => (sizeOf(set) === 0 ? [] : Array.from(order.filter((position) => has(set, position))))
	const shown = showsUntested ? inOrder(untested) : [...inOrder(yes), ...inOrder(maybe)]
	const homes = homesAmong(index, shown)
	const { items, page, pages, total } = paginate(homes, pageNumber(url), PAGE_SIZE)
	const card = (dog: Dog) => dogCard(dog, content, today)
	const dogsAt = (positions: readonly number[]) =>
		positions.map((position) => index.dogs[position]).filter((dog) => dog !== undefined)
	const isMaybe = (position: number) => !showsUntested && has(maybe, position)
	const matched = dogsAt(shown)
	const applied = activeFilters(filter, sort, showsUntested, names)
	const respelt = result.isRespelt && isOnlySearch(filter) ? respeltInWords(matched, filter.q) : null
	return {
		panel: filterPanel(query, sort, names),
		quick: quickFilters(filter, sort, names),
		sort: sortChoices(filter, sort),
		heading: showsUntested
			? untestedInWords(counts.untested, filter, unknown, names)
			: (respelt ?? countInWords(counts, filter, names)),
		homes: sentences(
			homesInWords(groupsAmong(index, homes), shown.length, total),
			spokenForInWords(matched.filter(isSpokenFor).length, shown.length),
		),
		applied,
		dogs: dogsAt(items.filter((position) => !isMaybe(position))).map(card),
		maybe: {
			title: maybeTitle(filter),
			dogs: dogsAt(items.filter(isMaybe)).map((dog) =>
				maybeDog(dogsTogether(dog, content.dogs), filter, card(dog), today),
			),
		},
		untested:
			counts.untested > 0 && !showsUntested
				? {
						text: untestedLink(counts.untested, unknown, names),
						to: listUrl(filter, { untested: true, sort }),
					}
				: null,
		showsUntested,
		isFolded: isOnlySearch(filter) && total <= MAX_FEW,
		similar: similarTo(total <= MAX_FEW ? matched : [], index, today).map(({ dog, why }) => ({ card: card(dog), why })),
		noMatch: total === 0 && index.dogs.length > 0 ? noMatch(query, names, card) : null,
		page,
		pages,
		total,
		address: listUrl(filter, { untested: showsUntested, sort }),
		search: { ...searchFacts(filter, { showsUntested, total }), title: applied.map(({ text }) => text).join(', ') },
		form: formLink({ text: 'Tell us who you hope for', url: '/apply/adoption/start' }, content),
		phone: content.options?.site.phone ?? '',
		hasAnyDog: content.dogs.length > 0,
	}
}

function sentences(...all: string[]): string {
	return all.filter(Boolean).join(' ')
}

function isOnlySearch(filter: DogFilter): boolean {
	return filter.q !== '' && criteriaOf(filter).length === 1
}

function similarTo(matched: readonly Dog[], { dogs }: DogsIndex, today: Date): SimilarDog[] {
	return similarDogs(matched, dogs, { count: SIMILAR, today })
}

/** What search engines are told; docs/decisions/0009. */
function searchFacts(filter: DogFilter, { showsUntested, total }: { showsUntested: boolean; total: number }) {
	const [criterion, another] = criteriaOf(filter)
	const isWhole = !criterion && !showsUntested
	const isSingleFilter =
		criterion && !another && criterion.group !== 'q' && criterion.group !== 'reserved' && criterion.values.length === 1
	return {
		address: listUrl(filter, { untested: showsUntested }),
		isIndexed: isWhole || Boolean(isSingleFilter && !showsUntested && total > 0),
	}
}

/** The bonded dogs among these positions. */
function groupsAmong({ groups, dogs }: DogsIndex, positions: readonly number[]): Dog[][] {
	return positions
		.flatMap((position) => [groups.get(position) ?? []])
		.filter(({ length }) => length > 0)
		.map((group) => group.map((position) => dogs[position]).filter((dog) => dog !== undefined))
}

/** Best first, each with its bonded dogs. A search for "a" or "the" begins with matching names and continues with all other dogs. */
function foundPositions(index: DogsIndex, q: string, matches: readonly Dog['id'][]): number[] {
	const found = matches.map((id) => index.positionOf.get(id)).filter((position) => position !== undefined)
	const together = found.flatMap((position) => [position, ...(index.groups.get(position) ?? [])])
	return [...new Set(fitsEveryDog(q) ? [...together, ...index.dogs.keys()] : together)]
}

function foundSet(index: DogsIndex, found: readonly number[]): BitSet {
	const positions = new Set(found)
	return setOf(index.dogs.length, (position) => positions.has(position))
}

function namesIn({ offered }: DogsIndex): Names {
	return (group, slug) => offered[group].find((one) => one.slug === slug)?.name ?? slug
}

/** A feed linked in the page's head. */
interface FeedLink {
	type: string
	title: string
	href: string
}

export function feedLinks({ options }: Content): FeedLink[] {
	if (!options) return []
	const title = `Dogs at ${options.site.name}`
	return [
		options.feeds.rss && { type: 'application/rss+xml', title, href: '/feeds/dogs.xml' },
		options.feeds.json && { type: 'application/feed+json', title, href: '/feeds/dogs.json' },
	].filter((link) => link !== false)
}
