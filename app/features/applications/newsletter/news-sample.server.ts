import type { Content } from '#content/model/content.ts'
import { isLookingForHome } from '#domain/dogs/status.ts'
import type { NewsSampleDog } from './news-sample.tsx'

/** The dog of the sample issue: one with a line of its own and a picture; null without one. */
export function sampleDog({
	articles,
	dogs,
	options,
}: Pick<Content, 'articles' | 'dogs' | 'options'>): NewsSampleDog | null {
	const dog = dogs.find((one) => isLookingForHome(one) && one.picture && one.firstPersonLine)
	if (!dog?.picture) return null
	const article = articles[0]
	return {
		sender: options?.site.name ?? '',
		name: dog.title,
		line: dog.firstPersonLine,
		url: `/dogs/${dog.slug}`,
		picture: dog.picture,
		article: article ? { title: article.title, url: `/useful-info/${article.slug}` } : null,
	}
}
