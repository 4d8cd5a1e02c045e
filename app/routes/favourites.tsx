import { favourites } from '#app/features/dogs/favourites/favourites.server.ts'
import { Favourites } from '#app/features/dogs/favourites/favourites.tsx'
import { contentContext, currentSlugContext, todayContext } from '#app/request/content.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/favourites.ts'

export const middleware = routeMiddleware('not-indexed')

export function loader({ context, url }: Route.LoaderArgs) {
	return favourites(context.get(contentContext), {
		url,
		today: context.get(todayContext),
		currentSlug: context.get(currentSlugContext),
	})
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return [
		...pageMeta({
			matches,
			title: loaderData?.title,
			description: 'Dogs to look at again, and to compare.',
			path: loaderData?.path,
			picture: loaderData?.selection?.cards[0]?.picture,
		}),
		{ name: 'robots', content: 'noindex' },
	]
}

export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
	// Remounts for another selection: its checkboxes must not keep their state.
	return <Favourites key={loaderData.path} {...loaderData} />
}
