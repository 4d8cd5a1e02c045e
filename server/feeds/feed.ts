import type { Content, Dog, FeedName, GeneralOptions } from '#content/model/content.ts'
import { isListed, type ListedDog } from '#domain/dogs/status.ts'
import { sortInSteps } from '#lib/lists/sort-in-steps.ts'
import { filterInSteps, type Steps } from '#lib/time-slices.ts'
import { createLookup } from './lookup.ts'

export interface FeedInput {
	content: Content
	options: GeneralOptions
	/** The public origin, without a trailing slash. */
	siteUrl: string
	today: Date
}

/** A file under `/feeds/`. */
export interface Feed {
	/** The option that switches it on or off. */
	name: FeedName
	/** Its name in the message when it is off. */
	title: string
	contentType: string
	/** Without one browsers display the feed. */
	downloadAs?: string
	/** Its text in pieces, to limit memory with 10,000 dogs. */
	pieces(input: FeedInput): Iterable<string>
}

/** Listed dogs, newest first by listing or publication date. */
export const newestFirst = createLookup(function* (dogs): Steps<ListedDog[]> {
	const dayOf = (dog: Dog) => dog.listedOn || dog.publishedAt.slice(0, 10)
	const listedDogs = yield* filterInSteps(dogs, isListed)
	return yield* sortInSteps(listedDogs, (a, b) => comparePlain(dayOf(b), dayOf(a)) || b.id - a.id)
})

/** Compares by code units, a hundred times as fast as `localeCompare`. */
export function comparePlain(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0
}

export function dogUrl(dog: Pick<Dog, 'slug'>, siteUrl: string): string {
	return `${siteUrl}/dogs/${encodeURIComponent(dog.slug)}`
}

/** Stable while the dog is listed, also when its slug changes. */
export function dogKey(dog: Pick<Dog, 'id'>, siteUrl: string): string {
	return `dog-${dog.id}@${new URL(siteUrl).host}`
}

/** Makes the URLs in sanitised HTML absolute; links within the text lead to the page. */
export function absoluteHtml(html: string, siteUrl: string, pageUrl: string): string {
	// Only tags are changed: a text may contain `href="/"`. The sanitiser leaves no ">" in an attribute.
	return html.replaceAll(/<(?:a|img)\s[^>]*>/g, (tag) =>
		tag
			.replace(/ (href|src)="\/(?!\/)/g, ` $1="${siteUrl}/`)
			.replace(/ href="#/g, ` href="${pageUrl}#`)
			.replace(/ srcset="([^"]*)"/g, (_, set: string) => ` srcset="${set.replaceAll(/(^|,\s*)\//g, `$1${siteUrl}/`)}"`),
	)
}
