import { expect, test } from 'vitest'
import type { Email } from '#domain/emails/email.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { setStatus } from '../cases/set-status.ts'
import { isProvenAddress } from '../email/proven-address.ts'
import { listPendingEmails } from '../jobs/pending-emails.ts'
import { listMissedDeadlines } from '../jobs/reply-deadlines.ts'
import { confirmSubscription } from '../newsletter/confirm.ts'
import { subscribe } from '../newsletter/subscribe.ts'
import { unsubscribe } from '../newsletter/unsubscribe.ts'
import type { Store } from '../store/open-store.ts'
import { accept } from './accept.ts'
import { CONFIRM_LIFE_MS, confirmAddress, disown, findByConfirmKey, newConfirmation } from './confirm.ts'
import { findSubmission, release } from './submissions.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const ADDRESS = 'sam@example.org'
const email: Email = { to: ADDRESS, replyTo: null, subject: 'x', text: 'x', html: 'x', unsubscribeUrl: null }
const copy = () => email
const notice = () => ({ ...email, to: 'office@fairlead.example' })

async function sendNew(store: Store, changes: Parameters<typeof aSubmission>[0] = {}) {
	const confirmation = newConfirmation(NOW)
	const accepted = await accept(store, aSubmission({ email: ADDRESS, confirmation, ...changes }), () => [], NOW)
	return { ...accepted, key: confirmation.key }
}

const emailsOf = async (store: Store) => store.db.selectFrom('delivery').select('payload_json').execute()

for (const engine of ENGINES) {
	test(`${engine}: the button confirms an address, idempotently, and the copy is sent once`, async () => {
		const store = await freshStore(engine)
		const { key, reference } = await sendNew(store)
		await sendNew(store)
		expect(await findByConfirmKey(store, key, NOW)).toMatchObject({ reference, confirmedAt: null })
		expect(await isProvenAddress(store, ADDRESS)).toBe(false)

		const presses = await Promise.all(Array.from({ length: 4 }, () => confirmAddress(store, key, copy, NOW)))
		expect(presses.map((submission) => submission?.reference)).toEqual(Array(4).fill(reference))
		expect(await emailsOf(store)).toHaveLength(1)
		expect(await isProvenAddress(store, 'SAM@example.org')).toBe(true)
		expect(await isProvenAddress(store, 'am@example.org')).toBe(false)
	})

	test(`${engine}: a confirmation key works for thirty days; unknown keys confirm nothing`, async () => {
		const store = await freshStore(engine)
		const { key } = await sendNew(store)
		expect(await confirmAddress(store, 'A'.repeat(32), copy, NOW)).toBeUndefined()
		expect(await confirmAddress(store, key, copy, NOW + CONFIRM_LIFE_MS)).toBeUndefined()
		expect(await confirmAddress(store, key, copy, NOW + CONFIRM_LIFE_MS - 1)).not.toBeUndefined()
	})

	test(`${engine}: a disowned submission sends no more emails, whatever staff do`, async () => {
		const store = await freshStore(engine)
		const { key, reference } = await sendNew(store, { replyBy: '2026-11-01' })
		await confirmAddress(store, key, copy, NOW)
		const submission_id = (await findByConfirmKey(store, key, NOW))?.id ?? ''
		const link = { id: 'l1', submission_id, key_hash: 'h', created_at: NOW, expires_at: NOW + 1 }
		await store.db.insertInto('file_link').values(link).execute()
		const presses = await Promise.all(Array.from({ length: 3 }, () => disown(store, key, notice, NOW)))
		expect(await store.db.selectFrom('file_link').selectAll().execute()).toEqual([])
		expect(presses.filter(Boolean)).toHaveLength(1)
		expect(await isProvenAddress(store, ADDRESS)).toBe(false)
		expect(await findByConfirmKey(store, key, NOW)).toBeUndefined()
		expect(await findSubmission(store, reference)).toMatchObject({
			quarantineReasons: ['the owner of the email address says they did not send it'],
			disownedAt: NOW,
		})
		await setStatus(store, { reference, status: 'approved' }, NOW)
		expect(await isProvenAddress(store, ADDRESS)).toBe(false)
		await setStatus(store, { reference, status: 'in_review' }, NOW)
		expect(await release(store, reference)).toBe(true)
		expect(await listPendingEmails(store)).toEqual([])
		expect(await listMissedDeadlines(store, '2026-11-21')).toEqual([])
	})

	test(`${engine}: approval by staff and newsletter confirmation prove an address; other events do not`, async () => {
		const store = await freshStore(engine)
		const { reference } = await sendNew(store)
		for (const status of ['in_review', 'waiting', 'declined', 'done', 'withdrawn'] as const) {
			await setStatus(store, { reference, status }, NOW)
			expect(await isProvenAddress(store, ADDRESS), status).toBe(false)
		}
		await setStatus(store, { reference, status: 'approved' }, NOW)
		expect(await isProvenAddress(store, ADDRESS)).toBe(true)

		const request = { email: 'els@example.org', firstName: '', interests: [], wording: {}, quarantineReasons: [] }
		const keys: string[] = []
		const asked = (key: string) => {
			keys.push(key)
			return email
		}
		await subscribe(store, { ...request, place: 'page' }, asked, NOW)
		expect(await isProvenAddress(store, 'els@example.org')).toBe(false)
		let unsubscribeKey = ''
		const welcome = (_: string, key: string) => {
			unsubscribeKey = key
			return email
		}
		await confirmSubscription(store, keys[0] ?? '', welcome, NOW)
		expect(await isProvenAddress(store, 'Els@example.org')).toBe(true)
		await unsubscribe(store, unsubscribeKey, NOW)
		expect(await isProvenAddress(store, 'els@example.org')).toBe(false)
	})
}
