import { contentContext, siteContext } from '#app/content.server.ts'
import { dogProfile } from '#app/features/dogs/profile/dog-profile.server.ts'
import { DogProfile } from '#app/features/dogs/profile/dog-profile.tsx'
import { breadcrumbList } from '#app/features/dogs/profile/structured-data.ts'
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
	const profile = dogProfile(dog, content, new Date())
	return { ...profile, structured: breadcrumbList(context.get(siteContext).url, profile) }
}

export function meta({ loaderData: dog, matches }: Route.MetaArgs) {
	const page = pageMeta({
		matches,
		title: dog && `Meet ${dog.name}`,
		description: dog?.description,
		path: dog && `/dogs/${dog.canonicalSlug}`,
		picture: dog?.picture,
	})
	return dog ? [...page, { 'script:ld+json': dog.structured }] : page
}

export default function DogPage({ loaderData: dog }: Route.ComponentProps) {
	// Another dog is another page: the gallery must not keep the picture that was open.
	return <DogProfile key={dog.slug} dog={dog} />
}
