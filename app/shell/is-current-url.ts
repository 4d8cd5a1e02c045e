/** Pages whose address is not below that of their section. */
const SECTIONS: Record<string, string> = { '/basket': '/merch' }

/**
 * The `aria-current` of a menu link: "page" on the page itself, "true" in its section. Links with a hash never are the
 * page.
 */
export function isCurrentUrl(url: string, pathname: string): 'page' | 'true' | undefined {
	if (!url.startsWith('/') || url.includes('#')) return undefined
	const path = url.split('?')[0] ?? url
	if (path === pathname) return 'page'
	if (SECTIONS[pathname] === path) return 'true'
	return path !== '/' && pathname.startsWith(`${path}/`) ? 'true' : undefined
}
