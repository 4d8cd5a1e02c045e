import { articleList } from '#app/features/reading/articles/article-list.server.ts'
import { ArticleList } from '#app/features/reading/articles/article-list.tsx'
import { contentContext } from '#app/request/content.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/useful-info.ts'

export function loader({ context, url }: Route.LoaderArgs) {
	return articleList(context.get(contentContext), url)
}

export function meta({ loaderData: list, matches }: Route.MetaArgs) {
	return [
		...pageMeta({ matches, title: list?.pageTitle, description: list?.description, path: list?.canonical }),
		...(list?.search ? [{ name: 'robots', content: 'noindex, follow' }] : []),
	]
}

export default function UsefulInfoPage({ loaderData }: Route.ComponentProps) {
	return <ArticleList list={loaderData} />
}
