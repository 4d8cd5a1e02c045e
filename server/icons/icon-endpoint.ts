import { isIconNamePart } from '#lib/icons/icon.ts'
import { FIXED_NAME_CACHE, ICON_CACHE, NO_STORE } from '../http/headers.ts'
import { textResponse } from '../http/text-response.ts'
import type { IconSet } from './icon-sets.ts'

/** About as many as fit into a URL of 500 characters, our client's longest. */
const MAX_ICONS = 100

/** Undefined when the collection does not exist. */
type PickIcons = (collection: string, icons: string[]) => IconSet | undefined | Promise<IconSet | undefined>

/**
 * Answers `GET /api/icons/{collection}.json?icons=a,b` like Iconify's API: missing icons under `not_found`, 404 for an
 * unknown collection, 400 for invalid names.
 */
export function createIconEndpoint(pick: PickIcons) {
	return async function answer(request: Request, file: string): Promise<Response> {
		const collection = file.replace(/\.json$/, '')
		if (collection === file || !isIconNamePart(collection)) return refuse(404, 'Not found')
		const icons = new Set(new URL(request.url).searchParams.get('icons')?.split(','))
		if (icons.size === 0 || icons.size > MAX_ICONS || ![...icons].every(isIconNamePart)) {
			return refuse(400, `icons must be 1 to ${MAX_ICONS} names with commas between`)
		}
		const set = await pick(collection, [...icons].sort())
		if (!set) return refuse(404, 'Not found')
		return textResponse(request, JSON.stringify(set), {
			'Content-Type': 'application/json; charset=utf-8',
			// A missing icon may exist after the next update of the sets.
			'Cache-Control': set.not_found ? FIXED_NAME_CACHE : ICON_CACHE,
		})
	}
}

function refuse(status: number, reason: string): Response {
	return new Response(reason, { status, headers: { 'Cache-Control': NO_STORE, 'Content-Type': 'text/plain' } })
}
