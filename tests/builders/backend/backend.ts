import type { Content, ContentType, Dog, PictureSource, Term } from '#content/model/content.ts'
import {
	type Backend,
	BackendError,
	type ItemOf,
	type ItemsAnswer,
	type Loaded,
	type MediaRecord,
} from '#content/wordpress/http/backend.ts'
import { someOptions } from '../content/options.ts'

type Shelves = { [T in ContentType]: Loaded<ItemOf[T]>[] }

/** A content backend in memory, with faults and a call log. */
export function aBackend({ source = 'http://wp.example' } = {}) {
	const shelves: Shelves = { dogs: [], merch: [], posts: [], docs: [], pages: [], stories: [], roles: [] }
	const world = {
		options: someOptions(),
		optionPictures: [] as PictureSource[],
		notificationEmail: 'office@fairlead.example',
		emailTexts: {} as Content['emailTexts'],
		categories: [] as Term[],
		/** Terms and media that records embed. */
		terms: [] as Term[],
		media: [] as MediaRecord[],
		shelves,
		/** Ids of invalid records. */
		unusable: new Set<number>(),
		hidden: new Set<number>(),
		/** Records each list counts and does not contain. */
		unshown: 0,
		slugs: new Map<string, string>(),
		/** Names of failing calls: "options", "categories", a type, or "resolve". */
		broken: new Set<string>(),
		/** Delays each response. */
		delay: async (_call: string) => {},
		calls: [] as string[],
	}

	async function called(name: string, detail = '') {
		world.calls.push(`${name}${detail}`)
		await world.delay(name)
		if (world.broken.has(name)) throw new BackendError(`the content backend answered 500 for ${name}`, 500)
	}

	async function items<T extends ContentType>(type: T, only: { ids?: number[] } = {}): Promise<ItemsAnswer<ItemOf[T]>> {
		await called(type, only.ids ? `?ids=${only.ids}` : '')
		const found = world.shelves[type].filter(({ item }) => !only.ids || only.ids.includes(item.id))
		const ids = found.map(({ item }) => item.id)
		return {
			items: found.filter(({ item }) => !world.unusable.has(item.id) && !world.hidden.has(item.id)),
			seen: ids.filter((id) => !world.hidden.has(id)),
			hidden: ids.filter((id) => world.hidden.has(id)),
			unshown: world.unshown,
		}
	}

	const backend: Backend = {
		source,
		items,
		async options() {
			await called('options')
			const { options, optionPictures, notificationEmail, emailTexts } = world
			return structuredClone({ options, optionPictures, notificationEmail, emailTexts })
		},
		async categories() {
			await called('categories')
			return structuredClone(world.categories)
		},
		async ids(type) {
			await called(type, '?sweep')
			const items = world.shelves[type].map(({ item }) => item)
			const shown = items.filter(({ id }) => !world.hidden.has(id))
			return {
				ids: shown.map(({ id }) => id),
				modifiedAt: new Map(shown.map(({ id, modifiedAt }) => [id, modifiedAt])),
				hidden: items.map(({ id }) => id).filter((id) => world.hidden.has(id)),
				unshown: world.unshown,
			}
		},
		async terms() {
			await called('terms')
			return structuredClone(world.terms)
		},
		async media(ids) {
			await called('media')
			return structuredClone(world.media.filter(({ id }) => ids.includes(id)))
		},
		async resolve(type, slug) {
			await called('resolve', ` ${type}/${slug}`)
			return world.slugs.get(`${type}/${slug}`)
		},
		async pingCron() {
			world.calls.push('cron')
		},
	}
	return { backend, world }
}

export function loadedDog(dog: Dog): Loaded<Dog> {
	const { picture } = dog
	const source = picture && { id: picture.id, version: picture.version, files: [] }
	return { item: dog, pictures: source ? [source] : [] }
}
