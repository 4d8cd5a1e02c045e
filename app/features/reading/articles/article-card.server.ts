import type { Article } from '#content/model/content.ts'
import type { ArticleCardData } from './article-card.tsx'

export function articleCard(article: Article): ArticleCardData {
	return {
		slug: article.slug,
		title: article.title,
		topic: article.categories[0]?.name ?? '',
		picture: article.picture,
		readingTime: readingTime(article),
	}
}

/** "6 minute read" */
export function readingTime({ readingMinutes }: Pick<Article, 'readingMinutes'>): string {
	return `${readingMinutes} minute read`
}

/** By title on the same day, so that the order is stable. */
export function newestFirst(articles: readonly Article[]): Article[] {
	return articles.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.title.localeCompare(b.title))
}
