import type { Content, ContentSource, Dog } from '#content/model/content.ts'
import { dogsTogether, namesOf, statusTogether } from '#domain/dogs/bonded-pair.ts'
import { breedInWords } from '#domain/dogs/breed.ts'
import { isListed, isLookingForHome } from '#domain/dogs/status.ts'
import { daysSince } from '#lib/dates.ts'
import { formLink } from '#lib/open-forms.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { singleDogCard } from '../card/dog-card.server.ts'
import { missingDog } from '../favourites/selection/missing-dog.server.ts'
import { findDog } from '../favourites/selection/selected-dogs.server.ts'
import { MAX_COMPARED, readSelection, selectionUrl } from '../favourites/selection/selection.ts'
import type { CompareData } from './compare.tsx'
import { compareExample } from './compare-example.server.ts'
import { compareLead } from './compare-lead.server.ts'
import { compareGroups, countRows } from './compare-rows.ts'
import { findDogs } from './find-dogs.server.ts'
import { tonesOf } from './tones.ts'

const DEFAULT_LOCALE = 'en-GB'

interface CompareRequest {
	url: URL
	today: Date
	currentSlug: ContentSource['currentSlug']
}

/**
 * The comparison of a URL: `?dogs=` selects dogs and `?find=` searches for one more. Reports dogs beyond the limit of
 * four and dogs no longer listed.
 */
export async function compare(content: Content, { url, today, currentSlug }: CompareRequest): Promise<CompareData> {
	const requestedSlugs = await Promise.all(
		readSelection(url.searchParams).map(async (slug) => ({ slug, dog: await findDog(content, slug, currentSlug) })),
	)
	const present = [...new Set(requestedSlugs.map(({ dog }) => dog))].filter((dog) => dog !== undefined).filter(isListed)
	const dogs = present.slice(0, MAX_COMPARED)
	const slugs = dogs.map(({ slug }) => slug)
	const groups = dogs.length > 1 ? compareGroups(dogs, rowOptions(content, today)) : []
	const names = dogs.map(({ title }) => title)
	return {
		title: titleFor(names),
		names,
		lead: compareLead(dogs, today),
		path: selectionUrl('/compare', slugs),
		dogs: dogs.map((dog) => ({
			...singleDogCard(dog, content, today),
			next: nextFor(dog, content),
			without: selectionUrl(
				'/compare',
				slugs.filter((slug) => slug !== dog.slug),
			),
		})),
		tones: tonesOf(dogs),
		groups,
		...countRows(groups),
		excluded: present.slice(MAX_COMPARED).map(({ slug, title }) => ({ slug, name: title })),
		missing: requestedSlugs.map(({ slug, dog }) => missingDog(slug, dog)).filter((dog) => dog !== undefined),
		example: dogs.length < 2 ? exampleWith(dogs, content, today) : null,
		more: dogs.length < MAX_COMPARED ? moreDogs(content, dogs, { url, today }) : null,
	}
}

/** Where a column leads: the form for its dog (of a pair, for both), or the sponsors of a dog that stays where it is. */
function nextFor(dog: Dog, content: Content): CompareData['dogs'][number]['next'] {
	const status = statusTogether(dogsTogether(dog, content.dogs))
	if (status === 'long_term_foster' && dog.sponsorable)
		return { text: 'Sponsor', url: `/sponsor/${encodeURIComponent(dog.slug)}` }
	if (!isLookingForHome({ status }) || status === 'on_trial') return null
	const text = status === 'reserved' ? 'Join the waiting list' : 'Apply to adopt'
	return formLink({ text, url: `/apply/adoption/start?dog=${encodeURIComponent(dog.slug)}` }, content)
}

/** The normalised URL, if it differs: a form sends one parameter per dog. */
export function tidyAddress(url: URL): string | undefined {
	return url.searchParams.getAll('dogs').length > 1
		? selectionUrl('/compare', readSelection(url.searchParams))
		: undefined
}

function titleFor(names: string[]): string {
	if (names.length === 0) return 'Dogs side by side'
	return names.length === 1 ? `${names[0]} and who else?` : listInWords(names)
}

function rowOptions(content: Content, today: Date) {
	return {
		today,
		locale: content.options?.site.locale ?? DEFAULT_LOCALE,
		breedOf: breedInWords,
		bondedWith: (dog: Dog) => namesOf(dogsTogether(dog, content.dogs).slice(1)),
	}
}

/** An example with the selected dog, if there is one, and the next suggestions. */
function exampleWith(selected: readonly Dog[], content: Content, today: Date): CompareData['example'] {
	const suggested = findDogs('', content.dogs.filter(isListed), selected, today).dogs
	const dogs = [...selected, ...suggested].slice(0, 2)
	const example = compareExample(dogs, rowOptions(content, today))
	return example && { ...example, tones: tonesOf(dogs), dogs: dogs.map((dog) => singleDogCard(dog, content, today)) }
}

function moreDogs(
	content: Content,
	selected: readonly Dog[],
	{ url, today }: Pick<CompareRequest, 'url' | 'today'>,
): CompareData['more'] {
	const slugs = selected.map(({ slug }) => slug)
	const found = findDogs(url.searchParams.get('find'), content.dogs.filter(isListed), selected, today)
	return {
		find: found.find,
		total: found.total,
		dogs: found.dogs.map((dog) => ({
			...singleDogCard(dog, content, today),
			waited: waitInDays(dog, today),
			to: selectionUrl('/compare', [...slugs, dog.slug]),
		})),
	}
}

/** "214 days"; "" when not known. */
function waitInDays({ status, listedOn }: Dog, today: Date): string {
	const days = status === 'available' && listedOn ? daysSince(listedOn, today) : undefined
	return days ? `${days} ${days === 1 ? 'day' : 'days'}` : ''
}
