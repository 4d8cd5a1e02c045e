import type { MetaDescriptor } from 'react-router'

/** The root loader's data that page metadata needs. */
interface RootFacts {
	siteUrl: string
	options: { site: { name: string; locale: string } }
}

interface PageFacts {
	matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
	/** Undefined when the loader failed. */
	title: string | undefined
	description?: string | undefined
	/** The canonical path with a leading slash, and a query only if that is canonical. */
	path?: string | undefined
	picture?:
		| { id: string; version: string; alt: string; width: number; height: number; widths: number[] }
		| null
		| undefined
	/** Preferred to `picture`; `path` with a leading slash. */
	shareImage?: { path: string; alt: string; width: number; height: number } | undefined
	/** Open Graph type. */
	type?: 'website' | 'article'
}

const SHARE_IMAGE_WIDTH = 1200
const DEFAULT_IMAGE = { path: '/og-default.png', width: 1200, height: 630 }

/** Title, description, canonical URL and Open Graph of a page. */
export function pageMeta({
	matches,
	title,
	description,
	path,
	picture,
	shareImage,
	type = 'website',
}: PageFacts): MetaDescriptor[] {
	const root = rootFacts(matches)
	if (!root || title === undefined) return [{ title: root ? `Not found | ${root.options.site.name}` : 'Not found' }]
	const { siteUrl, options } = root
	const isHome = path === '/'
	const fullTitle = isHome ? `${options.site.name} | ${title}` : `${title} | ${options.site.name}`
	const image = shareImage ?? (picture ? photograph(picture) : { ...DEFAULT_IMAGE, alt: options.site.name })
	return [
		{ title: fullTitle },
		...(description ? [{ name: 'description', content: description }] : []),
		...(path === undefined ? [] : [{ tagName: 'link', rel: 'canonical', href: new URL(path, siteUrl).href }]),
		{ property: 'og:site_name', content: options.site.name },
		{ property: 'og:title', content: title },
		...(description ? [{ property: 'og:description', content: description }] : []),
		{ property: 'og:type', content: type },
		...(path === undefined ? [] : [{ property: 'og:url', content: new URL(path, siteUrl).href }]),
		{ property: 'og:image', content: siteUrl + image.path },
		{ property: 'og:image:width', content: String(image.width) },
		{ property: 'og:image:height', content: String(image.height) },
		{ property: 'og:image:alt', content: image.alt },
		{ property: 'og:locale', content: options.site.locale.replace('-', '_') },
		{ name: 'twitter:card', content: 'summary_large_image' },
	]
}

function photograph({ id, version, alt, ...size }: NonNullable<PageFacts['picture']>) {
	const width = size.widths.filter((w) => w <= SHARE_IMAGE_WIDTH).at(-1) ?? size.width
	const height = Math.round((width * size.height) / size.width)
	return { path: `/img/${id}/${width}?v=${version}`, alt, width, height }
}

/** Types of matches differ per route; this reads only the root loader's data. */
function rootFacts(matches: PageFacts['matches']): RootFacts | undefined {
	const loaderData = matches.find((match) => match?.id === 'root')?.loaderData
	if (typeof loaderData !== 'object' || loaderData === null || !('siteUrl' in loaderData)) return undefined
	// The root loader's data, whose type every route would have to repeat.
	return loaderData as RootFacts
}
