import { expect, test } from 'vitest'
import { EVERY_MESSAGE } from '#domain/desk/people/message-scope.ts'
import type { Email } from '#domain/emails/email.ts'
import type { NewAddressLimit } from '#domain/emails/new-delivery.ts'
import { HOUR_MS } from '#lib/dates.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { claim, enqueue } from '../outbox/deliveries.ts'
import { DAILY_LIMITS } from '../store/daily-totals.ts'
import type { Store } from '../store/open-store.ts'
import { deleteOldCounts } from './new-address-limit.ts'
import { listQuarantinedEmails, releaseEmailsTo } from './quarantine.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const emailTo = (to: string): Email => ({ to, replyTo: null, subject: 'x', text: 'x', html: 'x', unsubscribeUrl: null })

function limitFor(clientHash: string, alarms: string[] = []): NewAddressLimit {
	return {
		clientHash,
		maxPerClientHour: 3,
		maxPerSiteHour: 10,
		alarm: () => emailTo('office@fairlead.example'),
		onAlarm: () => void alarms.push(clientHash),
	}
}

function send(store: Store, to: string, limit: NewAddressLimit, now = NOW) {
	const delivery = { channel: 'email', submissionId: null, payload: emailTo(to), limit }
	return store.write((transaction) => enqueue(transaction, [delivery], now))
}

/** Whom an email may go to now. */
async function recipients(store: Store, now = NOW): Promise<string[]> {
	return (await claim(store, 100, now)).map(({ payload }) => (payload as Email).to)
}

for (const engine of ENGINES) {
	test(`${engine}: a client gets three emails to new addresses an hour, also with concurrent requests`, async () => {
		const store = await freshStore(engine)
		const alarms: string[] = []
		await Promise.all(Array.from({ length: 20 }, (_, n) => send(store, `a${n}@example.org`, limitFor('a', alarms))))
		await send(store, 'b@example.org', limitFor('b', alarms))
		const sent = await recipients(store)
		expect(sent.filter((to) => to.startsWith('a'))).toHaveLength(3)
		expect(sent).toContain('b@example.org')
		const quarantined = await listQuarantinedEmails(store, EVERY_MESSAGE, 100)
		expect(quarantined).toHaveLength(17)
		expect(quarantined[0]?.reason).toBe('over the limit of emails to new addresses: 3 an hour from one visitor')
		expect(sent.filter((to) => to.startsWith('office'))).toHaveLength(1)
		expect(alarms).toEqual(['a'])
	})

	test(`${engine}: the limit uses a sliding hour, and quarantined emails need release`, async () => {
		const store = await freshStore(engine)
		for (let n = 0; n < 4; n += 1) await send(store, `a${n}@example.org`, limitFor('a'), NOW + n * 60_000)
		await send(store, 'a4@example.org', limitFor('a'), NOW + HOUR_MS - 1)
		await send(store, 'a5@example.org', limitFor('a'), NOW + HOUR_MS)
		const sent = (await recipients(store, NOW + 2 * HOUR_MS)).filter((to) => to.startsWith('a')).sort()
		expect(sent).toEqual(['a0@example.org', 'a1@example.org', 'a2@example.org', 'a5@example.org'])
	})

	test(`${engine}: the site-wide limit alarms staff once an hour, who release emails one by one`, async () => {
		const store = await freshStore(engine)
		const alarms: string[] = []
		const one = (n: number, now: number) => send(store, `s${n}@example.org`, limitFor(`client ${n}`, alarms), now)
		for (let n = 0; n < 14; n += 1) await one(n, NOW)
		expect(await listQuarantinedEmails(store, EVERY_MESSAGE, 100)).toHaveLength(4)
		expect(alarms).toEqual(['client 10'])
		for (let n = 20; n < 35; n += 1) await one(n, NOW + HOUR_MS)
		expect(alarms).toHaveLength(2)

		await recipients(store, NOW + HOUR_MS)
		expect(await releaseEmailsTo(store, EVERY_MESSAGE, ' S12@Example.org', NOW + HOUR_MS)).toBe(1)
		expect(await releaseEmailsTo(store, EVERY_MESSAGE, 's12@example.org', NOW + HOUR_MS)).toBe(0)
		expect(await recipients(store, NOW + HOUR_MS)).toEqual(['s12@example.org'])
	})

	test(`${engine}: the /64 of a household and of an organisation share, and leave emails for everyone else`, async () => {
		const store = await freshStore(engine)
		const one = (n: number, client: string) =>
			send(store, `${client}.${n}@example.org`, { ...limitFor(client), maxPerSiteHour: 60 })
		for (let n = 0; n < 21; n += 1) for (let m = 0; m < 3; m += 1) await one(m, `org.home.${n}`)
		for (let n = 0; n < 21; n += 1) await one(0, `org.home${n}.net`)
		await one(0, '192')
		const sent = (await recipients(store)).filter((to) => !to.startsWith('office'))
		expect(sent.filter((to) => to.startsWith('org.home.'))).toHaveLength(6)
		expect(sent.filter((to) => to.startsWith('org'))).toHaveLength(15)
		expect(sent).toContain('192.0@example.org')
		expect((await listQuarantinedEmails(store, EVERY_MESSAGE, 1))[0]?.reason).toMatch(
			/an hour from the network of a visitor$/,
		)
	})

	test(`${engine}: a network never has more than half of what is for all`, async () => {
		const store = await freshStore(engine)
		for (let n = 0; n < 20; n += 1) await send(store, `o${n}@example.org`, limitFor(`org.home${n}.net`))
		await send(store, 'b@example.org', limitFor('b'))
		const sent = await recipients(store)
		expect(sent.filter((to) => /^o\d/.test(to))).toHaveLength(5)
		expect(sent).toContain('b@example.org')
	})

	test(`${engine}: counts of a client are deleted after a day`, async () => {
		const store = await freshStore(engine)
		await send(store, 'a@example.org', limitFor('a'))
		await send(store, 'b@example.org', limitFor('b'), NOW + HOUR_MS)
		const left = () => store.db.selectFrom('new_address_email').select('client_hash').execute()
		await deleteOldCounts(store, NOW + 24 * HOUR_MS - 1)
		expect(await left()).toHaveLength(2)
		await deleteOldCounts(store, NOW + 24 * HOUR_MS)
		expect(await left()).toEqual([{ client_hash: 'b' }])
	})

	test(`${engine}: of emails over the limit a day holds so many of one address`, async () => {
		const store = await freshStore(engine)
		const { perAddress } = DAILY_LIMITS['held emails']
		for (let n = 0; n < perAddress + 20; n += 1) await send(store, `a${n}@example.org`, limitFor('a'))
		// The alarm and the three that were sent are beside them.
		expect(await store.db.selectFrom('delivery').select('id').execute()).toHaveLength(perAddress + 4)
		expect(await listQuarantinedEmails(store, EVERY_MESSAGE, 5)).toHaveLength(5)
		await send(store, 'b@example.org', { ...limitFor('b'), maxPerClientHour: 0 })
		expect((await listQuarantinedEmails(store, EVERY_MESSAGE, 1000)).map(({ to }) => to)).toContain('b@example.org')
		expect(await releaseEmailsTo(store, EVERY_MESSAGE, 'B@Example.org', NOW)).toBe(1)
	})
}
