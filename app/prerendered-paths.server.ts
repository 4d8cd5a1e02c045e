import type { Content } from '#content/model/content.ts'
import { dogsIndex } from '#domain/dogs/filters/dogs-index.ts'
import { pathOf } from '#domain/pages/path-of.ts'
import { type ItemLists, itemPath, PAGE_ROWS } from './pages.ts'
import { plainPages } from './plain-pages.ts'

/**
 * Most important first: pages without an item, backend pages, the short lists, the dogs in the order of their list,
 * then dogs that are not listed any more.
 */
export function prerenderedPaths(content: Content, today: Date): string[] {
	if (!content.options) return []
	const { dogs } = dogsIndex(content, today)
	const listed = new Set(dogs)
	const lists: ItemLists = { ...content, dogs: [...dogs, ...content.dogs.filter((dog) => !listed.has(dog))] }
	const prerendered = PAGE_ROWS.filter(({ isPrerendered }) => isPrerendered)
	const pathsOf = (isDue: (items?: keyof ItemLists) => boolean) =>
		prerendered.flatMap(({ path, items }) => {
			if (!isDue(items)) return []
			return items ? lists[items].map((item) => itemPath(path, item)) : [path]
		})
	return [
		...pathsOf((items) => !items),
		...plainPages(content).map(pathOf),
		...pathsOf((items) => items !== undefined && items !== 'dogs'),
		...pathsOf((items) => items === 'dogs'),
	]
}
