import { createHash } from 'node:crypto'
import { eachInSteps, mapInSteps, runAtOnce, type Steps } from '#lib/time-slices.ts'
import type { Content, PictureSource } from '../model/content.ts'
import type { Loaded } from '../wordpress/http/backend.ts'
import { CONTENT_TYPES, type ReplicaData } from './replica-data.ts'

/**
 * Makes the revision that requests read. Equal lists make the same `revision`, also in another process.
 *
 * @param setAddress where staff notices go by the operator's setting; it wins over what the backend names
 */
export function buildContent(lists: ReplicaData, setAddress: string | null = null): Content {
	return runAtOnce(createContentBuilder(setAddress)(lists))
}

/** As `buildContent`, in steps. A builder remembers the digest of each item, so that a revision costs what has changed. */
export function createContentBuilder(setAddress: string | null = null): (lists: ReplicaData) => Steps<Content> {
	const digests = new WeakMap<Loaded<unknown>, string>()
	return (lists) => {
		const notificationEmail = setAddress || lists.notificationEmail || lists.options?.email || ''
		return contentSteps({ ...lists, notificationEmail }, digests)
	}
}

function* contentSteps(lists: ReplicaData, digests: WeakMap<Loaded<unknown>, string>): Generator<undefined, Content> {
	const revision = yield* revisionOf(lists, digests)
	const pictures = yield* picturesIn(lists)
	const { dogs, merch, posts, docs, pages, stories, roles } = lists.items
	const dogsBySlug = yield* indexed(dogs, (dog) => dog.slug)
	const dogsById = yield* indexed(dogs, (dog) => dog.id)
	const merchBySlug = yield* indexed(merch, (item) => item.slug)
	const articlesBySlug = yield* indexed(posts, (article) => article.slug)
	const docsBySlug = yield* indexed(docs, (doc) => doc.slug)
	const pagesByPath = yield* indexed(pages, (page) => page.path)
	const storiesBySlug = yield* indexed(stories, (story) => story.slug)
	const rolesBySlug = yield* indexed(roles, (role) => role.slug)
	return Object.freeze({
		revision,
		options: lists.options,
		notificationEmail: lists.notificationEmail,
		letters: lists.letters,
		dogs: yield* itemsOf(dogs),
		merch: yield* itemsOf(merch),
		articles: yield* itemsOf(posts),
		docs: yield* itemsOf(docs),
		pages: yield* itemsOf(pages),
		stories: yield* itemsOf(stories),
		roles: yield* itemsOf(roles),
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

const DIGEST_LENGTH = 12

function* revisionOf(
	{ options, notificationEmail, letters, categories, items }: ReplicaData,
	digests: WeakMap<Loaded<unknown>, string>,
): Generator<undefined, string> {
	const hash = createHash('sha256')
	hash.update(JSON.stringify([options, notificationEmail, letters, categories]))
	for (const type of CONTENT_TYPES) {
		hash.update(`${type}:`)
		for (const loaded of items[type]) {
			const digest = digests.get(loaded) ?? digestOf(JSON.stringify(loaded))
			digests.set(loaded, digest)
			hash.update(digest)
			yield
		}
	}
	return hash.digest('base64url').slice(0, DIGEST_LENGTH)
}

function digestOf(text: string): string {
	return createHash('sha256').update(text).digest('base64url').slice(0, DIGEST_LENGTH)
}

function* picturesIn({ items }: ReplicaData): Generator<undefined, Map<string, PictureSource>> {
	const pictures = new Map<string, PictureSource>()
	for (const type of CONTENT_TYPES) {
		for (const { pictures: sources } of items[type]) {
			for (const source of sources) pictures.set(source.id, source)
			yield
		}
	}
	return pictures
}

function* itemsOf<T>(list: readonly Loaded<T>[]): Steps<readonly T[]> {
	return Object.freeze(yield* mapInSteps(list, ({ item }) => item))
}

function* indexed<T, K>(list: readonly Loaded<T>[], key: (item: T) => K): Steps<ReadonlyMap<K, T>> {
	const index = new Map<K, T>()
	yield* eachInSteps(list, ({ item }) => void index.set(key(item), item))
	return index
}
