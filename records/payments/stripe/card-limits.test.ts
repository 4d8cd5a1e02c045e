import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '#lib/dates.ts'
import { clientHashOf } from '#lib/network-hash.ts'
import type { Store } from '#records/store/open-store.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import {
	countDecline,
	deleteOldStarts,
	MAX_DECLINES_PER_ADDRESS,
	MAX_DECLINES_PER_EMAIL,
	MAX_DECLINES_PER_SITE,
	MAX_STARTS_PER_ADDRESS,
	MAX_STARTS_PER_EMAIL,
	MAX_STARTS_PER_HOUSEHOLD,
	readCardPause,
	takeCardStart,
} from './card-limits.ts'
import { storeEvent } from './events/stored-events.ts'

const NOW = 1_800_000_000_000

/** Declined cards, each of another person, from one address. */
async function decline(store: Store, clientHash: string, count: number) {
	const rows = Array.from({ length: count }, () => ({
		id: randomUUID(),
		client_hash: clientHash,
		email_hash: randomUUID(),
		declined_at: NOW,
	}))
	await store.write((transaction) => transaction.insertInto('card_decline').values(rows).execute())
}

async function receivePaid(store: Store, count: number) {
	for (let index = 0; index < count; index++) {
		const object = { object: 'checkout.session', id: `cs_${index}` }
		const event = {
			id: randomUUID(),
			type: 'checkout.session.completed',
			created: 1,
			livemode: false,
			data: { object },
		}
		await storeEvent(store, event, NOW)
	}
}

const someone = { clientHash: 'another', email: 'sam@example.org' }

