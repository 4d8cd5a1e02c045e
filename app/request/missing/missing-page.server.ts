import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router'
import type { GeneralOptions } from '#content/model/content.ts'
import { HOUSEHOLD_PARAM, householdCodeIn } from '#domain/dogs/compatibility/household-code.ts'
import { isCurrentUrl } from '../../shell/is-current-url.ts'
import { isNotFound } from './not-found.ts'

/** A 404 page. */
export interface MissingPage {
	/** Pages with the same key differ in their message and in the household code of their links only. */
	key: string
	message: string
	/** The household code in the URL: letters, digits and hyphens. */
	code: string | undefined
	/** The path of a model page with this key. */
	modelPath: string
}

/** A valid-looking code that no household has. */
export const MODEL_CODE = '2ZZZZZZZZZZ'

/** No item has this slug, and no route is so deep. */
const MODEL_SEGMENT = 'no-page-has-this-address'
const UNMATCHED_DEPTH = 6

/** The 404 page of a request, if it is worth a template. */
export function missingPage(
	{ errors, matches, location }: Pick<StaticHandlerContext, 'errors' | 'matches' | 'location'>,
	options: GeneralOptions | null,
): MissingPage | undefined {
	const [[boundary, error] = [], ...others] = Object.entries(errors ?? {})
	if (boundary === undefined || others.length > 0) return undefined
	if (!isRouteErrorResponse(error) || error.status !== 404 || !isNotFound(error.data)) return undefined
	const { message, fatal } = error.data
	const code = householdCodeIn(location.search)
	const query = code ? `?${HOUSEHOLD_PARAM}=${MODEL_CODE}` : ''
	const route = `${boundary} ${matches.at(-1)?.route.id}${query}`
	if (fatal) return { key: route, message, code, modelPath: fatalModelPath(matches) + query }
	// The header marks the current section.
	const urls = (options?.header.menu ?? []).map(({ url }) => ({ url, current: isCurrentUrl(url, location.pathname) }))
	if (urls.some(({ current }) => current === 'page')) return undefined
	const sections = urls.filter(({ current }) => current !== undefined).map(({ url }) => url.split('?')[0] ?? url)
	const deepest = sections.toSorted((one, two) => two.length - one.length)[0] ?? ''
	return {
		key: `${route} ${sections.join(' ')}`,
		message,
		code,
		modelPath: deepest + `/${MODEL_SEGMENT}`.repeat(UNMATCHED_DEPTH) + query,
	}
}

/** The matched route's pattern with the model's segment for each parameter. */
function fatalModelPath(matches: StaticHandlerContext['matches']): string {
	const pattern = matches.flatMap(({ route }) => route.path || []).join('/')
	return `/${pattern.replace(/:\w+\??|\*/g, MODEL_SEGMENT)}`
}
