import type { Article, Content, Dog } from '#content/model/content.ts'
import { knownBreed } from '#domain/dogs/breed.ts'
import { formatAge, formatDate } from '#lib/dates.ts'
import { frameTables } from '../wide-tables.ts'
import type { ArticleData } from './article.tsx'
import { articleCard, readingTime } from './article-card.server.ts'
import { dogsStillHere, relatedArticles } from './related.ts'

const MAX_RELATED_ARTICLES = 3

export function articleView(article: Article, content: Content, today: Date): ArticleData {
	const locale = content.options?.site.locale
	const category = article.categories[0]
	return {
		slug: article.slug,
		title: article.title,
		excerpt: article.excerpt,
		topic: category ? { slug: category.slug, name: category.name } : null,
		byline: byline(article, locale),
		picture: article.picture,
		headings: article.headings,
		html: frameTables(article.html),
		updated: formatDate(article.modifiedAt, locale),
		dogs: dogsStillHere(article.relatedDogs, (id) => content.dogById(id)).map((dog) => smallDog(dog, today)),
		phone: content.options?.site.phone ?? '',
		related: relatedArticles(article, content.articles, MAX_RELATED_ARTICLES).map(articleCard),
	}
}

function byline(article: Article, locale?: string): string[] {
	const { reviewedBy } = article
	const date = formatDate(article.reviewedOn, locale)
	const checked = reviewedBy ? [`Checked by ${reviewedBy}`, date] : [date && `Checked ${date}`]
	return [...checked, readingTime(article)].filter(Boolean)
}

function smallDog(dog: Dog, today: Date): ArticleData['dogs'][number] {
	return {
		slug: dog.slug,
		name: dog.title,
		about: [knownBreed(dog), formatAge(dog.birthDate, today)].filter(Boolean).join(', '),
		picture: dog.picture ?? dog.gallery[0] ?? null,
	}
}
