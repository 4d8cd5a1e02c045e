import { createHash } from 'node:crypto'
import type { Content } from '../content.ts'
import type { Loaded } from '../wordpress/backend.ts'
import { CONTENT_TYPES, type Lists } from './lists.ts'

/**
 * Makes the revision that requests read. Equal lists make the same `revision`, also in another process.
 *
 * @param setAddress where staff notices go by the operator's setting; it wins over what the backend names
 */
export function buildContent(lists: Lists, setAddress: string | null = null): Content {
	const notificationEmail = setAddress || lists.notificationEmail || lists.options?.email || ''
	const { dogs, merch, posts, docs, pages, stories, roles } = lists.items
	const dogsBySlug = indexed(dogs, (dog) => dog.slug)
	const dogsById = indexed(dogs, (dog) => dog.id)
	const merchBySlug = indexed(merch, (item) => item.slug)
	const articlesBySlug = indexed(posts, (article) => article.slug)
	const docsBySlug = indexed(docs, (doc) => doc.slug)
	const pagesByPath = indexed(pages, (page) => page.path)
	const storiesBySlug = indexed(stories, (story) => story.slug)
	const rolesBySlug = indexed(roles, (role) => role.slug)
	const pictures = new Map(
		CONTENT_TYPES.flatMap((type) => lists.items[type].flatMap((loaded) => loaded.pictures)).map((source) => [
			source.id,
			source,
		]),
	)
	return Object.freeze({
		revision: revisionOf({ ...lists, notificationEmail }),
		options: lists.options,
		notificationEmail,
		letters: lists.letters,
		dogs: itemsOf(dogs),
		merch: itemsOf(merch),
		articles: itemsOf(posts),
		docs: itemsOf(docs),
		pages: itemsOf(pages),
		stories: itemsOf(stories),
		roles: itemsOf(roles),
		categories: Object.freeze([...lists.categories]),
		dog: (slug: string) => dogsBySlug.get(slug),
		dogById: (id: number) => dogsById.get(id),
		merchItem: (slug: string) => merchBySlug.get(slug),
		article: (slug: string) => articlesBySlug.get(slug),
		doc: (slug: string) => docsBySlug.get(slug),
		page: (path: string) => pagesByPath.get(path),
		story: (slug: string) => storiesBySlug.get(slug),
		role: (slug: string) => rolesBySlug.get(slug),
		picture: (id: string) => pictures.get(id),
	})
}

function revisionOf({ options, notificationEmail, letters, categories, items }: Lists): string {
	const hash = createHash('sha256')
	hash.update(JSON.stringify([options, notificationEmail, letters, categories]))
	for (const type of CONTENT_TYPES) hash.update(JSON.stringify(items[type]))
	return hash.digest('base64url').slice(0, 12)
}

function itemsOf<T>(list: readonly Loaded<T>[]): readonly T[] {
	return Object.freeze(list.map(({ item }) => item))
}

function indexed<T, K>(list: readonly Loaded<T>[], key: (item: T) => K): ReadonlyMap<K, T> {
	return new Map(list.map(({ item }) => [key(item), item]))
}
