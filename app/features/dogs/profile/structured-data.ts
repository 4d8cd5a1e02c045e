/**
 * Where a dog's page stands in the site, for search engines: https://schema.org/BreadcrumbList. Nothing is said of the dog
 * itself, because there is no type for one that is not a product on sale.
 */
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
