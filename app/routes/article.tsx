import { articleView } from '#app/features/reading/articles/article.server.ts'
import { ArticleView } from '#app/features/reading/articles/article.tsx'
import { contentContext, todayContext } from '#app/request/content.server.ts'
import { itemOr404 } from '#app/request/missing/item-or-404.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/article.ts'
import '#app/ui/styles/prose.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const content = context.get(contentContext)
	const article = await itemOr404({
		context,
		url,
		type: 'posts',
		slug: params.slug,
		find: (slug) => content.article(slug),
		to: (slug) => `/useful-info/${slug}`,
	})
	return articleView(article, content, context.get(todayContext))
}

export function meta({ loaderData: article, matches }: Route.MetaArgs) {
	return pageMeta({
		matches,
		title: article?.title,
		description: article?.excerpt,
		path: article && `/useful-info/${article.slug}`,
		picture: article?.picture,
		type: 'article',
	})
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
	return <ArticleView article={loaderData} />
}
