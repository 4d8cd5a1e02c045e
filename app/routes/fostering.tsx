import { fosteringPage } from '#app/features/fostering/fostering.server.ts'
import { Fostering } from '#app/features/fostering/fostering.tsx'
import { contentContext, todayContext } from '#app/request/content.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { fosterWanted } from '../features/dogs/list/featured/featured-dogs.server.ts'
import { FosterWanted } from '../features/dogs/list/featured/foster-wanted.tsx'
import type { Route } from './+types/fostering.ts'
import '#app/ui/styles/prose.css'

export function loader({ context }: Route.LoaderArgs) {
	const content = context.get(contentContext)
	return { page: fosteringPage(content), fosterWanted: fosterWanted(content, context.get(todayContext)) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const page = loaderData?.page
	return pageMeta({
		matches,
		title: page?.pageTitle,
		description: page?.description,
		path: '/fostering',
		picture: page?.picture,
	})
}

export default function FosteringPage({ loaderData: { page, fosterWanted } }: Route.ComponentProps) {
	return <Fostering page={page} dogs={<FosterWanted {...fosterWanted} />} />
}
