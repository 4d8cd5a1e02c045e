import { expect, test } from 'vitest'
import { EVERY_MESSAGE } from '#domain/desk/people/message-scope.ts'
import type { Email } from '#domain/emails/email.ts'
import type { NewAddressLimit } from '#domain/emails/new-delivery.ts'
import { hasEmail } from '#records/payables/has-email.ts'
import { aStoredOrder } from '#tests/builders/shop/stored-order.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { claim, enqueue } from '../outbox/deliveries.ts'
import type { Store } from '../store/open-store.ts'
import { deleteOldAddressCounts, limitsFor, MAX_EMAILS_PER_ADDRESS_HOUR, takeEmailTo } from './address-limit.ts'
import { listQuarantinedEmails, releaseEmailsTo } from './quarantine.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const HOUR = 3_600_000
const ANN = 'ann@example.org'
/** The limit of someone who may write to as many new addresses as they like. */
const NEW_ADDRESSES: NewAddressLimit = {
	clientHash: 'client',
	maxPerClientHour: 1000,
	maxPerSiteHour: 1000,
	alarm: () => emailTo('office@fairlead.example'),
	onAlarm: () => undefined,
}

function emailTo(to: string, subject = 'How to send your donation'): Email {
	return { to, replyTo: null, subject, text: 'x', html: 'x', unsubscribeUrl: null }
}

async function send(store: Store, to: string, now = NOW, payableId: string | null = null) {
	const limits = await limitsFor(store, to, NEW_ADDRESSES)
	const delivery = { channel: 'email', submissionId: null, payableId, payload: emailTo(to), ...limits }
	await store.write((transaction) => enqueue(transaction, [delivery], now))
}

async function confirm(store: Store, email: string) {
	const row = {
		email_hash: store.hashAddress(email),
		email,
		first_name: '',
		interests_json: '[]',
		place: 'page' as const,
	}
	const subscriber = {
		...row,
		wording_json: '{}',
		requested_at: NOW,
		confirmed_at: NOW,
		unsubscribe_key: 'key',
		unsubscribed_at: null,
	}
	await store.write((transaction) => transaction.insertInto('subscriber').values(subscriber).execute())
}

/** Whom an email may go to now. */
async function recipients(store: Store, now = NOW): Promise<string[]> {
	return (await claim(store, 1000, now)).map(({ payload }) => (payload as Email).to)
}

for (const engine of ENGINES) {
	test(`${engine}: visitors cause ten emails an hour to a confirmed address, whatever its case; staff see and release the rest`, async () => {
		const store = await freshStore(engine)
		await confirm(store, ANN)
		await Promise.all(Array.from({ length: 24 }, (_, n) => send(store, n % 2 === 0 ? ANN : 'Ann@Example.org')))
		await send(store, 'ben@example.org')
		const sent = await recipients(store)
		expect(sent.filter((to) => to.toLowerCase() === ANN)).toHaveLength(MAX_EMAILS_PER_ADDRESS_HOUR)
		expect(sent).toContain('ben@example.org')
		const [held] = await listQuarantinedEmails(store, EVERY_MESSAGE, 1)
		expect(held?.subject).toBe('How to send your donation')
		expect(held?.reason).toBe('over the limit of emails to one address: 10 an hour')
		expect(await releaseEmailsTo(store, EVERY_MESSAGE, ANN, NOW)).toBeGreaterThan(0)
		await send(store, ANN, NOW + HOUR)
		expect(await recipients(store, NOW + HOUR)).toContain(ANN)
	})

	test(`${engine}: pages that only send an email share the ten, and none is written of an address`, async () => {
		const store = await freshStore(engine)
		for (let n = 0; n < MAX_EMAILS_PER_ADDRESS_HOUR - 1; n += 1) await send(store, ANN)
		expect(await takeEmailTo(store, ANN, NOW)).toBe(true)
		expect(await takeEmailTo(store, ' ANN@example.org', NOW + HOUR - 1)).toBe(false)
		expect(JSON.stringify(await store.db.selectFrom('address_email').selectAll().execute())).not.toContain('ann')
		await deleteOldAddressCounts(store, NOW + HOUR - 1)
		expect(await takeEmailTo(store, ANN, NOW + HOUR - 1)).toBe(false)
		await deleteOldAddressCounts(store, NOW + HOUR)
		expect(await store.db.selectFrom('address_email').selectAll().execute()).toEqual([])
	})

	test(`${engine}: a clock that was ahead closes no address for longer than an hour`, async () => {
		const store = await freshStore(engine)
		for (let n = 0; n <= MAX_EMAILS_PER_ADDRESS_HOUR; n += 1) await takeEmailTo(store, ANN, NOW + 400 * 24 * HOUR)
		expect(await takeEmailTo(store, ANN, NOW)).toBe(true)
	})

	test(`${engine}: an order whose email is over the limit is stored, and counts as not emailed`, async () => {
		const store = await freshStore(engine)
		const { payable } = await aStoredOrder(store, {}, NOW)
		for (let n = 0; n < MAX_EMAILS_PER_ADDRESS_HOUR; n += 1) await send(store, ANN)
		await send(store, ANN, NOW, payable.id)
		expect(await hasEmail(store, payable.id)).toBe(false)
	})
}
