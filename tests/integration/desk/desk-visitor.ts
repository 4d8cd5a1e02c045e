import { randomUUID } from 'node:crypto'
import type { Role } from '#domain/desk/people/roles.ts'
import { HOUR_MS } from '#lib/dates.ts'
import { hashKey, newKey } from '#records/drafts/keys.ts'
import type { Store } from '#records/store/open-store.ts'
import { UNCOMPRESSED } from '../support/form-visitor.ts'

export const DESK_URL = 'https://rescue.example'

/** Someone of the team in a browser of their own, signed in without the ceremony. */
export async function signedIn(siteUrl: string, { db }: Store, role: Role, { signedInAt = Date.now() } = {}) {
	const [id, key, now] = [randomUUID(), newKey(), Date.now()]
	const staff = {
		id,
		email: `${role}-${id}@rescue.example`,
		name: `Ana ${role}`,
		role,
		created_at: now,
		removed_at: null,
	}
	await db.insertInto('staff').values(staff).execute()
	const times = { created_at: signedInAt, signed_in_at: signedInAt, last_seen_at: now, expires_at: now + HOUR_MS }
	const session = { id: randomUUID(), key_hash: hashKey(key), staff_id: id, device: 'Firefox on Android', ...times }
	await db.insertInto('staff_session').values(session).execute()
	const cookie = `__Host-desk-session=${encodeURIComponent(btoa(JSON.stringify(key)))}`
	return {
		id,
		cookie,
		get: (path: string) => fetch(siteUrl + path, { headers: { ...UNCOMPRESSED, Cookie: cookie }, redirect: 'manual' }),
		/** Posts as a browser sends a form of the desk. */
		post: (path: string, fields: Record<string, string> | [string, string][]) =>
			fetch(siteUrl + path, {
				method: 'POST',
				body: new URLSearchParams(fields),
				headers: {
					...UNCOMPRESSED,
					Cookie: cookie,
					Origin: DESK_URL,
					'Sec-Fetch-Site': 'same-origin',
					Accept: 'text/html',
				},
				redirect: 'manual',
			}),
	}
}

/** The visible text of a page. */
export async function textOf(response: Response): Promise<string> {
	const html = await response.text()
	return html
		.replace(/<script[\s\S]*?<\/script>/g, '')
		.replace(/<[^>]+>/g, ' ')
		.replace(/&#x27;/g, "'")
		.replace(/\s+/g, ' ')
}
