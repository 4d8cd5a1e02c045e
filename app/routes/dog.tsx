import { hasPoster } from '#app/features/dogs/poster/poster.server.ts'
import { PosterLink } from '#app/features/dogs/poster/poster-link.tsx'
import { dogProfile } from '#app/features/dogs/profile/dog-profile.server.ts'
import { DogProfile } from '#app/features/dogs/profile/dog-profile.tsx'
import { contentContext, siteContext, todayContext } from '#app/request/content.server.ts'
import { itemOr404 } from '#app/request/missing/item-or-404.server.ts'
import { pageMeta } from '#app/shell/page-meta.ts'
import { shareImage, shareImageFacts } from '#domain/dogs/share-image.ts'
import type { Route } from './+types/dog.ts'
import '#app/ui/styles/prose.css'

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
	const today = context.get(todayContext)
	const { url: siteUrl } = context.get(siteContext)
	const image = shareImage(dog, content, { today, siteUrl })
	const profile = dogProfile(dog, content, today)
	return {
		...profile,
		shareImage: shareImageFacts(image),
		hasPoster: hasPoster(dog) && dog.status !== 'adopted',
		structured: breadcrumbList(siteUrl, profile),
	}
}

export function meta({ loaderData: dog, matches }: Route.MetaArgs) {
	const page = pageMeta({
		matches,
		title: dog && `Meet ${dog.name}`,
		description: dog?.description,
		path: dog && `/dogs/${dog.canonicalSlug}`,
		shareImage: dog?.shareImage,
	})
	return dog ? [...page, { 'script:ld+json': dog.structured }] : page
}

export default function DogPage({ loaderData: dog }: Route.ComponentProps) {
	// Remounts for another dog: the gallery must not keep the open picture.
	return (
		<DogProfile key={dog.slug} dog={dog} poster={dog.hasPoster && <PosterLink slug={dog.slug} name={dog.name} />} />
	)
}

/** https://schema.org/BreadcrumbList. There is no type for a dog that is not a product. */
function breadcrumbList(siteUrl: string, { name, canonicalSlug }: { name: string; canonicalSlug: string }) {
	const trail = [
		{ name: 'Home', path: '/' },
		{ name: 'Find a dog', path: '/dogs' },
		{ name, path: `/dogs/${canonicalSlug}` },
	]
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: trail.map((item, i) => ({
			'@type': 'ListItem',
			position: i + 1,
			name: item.name,
			item: new URL(item.path, siteUrl).href,
		})),
	}
}
