import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/dates.ts'
import { ENGINES, freshStore, freshStoreTwice } from '#tests/records/stores.ts'
import type { Store } from '../../store/open-store.ts'
import { readAuditLog } from '../audit.ts'
import { acceptInvitation, invite } from '../members.ts'
import { MAX_WRONG_CODES_PER_DAY, WRONG_CODES_BEFORE_NOTICE } from './codes.ts'
import { confirmByCode, requestCode } from './confirm-identity.ts'
import { findSession } from './sessions.ts'
import {
	issueSignInKeys,
	MAX_EMAILS_PER_PERSON_HOUR,
	requestSignIn,
	signInByCode,
	signInByLink,
	type WithheldEmails,
} from './sign-in.ts'
import { SIGN_IN_LIFE_MS } from './sign-in-requests.ts'

const NOW = Date.UTC(2026, 10, 23, 9)
const DEVICE = { name: 'Firefox on Android', key: 'd'.repeat(32) }
const browser = (number: number) => String(number).padStart(32, 'b')

async function aMember(store: Store, name = 'Ana') {
	const email = `${name.toLowerCase()}@fairlead.example`
	const key = await invite(store, { email, name, role: 'lead', invitedBy: null }, NOW)
	const sessionKey = (await acceptInvitation(store, { key, device: DEVICE }, NOW)) ?? ''
	const session = await findSession(store, sessionKey, NOW)
	return { email, sessionKey, sessionId: session?.id ?? '', staffId: session?.member.id ?? '' }
}

/** The payloads of the emails that wait, the oldest first. */
async function waiting({ db }: Store): Promise<{ requestId?: string; notice?: unknown }[]> {
	const rows = await db
		.selectFrom('delivery')
		.select(['payload_json'])
		.where('channel', '=', 'sign-in')
		.where('done_at', 'is', null)
		.orderBy('created_at')
		.execute()
	return rows.map(({ payload_json }) => JSON.parse(payload_json))
}

/** Sends what waits, as the channel does. @returns the keys in the emails */
async function sendAll(store: Store, now: number) {
	const requests = (await waiting(store)).map(({ requestId }) => requestId).filter((id) => id !== undefined)
	await store.db.updateTable('delivery').set({ done_at: now }).where('done_at', 'is', null).execute()
	const emails = []
	for (const id of requests) {
		const keys = await issueSignInKeys(store, id, now)
		if (keys) emails.push(keys)
	}
	return emails
}

async function anEmail(store: Store, email: string, { browserKey = browser(1), now = NOW } = {}) {
	await requestSignIn(store, { email, browserKey }, now)
	const [keys] = await sendAll(store, now)
	if (!keys) throw new Error('no email was asked for')
	return keys
}

const wrongFor = (code: string) => (code === '00000000' ? '00000001' : '00000000')

async function countRows({ db }: Store, table: 'sign_in_request' | 'staff_session') {
	return (await db.selectFrom(table).select('id').execute()).length
}

