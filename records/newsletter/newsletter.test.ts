import { expect, test } from 'vitest'
import type { Email } from '#domain/emails/email.ts'
import { DAY_MS } from '#lib/dates.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { newKey } from '../drafts/keys.ts'
import { claim } from '../outbox/deliveries.ts'
import { erasePerson, exportPerson } from '../person/person.ts'
import { deleteExpired } from '../retention/retention.ts'
import type { Store } from '../store/open-store.ts'
import { confirmSubscription, findRequest } from './confirm.ts'
import { type SubscribeRequest, subscribe } from './subscribe.ts'
import { listSubscribers } from './subscribers.ts'
import { isUnsubscribeKey, unsubscribe } from './unsubscribe.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const MOMENT = { now: NOW, today: '2026-11-21', yearEnd: null }

function emailTo(to: string, text: string): Email {
	return { to, replyTo: null, subject: 'News', text, html: `<p>${text}</p>`, unsubscribeUrl: null }
}

/** Asks for news and answers with the key that the emailTo brings. */
async function ask(store: Store, changes: Partial<SubscribeRequest> = {}, now = NOW): Promise<string> {
	const request: SubscribeRequest = {
		email: 'sam@example.org',
		firstName: 'Sam',
		interests: ['dogs'],
		place: 'page',
		wording: { ask: 'A dog in your inbox' },
		quarantineReasons: [],
		...changes,
	}
	let key = ''
	const letterFor = (confirmKey: string) => {
		key = confirmKey
		return emailTo(request.email, 'One more step')
	}
	await subscribe(store, request, letterFor, now)
	return key
}

const confirm = (store: Store, key: string, now = NOW) =>
	confirmSubscription(store, key, (to) => emailTo(to, 'Welcome'), now)

async function letterTexts(store: Store): Promise<string[]> {
	const emails = await claim(store, 100, NOW + 100 * DAY_MS)
	return emails.map(({ payload }) => (payload as Email).text)
}

for (const engine of ENGINES) {
	test(`${engine}: an address is subscribed only after confirmation; reading the link does not confirm`, async () => {
		const store = await freshStore(engine)
		const key = await ask(store)
		expect(await findRequest(store, key, NOW)).toEqual({ email: 'sam@example.org' })
		expect(await findRequest(store, key, NOW)).toEqual({ email: 'sam@example.org' })
		expect(await listSubscribers(store)).toEqual([])
		expect(await confirm(store, key)).toEqual({ email: 'sam@example.org' })
		expect(await listSubscribers(store)).toMatchObject([
			{ email: 'sam@example.org', firstName: 'Sam', interests: ['dogs'], place: 'page', confirmedAt: NOW },
		])
		expect(JSON.stringify(await store.db.selectFrom('newsletter_request').selectAll().execute())).not.toContain(key)
	})

	test(`${engine}: the confirmation link works for 7 days; then the request is deleted`, async () => {
		const store = await freshStore(engine)
		const key = await ask(store)
		expect(await confirm(store, key, NOW + 7 * DAY_MS)).toBeUndefined()
		expect(await findRequest(store, key, NOW + 7 * DAY_MS)).toBeUndefined()
		expect((await deleteExpired(store, NOW + 7 * DAY_MS - 1)).newsletterRequests).toBe(0)
		expect((await deleteExpired(store, NOW + 7 * DAY_MS)).newsletterRequests).toBe(1)
		expect(await store.db.selectFrom('newsletter_request').selectAll().execute()).toEqual([])
	})

	test(`${engine}: confirming twice, or from two emails, makes one subscriber and one welcome email`, async () => {
		const store = await freshStore(engine)
		const first = await ask(store)
		const second = await ask(store, { email: 'Sam@Example.org', firstName: '', interests: [], place: 'footer' })
		await Promise.all([confirm(store, first), confirm(store, first)])
		expect(await confirm(store, second, NOW + DAY_MS)).toEqual({ email: 'Sam@Example.org' })
		expect(await listSubscribers(store)).toMatchObject([
			{ email: 'Sam@Example.org', firstName: 'Sam', interests: ['dogs'] },
		])
		expect((await letterTexts(store)).sort()).toEqual(['One more step', 'One more step', 'Welcome'])
	})

	test(`${engine}: unsubscribing keeps only its proof, is idempotent, and old confirmations do not undo it`, async () => {
		const store = await freshStore(engine)
		const yes = await ask(store)
		await confirm(store, yes)
		const { unsubscribeKey } = (await listSubscribers(store))[0] ?? { unsubscribeKey: '' }
		expect(await isUnsubscribeKey(store, unsubscribeKey)).toBe(true)
		expect(await listSubscribers(store)).toHaveLength(1)
		expect(await unsubscribe(store, unsubscribeKey, NOW + DAY_MS)).toBe(true)
		expect(await unsubscribe(store, unsubscribeKey, NOW + 2 * DAY_MS)).toBe(true)
		expect(await unsubscribe(store, newKey(), NOW)).toBe(false)
		expect(await listSubscribers(store)).toEqual([])
		const kept = await store.db.selectFrom('subscriber').selectAll().execute()
		expect(kept).toMatchObject([{ email: '', first_name: '', interests_json: '[]', unsubscribed_at: NOW + DAY_MS }])
		expect(JSON.stringify(kept)).not.toMatch(/sam/i)
		expect(await confirm(store, yes, NOW + 2 * DAY_MS)).toBeUndefined()
	})

	test(`${engine}: a new confirmation subscribes again, and unsubscribe links of old emails still work`, async () => {
		const store = await freshStore(engine)
		await confirm(store, await ask(store))
		const unsubscribeKey = (await listSubscribers(store))[0]?.unsubscribeKey ?? ''
		await unsubscribe(store, unsubscribeKey, NOW)
		await confirm(store, await ask(store, { firstName: '' }), NOW + DAY_MS)
		expect(await listSubscribers(store)).toMatchObject([{ email: 'sam@example.org', firstName: '', unsubscribeKey }])
		expect(await unsubscribe(store, unsubscribeKey, NOW + 2 * DAY_MS)).toBe(true)
		expect(await listSubscribers(store)).toEqual([])
	})

	test(`${engine}: a quarantined request is stored for 7 days and gets no email`, async () => {
		const store = await freshStore(engine)
		await ask(store, { quarantineReasons: ['something in the box that people cannot see'] })
		expect(await letterTexts(store)).toEqual([])
		expect(await store.db.selectFrom('newsletter_request').selectAll().execute()).toHaveLength(1)
	})

	test(`${engine}: newsletter records of one person are exported and erased, and no other`, async () => {
		const store = await freshStore(engine)
		await confirm(store, await ask(store))
		await ask(store, { place: 'footer' }, NOW + DAY_MS)
		await confirm(store, await ask(store, { email: 'else@example.org' }))
		const { newsletter } = await exportPerson(store, ' SAM@example.org')
		expect(newsletter).toMatchObject([
			{
				state: 'subscribed',
				place: 'page',
				wording: { ask: 'A dog in your inbox' },
				requestedAt: NOW,
				confirmedAt: NOW,
			},
			{ state: 'requested', place: 'footer', requestedAt: NOW + DAY_MS, confirmedAt: null },
		])
		await erasePerson(store, 'sam@example.org', MOMENT)
		expect((await exportPerson(store, 'sam@example.org')).newsletter).toEqual([])
		expect(await listSubscribers(store)).toMatchObject([{ email: 'else@example.org' }])
	})
}
