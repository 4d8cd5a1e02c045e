import { contentContext } from '#app/content.server.ts'
import { dogProfile } from '#app/features/dogs/profile/dog-profile.server.ts'
import { DogProfile } from '#app/features/dogs/profile/dog-profile.tsx'
import { itemOr404 } from '#app/item-or-404.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import type { Route } from './+types/dog.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const content = context.get(contentContext)
	const dog = await itemOr404({
		context,
		url,
		type: 'dogs',
		slug: params.slug,
		find: (slug) => content.dog(slug),
		to: (slug) => `/dogs/${slug}`,
	})
	return dogProfile(dog, content, new Date())
}

export function meta({ loaderData: dog, matches }: Route.MetaArgs) {
	return pageMeta({
		matches,
		title: dog && `Meet ${dog.name}`,
		description: dog?.description,
		path: dog && `/dogs/${dog.canonicalSlug}`,
		picture: dog?.picture,
	})
}

export default function DogPage({ loaderData: dog }: Route.ComponentProps) {
	// Another dog is another page: the gallery must not keep the picture that was open.
	return <DogProfile key={dog.slug} dog={dog} />
}
