import { redirect } from 'react-router'
import { givingOfferOf } from '#app/features/giving/giving-offer.server.ts'
import { homePage } from '#app/features/home/home.server.ts'
import { Home } from '#app/features/home/home.tsx'
import { contentContext, todayContext } from '#app/request/content.server.ts'
import { oldPermalink } from '#app/request/missing/old-permalinks.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Content } from '#content/model/content.ts'
import { MatchBand } from '../features/dogs/compatibility/match-band.tsx'
import { featuredDogs } from '../features/dogs/list/featured/featured-dogs.server.ts'
import { FeaturedDogs } from '../features/dogs/list/featured/featured-dogs.tsx'
import { finderChoices } from '../features/dogs/list/filters/filter-panel.server.ts'
import '../features/home/home.css'
import '../ui/sections/page-section/page-section.css'
import '../ui/sections/steps.css'
import type { Route } from './+types/home.ts'
import '#app/ui/styles/prose.css'

export function loader({ context, url }: Route.LoaderArgs) {
	const content = context.get(contentContext)
	if (url.searchParams.has('p') || url.searchParams.has('page_id')) throw plainPermalink(url, content)
	const today = context.get(todayContext)
	return {
		home: homePage(content, givingOfferOf(context) !== null),
		finder: finderChoices(content, today),
		dogs: featuredDogs(content, today),
	}
}

/** WordPress's "/?p=78". An unknown one is the home page. */
function plainPermalink(url: URL, content: Content) {
	const moved = oldPermalink(url, content)
	return moved === undefined || moved === '/' ? redirect('/', 302) : redirect(moved, 301)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const home = loaderData?.home
	return pageMeta({
		matches,
		title: home?.hero.title.replace(/\.$/, ''),
		description: home?.description,
		path: '/',
		picture: home?.photograph,
	})
}

export default function HomePage({ loaderData: { home, finder, dogs } }: Route.ComponentProps) {
	return (
		<Home
			home={home}
			finder={finder}
			dogs={
				<>
					<FeaturedDogs {...dogs} />
					{dogs.large && <MatchBand />}
				</>
			}
		/>
	)
}
