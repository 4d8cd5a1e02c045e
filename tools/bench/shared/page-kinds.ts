import { EXAMPLES } from '#tests/e2e/support/site/site-routes.ts'

/** A page of each kind of route. */
const PAGE_KINDS: Record<string, string> = {
	home: '/',
	dogs: '/dogs',
	profile: `/dogs/${EXAMPLES.dogs}`,
	article: `/useful-info/${EXAMPLES.articles}`,
	adoption: '/adoption',
	form: '/apply/adoption/dog',
}

/** The kinds of `--routes dogs,home`, all by default. */
export function selectKinds(names: string | undefined): [kind: string, path: string][] {
	if (!names) return Object.entries(PAGE_KINDS)
	return names.split(',').map((name) => {
		const path = PAGE_KINDS[name]
		if (path === undefined)
			throw new Error(`Unknown route “${name}”. There are: ${Object.keys(PAGE_KINDS).join(', ')}.`)
		return [name, path]
	})
}
