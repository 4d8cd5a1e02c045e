import { createCookie } from 'react-router'
import { isKey, newKey } from '#records/drafts/keys.ts'
import { DEVICE_LIFE_MS, type Device } from '#records/staff/sign-in/devices.ts'
import { PROVIDER_SIGN_IN_LIFE_MS } from '#records/staff/sign-in/provider-sign-ins.ts'
import { SESSION_LIFE_MS } from '#records/staff/sign-in/sessions.ts'
import { SIGN_IN_LIFE_MS } from '#records/staff/sign-in/sign-in-requests.ts'

/**
 * `session` signs in; `device` stays afterwards, so that a browser no one has used before is told to its person; `browser` ties the emailed
 * code to the browser that asked for it, `provider` the answer of Google or Microsoft.
 */
const LIFE_MS = {
	session: SESSION_LIFE_MS,
	device: DEVICE_LIFE_MS,
	browser: SIGN_IN_LIFE_MS,
	provider: PROVIDER_SIGN_IN_LIFE_MS,
}
type CookieName = keyof typeof LIFE_MS

/**
 * Sent with https only, to this host only (`__Host-`), and not to scripts. Lax, so that links in emails open signed in.
 * @param siteUrl public origin of the site
 */
function cookieOf(name: CookieName, siteUrl: string) {
	const isHttps = siteUrl.startsWith('https:')
	return createCookie(`${isHttps ? '__Host-' : ''}desk-${name}`, {
		path: '/',
		httpOnly: true,
		sameSite: 'lax',
		secure: isHttps,
		maxAge: LIFE_MS[name] / 1000,
	})
}

/** The key in a request's cookie, if valid. */
export async function readKey(request: Request, name: CookieName, siteUrl: string): Promise<string | undefined> {
	const key: unknown = await cookieOf(name, siteUrl).parse(request.headers.get('Cookie'))
	return typeof key === 'string' && isKey(key) ? key : undefined
}

/** The `Set-Cookie` value for a key; null removes the cookie. */
export function keyCookie(name: CookieName, key: string | null, siteUrl: string): Promise<string> {
	const cookie = cookieOf(name, siteUrl)
	return key === null ? cookie.serialize('', { maxAge: 0 }) : cookie.serialize(key)
}

/** The keys of a browser: a new one for a browser that has not signed in before. */
export async function deviceKeys(request: Request, siteUrl: string): Promise<Pick<Device, 'key' | 'sessionKey'>> {
	const key = (await readKey(request, 'device', siteUrl)) ?? newKey()
	return { key, sessionKey: await readKey(request, 'session', siteUrl) }
}

interface SignedIn {
	sessionKey: string
	device: Device
	siteUrl: string
}

/** The headers of an answer that signs a browser in. */
export async function signedInHeaders({ sessionKey, device, siteUrl }: SignedIn): Promise<Headers> {
	const headers = new Headers()
	headers.append('Set-Cookie', await keyCookie('session', sessionKey, siteUrl))
	headers.append('Set-Cookie', await keyCookie('device', device.key, siteUrl))
	return headers
}
