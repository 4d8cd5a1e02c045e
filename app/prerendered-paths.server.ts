import type { Content } from '#content/model/content.ts'
import { dogsIndex } from '#domain/dogs/filters/dogs-index.ts'
import { pathOf, plainPages } from '#domain/pages/plain-pages.ts'
import { PRERENDERED, type PrerenderedPattern } from './pages.ts'

type ItemPattern = Extract<PrerenderedPattern, `${string}:slug`>

/**
 * The paths of the prerendered pages in order of priority: pages without an item, pages of the backend at their own
 * addresses, the short lists, the dogs in the order of their list, and last the dogs that are not listed any more.
 */
export function prerenderedPaths(content: Content, today: Date): string[] {
	if (!content.options) return []
	const { dogs } = dogsIndex(content, today)
	const listed = new Set(dogs)
	const items: Record<ItemPattern, readonly { slug: string }[]> = {
		'/useful-info/:slug': content.articles,
		'/merch/:slug': content.merch,
		'/waystohelp/volunteering/:slug': content.roles,
		'/docs/:slug': content.docs,
		'/stories/:slug': content.stories,
		'/dogs/:slug': [...dogs, ...content.dogs.filter((dog) => !listed.has(dog))],
	}
	const fixed = PRERENDERED.filter((pattern) => !Object.hasOwn(items, pattern))
	const ofItems = Object.entries(items).flatMap(([pattern, list]) =>
		list.map(({ slug }) => pattern.replace(':slug', encodeURIComponent(slug))),
	)
	return [...fixed, ...plainPages(content).map(pathOf), ...ofItems]
}
