import { contentContext, siteContext } from '#app/content.server.ts'
import { hasPoster } from '#app/features/dogs/poster/poster.server.ts'
import { PosterLink } from '#app/features/dogs/poster/poster-link.tsx'
import { shareImage, shareImageFacts } from '#app/features/dogs/poster/share-image.server.ts'
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
	const today = new Date()
	const image = shareImage(dog, content, { today, siteUrl: context.get(siteContext).url })
	return { ...dogProfile(dog, content, { url, today }), shareImage: shareImageFacts(image), hasPoster: hasPoster(dog) }
}

export function meta({ loaderData: dog, matches }: Route.MetaArgs) {
	return pageMeta({
		matches,
		title: dog && `Meet ${dog.name}`,
		description: dog?.description,
		path: dog && `/dogs/${dog.slug}`,
		shareImage: dog?.shareImage,
	})
}

export default function DogPage({ loaderData: dog }: Route.ComponentProps) {
	// Another dog is another page: the gallery must not keep the picture that was open.
	return <DogProfile key={dog.slug} dog={dog} poster={dog.hasPoster && <PosterLink slug={dog.slug} />} />
}
