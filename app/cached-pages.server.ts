import { QUESTIONS } from '#domain/dogs/compatibility/household.ts'
import { HOUSEHOLD_PARAM } from '#domain/dogs/compatibility/household-code.ts'
import { GROUPS } from '#domain/dogs/filters/dog-filter.ts'

/**
 * The pages that are the same for everybody, as patterns of `routes.ts`, each with every query parameter it reads.
 *
 * The server keeps them rendered, one for each address made of these parameters. A parameter that is not named here is
 * taken off before the page is rendered (whatever Facebook hangs on to a shared link), so a page that begins to read one
 * must name it; a test reads along. Pages that are not in this table are rendered for each visitor anew.
 */
export const CACHED_PAGES: Readonly<Record<string, readonly string[]>> = {
	// The two of WordPress's plain permalinks are answered with a redirect.
	'/': ['p', 'page_id'],
	'/dogs': [...GROUPS, 'q', 'sort', 'untested', 'page'],
	'/dogs/:slug': [],
	'/right-for-each-other': ['for', ...QUESTIONS],
	'/adoption': [],
	'/fostering': [],
	'/merch': ['type', 'page'],
	'/merch/:slug': [],
	'/useful-info': ['topic', 'page'],
	'/useful-info/:slug': [],
	'/docs/:slug': [],
	'/stories/:slug': [],
	'/waystohelp': [],
	'/waystohelp/donations': [],
	'/waystohelp/sponsorship': [],
	'/waystohelp/volunteering': [],
	'/waystohelp/volunteering/:slug': [],
	// Pages of the backend at their own addresses: what no other pattern of `routes.ts` matches.
	'/*': [],
}

/** With one of these in its address a page is somebody's own: rendered as asked, and never kept. */
export const PRIVATE_PARAMETERS: readonly string[] = [HOUSEHOLD_PARAM]
