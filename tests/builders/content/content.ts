import type { Content } from '#content/model/content.ts'

type Lists = Pick<
	Content,
	| 'dogs'
	| 'merch'
	| 'articles'
	| 'docs'
	| 'pages'
	| 'stories'
	| 'roles'
	| 'options'
	| 'notificationEmail'
	| 'emailTexts'
>

/** A revision with the given content only. */
export function someContent(lists: Partial<Lists> = {}): Content {
	const {
		dogs = [],
		merch = [],
		articles = [],
		docs = [],
		pages = [],
		stories = [],
		roles = [],
		options = null,
		notificationEmail = 'office@fairlead.example',
		emailTexts = {},
	} = lists
	const bySlug =
		<T extends { slug: string }>(items: readonly T[]) =>
		(slug: string) =>
			items.find((item) => item.slug === slug)
	return {
		revision: 'r1',
		options,
		notificationEmail,
		emailTexts,
		dogs,
		merch,
		articles,
		docs,
		pages,
		stories,
		roles,
		categories: [],
		dog: bySlug(dogs),
		dogById: (id) => dogs.find((dog) => dog.id === id),
		merchItem: bySlug(merch),
		article: bySlug(articles),
		doc: bySlug(docs),
		page: (path) => pages.find((page) => page.path === path),
		story: bySlug(stories),
		role: bySlug(roles),
		picture: () => undefined,
	}
}
