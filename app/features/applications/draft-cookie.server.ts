import { createCookie } from 'react-router'
import type { FormId } from '#domain/applications/form.ts'
import { DRAFT_LIFE_MS } from '#records/drafts/drafts.ts'
import { isKey } from '#records/drafts/keys.ts'

/** For how many days a form that was begun is kept. */
export const DRAFT_DAYS = DRAFT_LIFE_MS / 86_400_000

/**
 * Holds the key of somebody's answers so far. It is sent to the pages of its form alone, no script can read it, and links
 * from other sites carry it along only when they open a page. On https browsers take a name with this prefix from https alone.
 */
function cookieOf(form: FormId, siteUrl: string) {
	const isHttps = siteUrl.startsWith('https:')
	return createCookie(isHttps ? '__Secure-draft' : 'draft', {
		path: `/apply/${form}`,
		httpOnly: true,
		sameSite: 'lax',
		secure: isHttps,
		maxAge: DRAFT_LIFE_MS / 1000,
	})
}

/** The key a request carries for this form; null for none, and for what can be none of ours. @param siteUrl public address of the site */
export async function readDraftKey(request: Request, form: FormId, siteUrl: string): Promise<string | null> {
	const key: unknown = await cookieOf(form, siteUrl).parse(request.headers.get('Cookie'))
	return typeof key === 'string' && isKey(key) ? key : null
}

/** The value of `Set-Cookie` that gives a device the key. @param siteUrl public address of the site */
export function draftCookie(form: FormId, key: string, siteUrl: string): Promise<string> {
	return cookieOf(form, siteUrl).serialize(key)
}
