import { createHash } from 'node:crypto'
import type { Content, PictureSource } from '#content/model/content.ts'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import type { Loaded } from '#content/wordpress/http/backend.ts'
import { eachInSteps, mapInSteps, runAtOnce, type Steps } from '#lib/time-slices.ts'
import type { ReplicaData } from '../replica-data.ts'

/**
 * Builds the revision that requests read. Equal data gives the same `revision` in every process.
 *
 * @param notificationOverride the operator's address for staff notices; overrides the backend's
 */
export function buildContent(data: ReplicaData, notificationOverride: string | null = null): Content {
	return runAtOnce(createContentBuilder(notificationOverride)(data))
}

/** Like `buildContent`, in steps. Caches the digest of each item. */
export function createContentBuilder(
	notificationOverride: string | null = null,
): (data: ReplicaData) => Steps<Content> {
	const digests = new WeakMap<Loaded<unknown>, string>()
	return (data) => {
		const notificationEmail = notificationOverride || data.notificationEmail || data.options?.email || ''
		return contentSteps({ ...data, notificationEmail }, digests)
	}
}

function* contentSteps(data: ReplicaData, digests: WeakMap<Loaded<unknown>, string>): Generator<undefined, Content> {
	const revision = yield* revisionOf(data, digests)
	const pictures = yield* picturesIn(data)
	const { dogs, merch, posts, docs, pages, stories, roles } = data.items
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
		options: data.options,
		notificationEmail: data.notificationEmail,
		emailTexts: data.emailTexts,
		dogs: yield* itemsOf(dogs),
		merch: yield* itemsOf(merch),
		articles: yield* itemsOf(posts),
		docs: yield* itemsOf(docs),
		pages: yield* itemsOf(pages),
		stories: yield* itemsOf(stories),
		roles: yield* itemsOf(roles),
		categories: Object.freeze([...data.categories]),
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
	{ options, optionPictures, notificationEmail, emailTexts, categories, items }: ReplicaData,
	digests: WeakMap<Loaded<unknown>, string>,
): Generator<undefined, string> {
	const hash = createHash('sha256')
	hash.update(JSON.stringify([options, optionPictures, notificationEmail, emailTexts, categories]))
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

function* picturesIn({ items, optionPictures }: ReplicaData): Generator<undefined, Map<string, PictureSource>> {
	const pictures = new Map(optionPictures.map((source) => [source.id, source]))
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
