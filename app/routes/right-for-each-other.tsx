import { rightForEachOther } from '#app/features/dogs/compatibility/right-for-each-other.server.ts'
import { RightForEachOther } from '#app/features/dogs/compatibility/right-for-each-other.tsx'
import { contentContext, todayContext } from '#app/request/content.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/right-for-each-other.ts'

export function loader({ context, url }: Route.LoaderArgs) {
	return rightForEachOther(context.get(contentContext), url, context.get(todayContext))
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({
		matches,
		title: loaderData && 'Could we be right for each other?',
		description: '10 questions about your home, and every dog’s page says what fits and what to talk about. No score.',
		path: '/right-for-each-other',
	})
}

export default function RightForEachOtherPage({ loaderData }: Route.ComponentProps) {
	return <RightForEachOther {...loaderData} />
}
