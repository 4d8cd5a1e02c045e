import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { clientHashOf } from '#lib/network-hash.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { confirmSubscription } from '../newsletter/confirm.ts'
import { subscribe } from '../newsletter/subscribe.ts'
import {
	DraftRefusedError,
	deleteOldStarts,
	draftWarning,
	MAX_ALL_BYTES,
	MAX_DRAFT_BYTES,
	MAX_STARTS_PER_ADDRESS,
	MAX_STARTS_PER_HOUSEHOLD,
	MAX_STARTS_PER_ORGANISATION,
} from './draft-limits.ts'
import { findDraft, makeLink, openLink, saveAnswers, startDraft } from './drafts.ts'
import { hashKey } from './keys.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const refused = (reason: string) => expect.objectContaining({ name: 'DraftRefusedError', reason })
const long = 'x'.repeat(MAX_DRAFT_BYTES)

for (const engine of ENGINES) {
	test(`${engine}: a draft has at most 64 KB, and keeps what it had when more is refused`, async () => {
		const store = await freshStore(engine)
		await expect(startDraft(store, 'contact', { message: long }, NOW, 'one')).rejects.toEqual(refused('too large'))
		const key = await startDraft(store, 'contact', { message: 'Hello' }, NOW, 'one')
		const more = saveAnswers(store, key, { more: long }, NOW + 1)
		await expect(more).rejects.toBeInstanceOf(DraftRefusedError)
		expect((await findDraft(store, key, 'contact', NOW + 2))?.answers).toEqual({ message: 'Hello' })
		// Signs of three bytes count as three.
		const signs = '犬'.repeat(MAX_DRAFT_BYTES / 3)
		await expect(startDraft(store, 'contact', { message: signs }, NOW, 'one')).rejects.toEqual(refused('too large'))
	})

	test(`${engine}: one network address begins so many forms in a day, and others go on`, async () => {
		const store = await freshStore(engine)
		const start = (now: number, client = 'one') => startDraft(store, 'contact', {}, now, client)
		for (let count = 0; count < MAX_STARTS_PER_ADDRESS; count += 1) await start(NOW)
		await expect(start(NOW + 1)).rejects.toEqual(refused('too many from this address'))
		await start(NOW + 1, 'another')
		await deleteOldStarts(store, NOW + DAY_MS - 1)
		await expect(start(NOW + DAY_MS - 1)).rejects.toBeInstanceOf(DraftRefusedError)
		await start(NOW + DAY_MS)
		await deleteOldStarts(store, NOW + DAY_MS)
		expect(await store.db.selectFrom('draft_start').selectAll().execute()).toHaveLength(2)
	})

	test(`${engine}: a household of IPv6 networks is not two hundred visitors, and a neighbour goes on`, async () => {
		const store = await freshStore(engine)
		const client = (home: number, net: number) =>
			clientHashOf(formSecret, `2001:db8:${home >> 8}:${((home & 255) * 256 + net).toString(16)}`)
		const begun = async (count: number, clientOf: (index: number) => string) => {
			const rows = Array.from({ length: count }, (_, index) => ({
				id: randomUUID(),
				client_hash: clientOf(index),
				started_at: NOW,
			}))
			await store.write((transaction) => transaction.insertInto('draft_start').values(rows).execute())
		}
		const start = (home: number, net: number) => startDraft(store, 'contact', {}, NOW + 1, client(home, net))
		await begun(MAX_STARTS_PER_HOUSEHOLD, (index) => client(1, index % 250))
		await expect(start(1, 255)).rejects.toEqual(refused('too many from this address'))
		await start(2, 255)
		await begun(MAX_STARTS_PER_ORGANISATION - MAX_STARTS_PER_HOUSEHOLD, (index) => client(3 + (index % 100), 1))
		await expect(start(200, 255)).rejects.toEqual(refused('too many from this address'))
		await start(256, 1)
	})

	test(`${engine}: without room the drafts that were left longest go, whatever was typed, and emailed ones last`, async () => {
		const store = await freshStore(engine)
		const start = (daysAgo: number) => startDraft(store, 'contact', {}, NOW - daysAgo * DAY_MS, `${daysAgo}`)
		const keys = {
			changed: await start(25),
			old: await start(10),
			emailed: await start(26),
			proven: await start(28),
			today: await start(5),
		}
		await saveAnswers(store, keys.changed, { name: 'Sam' }, NOW - 24 * DAY_MS)
		await makeLink(store, keys.emailed, 'sam@example.org', NOW - 26 * DAY_MS)
		const link = await makeLink(store, keys.proven, 'robin@example.org', NOW - 28 * DAY_MS)
		keys.proven = (await openLink(store, link ?? '', NOW - 27 * DAY_MS)) ?? ''
		await saveAnswers(store, keys.today, { name: 'Ana' }, NOW - DAY_MS / 2)
		// As if each were thousands.
		await store.db
			.updateTable('draft')
			.set({ bytes: Math.ceil(MAX_ALL_BYTES / 5) })
			.execute()
		expect(await draftWarning(store)).toContain('Unfinished forms take 512 of 512 MB')
		const kept = async (of: string[]) => {
			const rest = await store.db.selectFrom('draft').select('key_hash').execute()
			expect(rest.map(({ key_hash }) => key_hash).sort()).toEqual(of.map(hashKey).sort())
		}
		const added = [await startDraft(store, 'contact', {}, NOW, 'next')]
		await kept([keys.changed, keys.old, keys.proven, keys.today, ...added])

		await store.db
			.updateTable('draft')
			.set({ bytes: Math.ceil(MAX_ALL_BYTES / 4) })
			.execute()
		added.push(await startDraft(store, 'contact', {}, NOW, 'next'))
		await kept([keys.proven, keys.today, ...added])
	})

	test(`${engine}: an address that was confirmed before counts as its owner's`, async () => {
		const store = await freshStore(engine)
		const now = NOW - 5 * DAY_MS
		const [theirs, others] = [
			await startDraft(store, 'contact', {}, now - DAY_MS, 'one'),
			await startDraft(store, 'contact', {}, now, 'two'),
		]
		const request = { email: 'robin@example.org', firstName: '', place: 'page', wording: {} } as const
		const keys: string[] = []
		const to = 'robin@example.org'
		const email = { to, replyTo: null, subject: 'x', text: 'x', html: 'x', unsubscribeUrl: null }
		const emailFor = (key: string) => {
			keys.push(key)
			return email
		}
		await subscribe(store, { ...request, interests: [], quarantineReasons: [] }, emailFor, now)
		await confirmSubscription(store, keys[0] ?? '', () => email, now)
		await makeLink(store, theirs, 'robin@example.org', now)
		await makeLink(store, others, 'sam@example.org', now)
		await store.db
			.updateTable('draft')
			.set({ bytes: MAX_ALL_BYTES / 2 })
			.execute()
		await startDraft(store, 'contact', {}, NOW, 'next')
		expect(await findDraft(store, theirs, 'contact', NOW)).toBeDefined()
		expect(await findDraft(store, others, 'contact', NOW)).toBeUndefined()
	})

	test(`${engine}: when no draft may go, no form can be begun, and those that were go on`, async () => {
		const store = await freshStore(engine)
		const key = await startDraft(store, 'contact', {}, NOW - 1, 'one')
		await store.db.updateTable('draft').set({ bytes: MAX_ALL_BYTES }).execute()
		await expect(startDraft(store, 'contact', {}, NOW, 'two')).rejects.toEqual(refused('full'))
		expect(await saveAnswers(store, key, { name: 'Sam' }, NOW)).toBe(true)
		expect(await startDraft(store, 'contact', {}, NOW, 'two')).toBeTruthy()
		expect(await draftWarning(store)).toBeUndefined()
	})
}
