import type { Content, Dog, DogStatus, FeedName, GeneralOptions } from '#content/model/content.ts'
import { sortInSteps } from '#lib/sort-in-steps.ts'
import { filterInSteps, type Steps } from '#lib/time-slices.ts'
import { createLookup } from './lookup.ts'

/** What a feed is made of. */
export interface FeedInput {
	content: Content
	options: GeneralOptions
	/** The public origin, without a slash at the end. */
	siteUrl: string
	today: Date
}

/** One file under `/feeds/`, the same for everyone who fetches it. */
export interface Feed {
	/** The switch in the options that turns it off. */
	name: FeedName
	/** What it is called when it is off. */
	title: string
	contentType: string
	/** The name a browser saves it under; without one it shows it. */
	downloadAs?: string
	/** Its text, piece by piece: of 10,000 dogs nobody wants the whole in memory. */
	pieces(input: FeedInput): Iterable<string>
}

/** Dogs of these statuses are in the list of the site; one who found a home, was withdrawn or died is in no feed. */
export const LISTED_STATUSES = ['available', 'coming_soon', 'reserved', 'on_trial', 'long_term_foster'] as const

export type ListedStatus = (typeof LISTED_STATUSES)[number]
export type ListedDog = Dog & { status: ListedStatus }

const listed: ReadonlySet<DogStatus> = new Set(LISTED_STATUSES)

/** Whether a dog may be in a feed at all. */
export function isListed(dog: Dog): dog is ListedDog {
	return listed.has(dog.status)
}

/** Everyone who may be in a feed, the newest first: by the day they were listed, else published. */
export const newestFirst = createLookup(function* (dogs): Steps<ListedDog[]> {
	const dayOf = (dog: Dog) => dog.listedOn || dog.publishedAt.slice(0, 10)
	const listedDogs = yield* filterInSteps(dogs, isListed)
	return yield* sortInSteps(listedDogs, (a, b) => comparePlain(dayOf(b), dayOf(a)) || b.id - a.id)
})

/** Compares days and other plain words as they are written; `localeCompare` would take a hundred times as long. */
export function comparePlain(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0
}

/** The page of a dog, as an absolute address. */
export function dogUrl(dog: Pick<Dog, 'slug'>, siteUrl: string): string {
	return `${siteUrl}/dogs/${encodeURIComponent(dog.slug)}`
}

/** The same for as long as the dog is listed, also when the name and so the address changes. */
export function dogKey(dog: Pick<Dog, 'id'>, siteUrl: string): string {
	return `dog-${dog.id}@${new URL(siteUrl).host}`
}
