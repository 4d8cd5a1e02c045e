import { contentContext, currentSlugContext, todayContext } from '#app/request/content.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { selectedDogs } from '../features/dogs/favourites/selection/selected-dogs.server.ts'
import { readSelection } from '../features/dogs/favourites/selection/selection.ts'
import type { Route } from './+types/favourite-dogs.ts'

export const middleware = routeMiddleware('not-indexed')

/** Cards of the dogs in the URL as JSON, for favourites stored on the device. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const asked = { today: context.get(todayContext), currentSlug: context.get(currentSlugContext) }
	return Response.json(await selectedDogs(context.get(contentContext), readSelection(url.searchParams), asked))
}
