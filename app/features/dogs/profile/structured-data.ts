/** https://schema.org/BreadcrumbList. There is no type for a dog that is not a product. */
export function breadcrumbList(siteUrl: string, { name, canonicalSlug }: { name: string; canonicalSlug: string }) {
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
