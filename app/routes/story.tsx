import { storyPage } from '#app/features/stories/story.server.ts'
import { StoryPage } from '#app/features/stories/story.tsx'
import { contentContext } from '#app/request/content.server.ts'
import { itemOr404 } from '#app/request/missing/item-or-404.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import type { Route } from './+types/story.ts'
import '#app/ui/styles/prose.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const content = context.get(contentContext)
	const story = await itemOr404({
		context,
		url,
		type: 'stories',
		slug: params.slug,
		find: (slug) => content.story(slug),
		to: (slug) => `/stories/${slug}`,
	})
	return storyPage(story, content)
}

export function meta({ loaderData: story, matches }: Route.MetaArgs) {
	return pageMeta({
		matches,
		title: story?.title,
		description: story?.description,
		path: story && `/stories/${story.slug}`,
		picture: story?.picture,
		type: 'article',
	})
}

export default function StoryRoute({ loaderData }: Route.ComponentProps) {
	return <StoryPage story={loaderData} />
}
