import { redirect } from 'react-router'
import { compare, tidyAddress } from '#app/features/dogs/compare/compare.server.ts'
import { Compare } from '#app/features/dogs/compare/compare.tsx'
import { contentContext, currentSlugContext, todayContext } from '#app/request/content.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/compare.ts'

export const middleware = routeMiddleware('not-indexed')

export function loader({ context, url }: Route.LoaderArgs) {
	const tidy = tidyAddress(url)
	if (tidy) throw redirect(tidy)
	return compare(context.get(contentContext), {
		url,
		today: context.get(todayContext),
		currentSlug: context.get(currentSlugContext),
	})
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return [
		...pageMeta({
			matches,
			title: loaderData && (loaderData.names.length > 1 ? `${loaderData.title}, side by side` : loaderData.title),
			description: 'Where these dogs differ and where they are alike: company, garden, hours alone, size, age and fee.',
			path: loaderData?.path,
			picture: loaderData?.dogs[0]?.picture,
		}),
		// There is a page for every two dogs.
		{ name: 'robots', content: 'noindex, nofollow' },
	]
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
	return <Compare {...loaderData} />
}
