import { redirect } from 'react-router'
import { poster } from '#app/features/dogs/poster/poster.server.ts'
import { Poster } from '#app/features/dogs/poster/poster.tsx'
import { contentContext, siteContext, todayContext } from '#app/request/content.server.ts'
import { itemOr404 } from '#app/request/missing/item-or-404.server.ts'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/dog-poster.ts'

/** The profile is the page to index. */
export const middleware = routeMiddleware('not-indexed')

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const content = context.get(contentContext)
	const dog = await itemOr404({
		context,
		url,
		type: 'dogs',
		slug: params.slug,
		find: (slug) => content.dog(slug),
		to: (slug) => `/dogs/${slug}/poster`,
	})
	const data = poster(dog, content, { url, today: context.get(todayContext), siteUrl: context.get(siteContext).url })
	// Temporary: a withdrawn dog may be listed again.
	if (!data) throw redirect(`/dogs/${encodeURIComponent(dog.slug)}`, 302)
	return data
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return [
		...pageMeta({ matches, title: loaderData && `A poster for ${loaderData.name}` }),
		{ name: 'robots', content: 'noindex' },
	]
}

export default function DogPosterPage({ loaderData }: Route.ComponentProps) {
	return <Poster {...loaderData} />
}
