import type { Transaction } from 'kysely'
import { HOUR_MS } from '#lib/dates.ts'
import { hashKey, newKey } from '../../drafts/keys.ts'
import type { Store } from '../../store/open-store.ts'
import type { Tables } from '../../store/tables/tables.ts'
import { type AttemptLimit, lockAttempts, takeWithin } from './attempts.ts'
import { tryCode } from './codes.ts'
import { type Device, isDeviceOf } from './devices.ts'
import { startSession } from './sessions.ts'
import { hashCode, markUsed, newCode, type OpenRequest, openRequests, requestEmail } from './sign-in-requests.ts'
import { FROM_WORDPRESS } from './wordpress-links.ts'

/** Sign-in emails to one person, from whichever browsers they are asked for. */
export const MAX_EMAILS_PER_PERSON_HOUR = 10
/** Sign-in emails of the whole site: so many, and so many more for each person. */
const MAX_EMAILS_PER_SITE_HOUR = { base: 10, perPerson: 5 }

/** Sign-in emails that are not sent, because too many were asked for. */
export interface WithheldEmails {
	limit: 'person' | 'site'
	staffId: string
}

/**
 * Asks for a sign-in email. The same for known and unknown addresses: an unknown one gets no email. Nor does one for which, or a site for
 * which too many were asked.
 *
 * A browser with which the person has signed in before counts apart: strangers use up nothing of it.
 *
 * The email is written when it is sent (`issueSignInKeys`), so that neither link nor code is ever stored.
 *
 * @param browserKey the key in the cookie of the browser that asks
 * @param deviceKey the key in the cookie that outlives its sessions; none in a browser that no one has signed in with
 * @returns what the operator is told, once an hour for each limit
 */
export function requestSignIn(
	{ write, engine }: Store,
	{ email, browserKey, deviceKey }: { email: string; browserKey: string; deviceKey?: string },
	now: number,
): Promise<WithheldEmails | undefined> {
	return write(async (transaction) => {
		await lockAttempts(transaction, engine)
		const member = await transaction
			.selectFrom('staff')
			.select('id')
			.where('email', '=', email.trim().toLowerCase())
			.where('removed_at', 'is', null)
			.executeTakeFirst()
		if (!member) return undefined
		const site = await siteLimit(transaction)
		const perPerson = { max: MAX_EMAILS_PER_PERSON_HOUR, withinMs: HOUR_MS }
		const isKnown = deviceKey !== undefined && (await isDeviceOf(transaction, { email, key: deviceKey }, now))
		const limits = isKnown
			? [{ key: `sign-in emails to known browsers ${member.id}`, ...perPerson }]
			: [{ key: `sign-in emails ${member.id}`, ...perPerson }, site]
		const request = { staffId: member.id, browserHash: hashKey(browserKey), sessionId: null }
		const exceeded = await requestEmail(transaction, { ...request, limits }, now)
		if (!exceeded) return undefined
		const once = { key: `reported ${exceeded.key}`, max: 1, withinMs: HOUR_MS }
		if (await takeWithin(transaction, [once], now)) return undefined
		return { limit: exceeded === site ? 'site' : 'person', staffId: member.id }
	})
}

/** By the number of people, so that a Monday morning of a large team fits. */
async function siteLimit(transaction: Transaction<Tables>): Promise<AttemptLimit> {
	const { people } = await transaction
		.selectFrom('staff')
		.select(({ fn }) => fn.countAll().as('people'))
		.where('removed_at', 'is', null)
		.executeTakeFirstOrThrow()
	const { base, perPerson } = MAX_EMAILS_PER_SITE_HOUR
	return {
		key: 'sign-in emails',
		total: 'sign-in emails',
		max: base + perPerson * Number(people),
		withinMs: HOUR_MS,
	}
}

/** What the email of a request has; the store keeps only hashes. */
interface SignInKeys {
	email: string
	name: string
	/** For a person who signs in; one who is signed in gets only a code. */
	linkKey: string | undefined
	/** Eight digits. */
	code: string
}

/**
 * Makes link and code of a request, when its email is sent. Another attempt makes new ones; the earlier stop working.
 * Undefined when the request has expired, was used, or its person was removed.
 */
export function issueSignInKeys({ write }: Store, requestId: string, now: number): Promise<SignInKeys | undefined> {
	const [newLinkKey, code] = [newKey(), newCode()]
	return write(async (transaction) => {
		const row = await openRequests(transaction, now).where('sign_in_request.id', '=', requestId).executeTakeFirst()
		if (!row) return undefined
		const linkKey = row.session_id === null ? newLinkKey : undefined
		await transaction
			.updateTable('sign_in_request')
			.set({
				link_hash: linkKey ? hashKey(linkKey) : null,
				code_hash: hashCode(row.browser_hash, code),
				code_tries: 0,
			})
			.where('id', '=', requestId)
			.execute()
		return { email: row.email, name: row.name, linkKey, code }
	})
}

/** An open link, undefined when it works no more. Does not use it up: mail scanners open every link. */
export async function findSignInLink({ db }: Store, linkKey: string, now: number) {
	const row = await openRequests(db, now).where('link_hash', '=', hashKey(linkKey)).executeTakeFirst()
	return row && { staffId: row.staff_id, isFromWordPress: row.browser_hash === FROM_WORDPRESS }
}

/** Uses a link up and signs in. @returns the key of the session; undefined when the link was used or has expired */
export function signInByLink(
	{ write }: Store,
	{ linkKey, device }: { linkKey: string; device: Device },
	now: number,
): Promise<string | undefined> {
	return write(async (transaction) => {
		const row = await openRequests(transaction, now).where('link_hash', '=', hashKey(linkKey)).executeTakeFirst()
		return row && redeem(transaction, row, device, now)
	})
}

/**
 * Signs in with the code, in the browser that asked for it.
 *
 * @returns the key of the session; undefined for every code that does not work: the answers must not tell who is at the desk
 */
export function signInByCode(
	{ write, engine }: Store,
	{ browserKey, code, device }: { browserKey: string; code: string; device: Device },
	now: number,
): Promise<string | undefined> {
	return write(async (transaction) => {
		const request = await tryCode(transaction, { engine, browserHash: hashKey(browserKey), code, sessionId: null }, now)
		return request && redeem(transaction, request, device, now)
	})
}

async function redeem(
	transaction: Transaction<Tables>,
	request: OpenRequest,
	device: Device,
	now: number,
): Promise<string | undefined> {
	if (!(await markUsed(transaction, request, now))) return undefined
	const isFromWordPress = request.browser_hash === FROM_WORDPRESS
	return startSession(transaction, { staffId: request.staff_id, device, isFromWordPress }, now)
}