describe.each(ENGINES)('on %s', (engine) => {
	test('one address and one person have limits of their own, however the email is written', async () => {
		const store = await freshStore(engine)
		const of = async (count: number, start: (index: number) => { clientHash: string; email: string }) => {
			const verdicts: string[] = []
			for (let index = 0; index <= count; index++) verdicts.push(await takeCardStart(store, start(index), NOW))
			return [verdicts.slice(0, count).every((one) => one === 'allowed'), verdicts.at(-1)]
		}
		expect(
			await of(MAX_STARTS_PER_ADDRESS, (index) => ({ clientHash: 'a fair', email: `${index}@example.org` })),
		).toEqual([true, 'too many from this address'])
		expect(
			await of(MAX_STARTS_PER_EMAIL, (index) => ({
				clientHash: `address ${index}`,
				email: index % 2 === 0 ? 'robin@example.org' : ' Robin@Example.org',
			})),
		).toEqual([true, 'too many for this email'])
		expect(await takeCardStart(store, someone, NOW)).toBe('allowed')
	})

	test('an appeal that brings a thousand people within an hour is no attack', async () => {
		const store = await freshStore(engine)
		for (let index = 0; index < 1000; index++) {
			const start = { clientHash: `address ${index}`, email: `${index}@example.org` }
			expect(await takeCardStart(store, start, NOW + index)).toBe('allowed')
		}
	})

	test('declined cards stop their person and the address they paid from, and no one else', async () => {
		const store = await freshStore(engine)
		const { reference } = await storedDonation(store, { email: 'tester@example.org' })
		const again = { clientHash: 'elsewhere', email: 'tester@example.org' }
		await takeCardStart(store, { clientHash: 'a tester', email: 'Tester@example.org' }, NOW)
		for (let index = 1; index < MAX_DECLINES_PER_EMAIL; index++) {
			await countDecline(store, { id: `evt_${index}`, reference }, NOW)
			// A provider sends an event more than once.
			await countDecline(store, { id: `evt_${index}`, reference }, NOW)
		}
		expect(await takeCardStart(store, again, NOW - 1)).toBe('allowed')
		await countDecline(store, { id: 'evt_last', reference }, NOW)
		expect(await takeCardStart(store, again, NOW)).toBe('too many for this email')
		const counted = await store.db.selectFrom('card_decline').select('client_hash').execute()
		expect(counted.map(({ client_hash }) => client_hash)).toEqual(
			Array.from({ length: MAX_DECLINES_PER_EMAIL }, () => 'a tester'),
		)
		await decline(store, 'a tester', MAX_DECLINES_PER_ADDRESS - MAX_DECLINES_PER_EMAIL)
		expect(await takeCardStart(store, { clientHash: 'a tester', email: 'new@example.org' }, NOW)).toBe(
			'too many from this address',
		)
		expect(await takeCardStart(store, someone, NOW)).toBe('allowed')
		expect(await takeCardStart(store, { clientHash: 'a tester', email: 'new@example.org' }, NOW + HOUR_MS)).toBe(
			'allowed',
		)
	})

	test('twenty addresses cannot pause cards for everyone, many can, and it ends by itself', async () => {
		const store = await freshStore(engine)
		for (let index = 0; index < 20; index++) await decline(store, `tester ${index}`, 100)
		expect(await readCardPause(store, NOW + 1)).toBeUndefined()
		expect(await takeCardStart(store, someone, NOW + 1)).toBe('allowed')
		for (let index = 20; index < Math.ceil(MAX_DECLINES_PER_SITE / MAX_DECLINES_PER_ADDRESS); index++)
			await decline(store, `tester ${index}`, MAX_DECLINES_PER_ADDRESS)
		expect(await readCardPause(store, NOW + 1)).toMatch(/paused.*declined within an hour.*bank transfer is open/)
		expect(await takeCardStart(store, someone, NOW + 1)).toBe('paused')
		expect(await readCardPause(store, NOW + HOUR_MS)).toBeUndefined()
		expect(await takeCardStart(store, someone, NOW + HOUR_MS)).toBe('allowed')
	})

	test('a household of IPv6 networks stops itself and cannot pause cards for everyone, nor can an organisation', async () => {
		const store = await freshStore(engine)
		const client = (home: number, net: number) =>
			clientHashOf(formSecret, `2001:db8:1:${(home * 256 + net).toString(16)}`)
		const start = (clientHash: string) =>
			takeCardStart(store, { clientHash, email: `${randomUUID()}@example.org` }, NOW + 1)
		for (let net = 0; net < 40; net++) await decline(store, client(1, net), MAX_DECLINES_PER_ADDRESS)
		expect(await start(client(1, 200))).toBe('too many from this address')
		expect(await readCardPause(store, NOW + 1)).toBeUndefined()
		// Only some of its 320 declined cards count for the network around it.
		expect(await start(client(2, 1))).toBe('allowed')
		for (let home = 3; home < 60; home++) await decline(store, client(home, 1), MAX_DECLINES_PER_ADDRESS)
		expect(await start(client(2, 1))).toBe('too many from this address')
		expect(await start(clientHashOf(formSecret, '2001:db8:2:1'))).toBe('allowed')
		expect(await readCardPause(store, NOW + 1)).toBeUndefined()
		expect(await start('203')).toBe('allowed')
	})

	test('starts from a household are counted together', async () => {
		const store = await freshStore(engine)
		const start = (net: number) => {
			const clientHash = clientHashOf(formSecret, `2001:db8:1:${(256 + net).toString(16)}`)
			return takeCardStart(store, { clientHash, email: `${net}@example.org` }, NOW)
		}
		for (let net = 0; net < MAX_STARTS_PER_HOUSEHOLD; net++) expect(await start(net)).toBe('allowed')
		expect(await start(MAX_STARTS_PER_HOUSEHOLD)).toBe('too many from this address')
	})

	test('many declined cards among more that are paid pause nothing', async () => {
		const store = await freshStore(engine)
		for (let index = 0; index < MAX_DECLINES_PER_SITE; index++) await decline(store, `address ${index}`, 1)
		expect(await readCardPause(store, NOW + 1)).toBeDefined()
		await receivePaid(store, MAX_DECLINES_PER_SITE)
		expect(await readCardPause(store, NOW + 1)).toBeUndefined()
	})

	test('counts are deleted after a day', async () => {
		const store = await freshStore(engine)
		await decline(store, 'a', 1)
		await takeCardStart(store, { clientHash: 'a', email: 'a@example.org' }, NOW)
		await takeCardStart(store, { clientHash: 'a', email: 'a@example.org' }, NOW + 20 * HOUR_MS)
		await deleteOldStarts(store, NOW + 25 * HOUR_MS)
		expect(await store.db.selectFrom('card_start').select('started_at').execute()).toHaveLength(1)
		expect(await store.db.selectFrom('card_decline').select('id').execute()).toEqual([])
	})
})
