import { createCookie } from 'react-router'
import type { FormId } from '#domain/forms/form.ts'
import { DAY_MS } from '#lib/dates.ts'
import { DRAFT_LIFE_MS } from '#records/drafts/drafts.ts'
import { isKey } from '#records/drafts/keys.ts'

export const DRAFT_DAYS = DRAFT_LIFE_MS / DAY_MS

/**
 * The cookie with the draft key: HttpOnly, SameSite=Lax. With https its name has a prefix that browsers accept from this host and for all
 * paths only: a page under the same domain could otherwise plant a key of its own, and read what is typed under it.
 */
function cookieOf(form: FormId, siteUrl: string) {
	const isHttps = siteUrl.startsWith('https:')
	return createCookie(`${isHttps ? '__Host-' : ''}draft-${form}`, {
		path: '/',
		httpOnly: true,
		sameSite: 'lax',
		secure: isHttps,
		maxAge: DRAFT_LIFE_MS / 1000,
	})
}

/** The draft key in a request, if valid. @param siteUrl public origin of the site */
export async function readDraftKey(request: Request, form: FormId, siteUrl: string): Promise<string | undefined> {
	const key: unknown = await cookieOf(form, siteUrl).parse(request.headers.get('Cookie'))
	return typeof key === 'string' && isKey(key) ? key : undefined
}

/** The `Set-Cookie` value for a draft key. @param siteUrl public origin of the site */
export function draftCookie(form: FormId, key: string, siteUrl: string): Promise<string> {
	return cookieOf(form, siteUrl).serialize(key)
}
