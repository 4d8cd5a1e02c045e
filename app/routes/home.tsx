import { contentContext, todayContext } from '#app/content.server.ts'
import { finderChoices } from '#app/features/dogs/list/finder-choices.server.ts'
import { lineUp } from '#app/features/dogs/list/line-up.server.ts'
import { LineUp } from '#app/features/dogs/list/line-up.tsx'
import { homePage } from '#app/features/home/home.server.ts'
import { Home } from '#app/features/home/home.tsx'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/home.ts'

export function loader({ context }: Route.LoaderArgs) {
	const content = context.get(contentContext)
	const today = context.get(todayContext)
	return { home: homePage(content), finder: finderChoices(content, today), dogs: lineUp(content, today) }
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
	return <Home home={home} finder={finder} dogs={<LineUp {...dogs} />} />
}