for (const engine of ENGINES) {
	const sign = (store: Store, code: string, { browserKey = browser(1), now = NOW } = {}) =>
		signInByCode(store, { browserKey, code, device: DEVICE }, now)

	/** Types wrong codes for a person in ever new browsers. */
	async function guess(store: Store, email: string, { count, now = NOW }: { count: number; now?: number }) {
		for (let done = 0; done < count; done += 1) {
			const browserKey = browser(1000 + Math.floor(done / 5))
			const { code } = await anEmail(store, email, { browserKey, now: now + done })
			expect(await sign(store, wrongFor(code), { browserKey, now: now + done })).toBeUndefined()
		}
	}

	test(`${engine}: only the newest request of a person takes codes, whichever browser asked; earlier links still sign in`, async () => {
		const store = await freshStore(engine)
		const { email } = await aMember(store)
		const lee = await aMember(store, 'Lee')
		const mine = await anEmail(store, email)
		const theirs = await anEmail(store, email, { browserKey: browser(2), now: NOW + 1 })
		await anEmail(store, lee.email, { browserKey: browser(3), now: NOW + 2 })
		expect(await sign(store, mine.code, { now: NOW + 3 })).toBeUndefined()
		const linkKey = mine.linkKey ?? ''
		expect(await signInByLink(store, { linkKey, device: DEVICE }, NOW + SIGN_IN_LIFE_MS - 1)).toBeTruthy()
		expect(await sign(store, theirs.code, { browserKey: browser(2), now: NOW + 4 })).toBeTruthy()
		// Once the newest is used, no earlier one takes its place.
		const again = await anEmail(store, email, { now: NOW + 5 })
		const newest = await anEmail(store, email, { browserKey: browser(2), now: NOW + 6 })
		expect(await sign(store, newest.code, { browserKey: browser(2), now: NOW + 7 })).toBeTruthy()
		expect(await sign(store, again.code, { now: NOW + 7 })).toBeUndefined()
	})

	test(`${engine}: a code to confirm who one is and one to sign in do not end each other`, async () => {
		const store = await freshStore(engine)
		const ana = await aMember(store)
		await requestCode(store, ana, NOW)
		const [confirmation] = await sendAll(store, NOW)
		const { code } = await anEmail(store, ana.email, { now: NOW + 1 })
		expect(await confirmByCode(store, { ...ana, code: confirmation?.code ?? '' }, NOW + 2)).toBeTruthy()
		expect(await sign(store, code, { now: NOW + 2 })).toBeTruthy()
	})

	test(`${engine}: after twenty wrong codes of a person none works for a day, at sign-in or confirming; links do`, async () => {
		const store = await freshStore(engine)
		const ana = await aMember(store)
		const lee = await aMember(store, 'Lee')
		for (let hour = 0; hour < 2; hour += 1) await guess(store, ana.email, { count: 10, now: NOW + hour * HOUR_MS })
		const later = NOW + 3 * HOUR_MS
		const { code, linkKey = '' } = await anEmail(store, ana.email, { now: later })
		expect(await sign(store, code, { now: later })).toBeUndefined()
		await requestCode(store, ana, later)
		const [confirmation] = await sendAll(store, later)
		expect(await confirmByCode(store, { ...ana, code: confirmation?.code ?? '' }, later)).toBeUndefined()
		expect(await signInByLink(store, { linkKey, device: DEVICE }, later)).toBeTruthy()
		const hers = await anEmail(store, lee.email, { browserKey: browser(7), now: later })
		expect(await sign(store, hers.code, { browserKey: browser(7), now: later })).toBeTruthy()
		const [stopped, ...others] = await readAuditLog(store, { limit: 9, actions: ['codes stopped for a day'] })
		expect([stopped, others]).toMatchObject([{ staffId: null, subject: ana.staffId }, []])
		const nextDay = await anEmail(store, ana.email, { now: NOW + DAY_MS })
		expect(await sign(store, nextDay.code, { now: NOW + DAY_MS })).toBeTruthy()
	})

	test(`${engine}: wrong codes are in the audit log, about the person; after five of a day the person gets one email`, async () => {
		const store = await freshStore(engine)
		const ana = await aMember(store)
		await guess(store, ana.email, { count: WRONG_CODES_BEFORE_NOTICE - 1 })
		const notices = async () =>
			(await store.db.selectFrom('delivery').select('payload_json').execute()).filter(
				({ payload_json }) => 'notice' in JSON.parse(payload_json),
			)
		expect(await notices()).toEqual([])
		await requestCode(store, ana, NOW + 9)
		const [{ code } = { code: '' }] = await sendAll(store, NOW + 9)
		for (let tries = 0; tries < 3; tries += 1) await confirmByCode(store, { ...ana, code: wrongFor(code) }, NOW + 10)
		expect((await notices()).map(({ payload_json }) => JSON.parse(payload_json))).toEqual([
			{ notice: { staffId: ana.staffId, kind: 'wrong codes', name: '', at: NOW + 10 } },
		])
		const log = await readAuditLog(store, { limit: 99, actions: ['wrong code typed', 'warned of wrong codes'] })
		const actions = log.map(({ staffId, action, subject }) => [staffId, action, subject])
		expect(actions.filter(([, action]) => action === 'warned of wrong codes')).toEqual([
			[null, 'warned of wrong codes', ana.staffId],
		])
		const typed = actions.filter(([, action]) => action === 'wrong code typed')
		expect(typed).toEqual([
			...Array(3).fill([ana.staffId, 'wrong code typed', ana.sessionId]),
			...Array(WRONG_CODES_BEFORE_NOTICE - 1).fill([null, 'wrong code typed', ana.staffId]),
		])
	})

	test(`${engine}: tries at one time, of two processes, share the limits`, async () => {
		const [one, other] = await freshStoreTwice(engine)
		const { email } = await aMember(one)
		await guess(one, email, { count: 5 })
		await guess(one, email, { count: 10, now: NOW + HOUR_MS })
		const now = NOW + 3 * HOUR_MS
		const wrong: Promise<string | undefined>[] = []
		for (let number = 0; number < 4; number += 1) {
			const browserKey = browser(number)
			const { code } = await anEmail(one, email, { browserKey, now: now + number })
			const tries = Array.from({ length: 4 }, (_, index) =>
				sign(index % 2 === 0 ? one : other, wrongFor(code), { browserKey, now: now + number }),
			)
			wrong.push(...tries)
			await Promise.all(tries)
		}
		expect((await Promise.all(wrong)).filter(Boolean)).toEqual([])
		expect(await readAuditLog(one, { limit: 99, actions: ['wrong code typed'] })).toHaveLength(MAX_WRONG_CODES_PER_DAY)
	})

	test(`${engine}: a browser that asks again is sent its open request again, and an email that waits is enough`, async () => {
		const store = await freshStore(engine)
		const { email } = await aMember(store)
		const first = await anEmail(store, email)
		await requestSignIn(store, { email, browserKey: browser(1) }, NOW + MINUTE_MS)
		await requestSignIn(store, { email, browserKey: browser(1) }, NOW + 2 * MINUTE_MS)
		expect(await waiting(store)).toHaveLength(1)
		const [second] = await sendAll(store, NOW + 3 * MINUTE_MS)
		expect(await countRows(store, 'sign_in_request')).toBe(1)
		const late = NOW + SIGN_IN_LIFE_MS + MINUTE_MS
		const earlier = { linkKey: first.linkKey ?? '', device: DEVICE }
		expect(await signInByLink(store, earlier, NOW + 4 * MINUTE_MS)).toBeUndefined()
		expect(await sign(store, second?.code ?? '', { now: late })).toBeTruthy()
		// A used one is not open.
		await anEmail(store, email, { now: late })
		expect(await countRows(store, 'sign_in_request')).toBe(2)
	})

	test(`${engine}: a person gets ten sign-in emails an hour, a site ten and five a person; the operator is told once`, async () => {
		const store = await freshStore(engine)
		const people = [await aMember(store, 'Ana'), await aMember(store, 'Lee'), await aMember(store, 'Mo')]
		const [ana] = people
		const told: (WithheldEmails | undefined)[] = []
		const ask = async (email: string, number: number, now = NOW) => {
			told.push(await requestSignIn(store, { email, browserKey: browser(number) }, now))
			return (await sendAll(store, now)).length
		}
		let sent = 0
		for (let number = 0; number < 15; number += 1) sent += await ask(ana?.email ?? '', number)
		expect(sent).toBe(MAX_EMAILS_PER_PERSON_HOUR)
		expect(told.filter(Boolean)).toEqual([{ limit: 'person', staffId: ana?.staffId }])
		// The newest one that was sent takes codes.
		expect(await countRows(store, 'sign_in_request')).toBe(MAX_EMAILS_PER_PERSON_HOUR)
		for (const { email } of people) for (let number = 100; number < 112; number += 1) sent += await ask(email, number)
		expect(sent).toBe(10 + 5 * 3)
		expect(told.filter(Boolean)).toMatchObject([{ limit: 'person' }, { limit: 'person' }, { limit: 'site' }])
		// Who is signed in gets codes to confirm who they are, and strangers cannot use them up.
		expect(await requestCode(store, people[2] ?? raise(), NOW)).toBe(true)
		expect(await ask(ana?.email ?? '', 200, NOW + HOUR_MS)).toBe(1)
	})
}

function raise(): never {
	throw new Error('no such person')
}
