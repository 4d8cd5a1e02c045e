import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Store } from '#records/store/open-store.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import {
	deleteOldStarts,
	MAX_FAILED_CHARGES,
	MAX_STARTS_PER_ADDRESS,
	MAX_STARTS_PER_EMAIL,
	MAX_STARTS_PER_SITE,
	readCardPause,
	takeCardStart,
} from './card-limits.ts'
import { storeEvent } from './events/stored-events.ts'

const HOUR_MS = 3_600_000
const NOW = 1_800_000_000_000

function receive(store: Store, type: string, at: number) {
	const event = {
		id: randomUUID(),
		type,
		created: 1,
		livemode: false,
		data: { object: { object: 'charge', id: 'ch_1' } },
	}
	return storeEvent(store, event, at)
}

describe.each(ENGINES)('on %s', (engine) => {
	test('of 1,000 starts by a program few pass, and none after that until an hour has passed', async () => {
		const store = await freshStore(engine)
		const verdicts = new Map<string, number>()
		for (let index = 0; index < 1000; index++) {
			// Each from another address, for another person.
			const start = { clientHash: `address ${index}`, email: `${index}@example.org` }
			const verdict = await takeCardStart(store, start, NOW + index)
			verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1)
		}
		expect(Object.fromEntries(verdicts)).toEqual({
			allowed: MAX_STARTS_PER_SITE,
			paused: 1000 - MAX_STARTS_PER_SITE,
		})
		expect(await readCardPause(store, NOW + 1000)).toMatch(/paused.*started within an hour.*bank transfer is open/)
		const later = NOW + 1000 + HOUR_MS
		expect(await readCardPause(store, later)).toBeUndefined()
		expect(await takeCardStart(store, { clientHash: 'a', email: 'a@example.org' }, later)).toBe('allowed')
	})

	test('one address and one person have limits of their own, however the email is written', async () => {
		const store = await freshStore(engine)
		const of = async (count: number, start: (index: number) => { clientHash: string; email: string }) => {
			const verdicts: string[] = []
			for (let index = 0; index <= count; index++) verdicts.push(await takeCardStart(store, start(index), NOW))
			return [verdicts.slice(0, count).every((one) => one === 'allowed'), verdicts.at(-1)]
		}
		expect(
			await of(MAX_STARTS_PER_ADDRESS, (index) => ({ clientHash: 'a fair', email: `${index}@example.org` })),
		).toEqual([...[true, 'too many from this address']])
		expect(
			await of(MAX_STARTS_PER_EMAIL, (index) => ({
				clientHash: `address ${index}`,
				email: index % 2 === 0 ? 'robin@example.org' : ' Robin@Example.org',
			})),
		).toEqual([true, 'too many for this email'])
		expect(await takeCardStart(store, { clientHash: 'another', email: 'sam@example.org' }, NOW)).toBe('allowed')
	})

	test('many declined cards pause card payments, unless more are paid', async () => {
		const store = await freshStore(engine)
		for (let index = 0; index < MAX_FAILED_CHARGES; index++) await receive(store, 'charge.failed', NOW)
		expect(await readCardPause(store, NOW + 1)).toMatch(/declined/)
		expect(await takeCardStart(store, { clientHash: 'a', email: 'a@example.org' }, NOW + 1)).toBe('paused')
		for (let index = 0; index < MAX_FAILED_CHARGES; index++) await receive(store, 'checkout.session.completed', NOW)
		expect(await readCardPause(store, NOW + 1)).toBeUndefined()
	})

	test('counts are deleted after a day', async () => {
		const store = await freshStore(engine)
		await takeCardStart(store, { clientHash: 'a', email: 'a@example.org' }, NOW)
		await takeCardStart(store, { clientHash: 'a', email: 'a@example.org' }, NOW + 20 * HOUR_MS)
		await deleteOldStarts(store, NOW + 25 * HOUR_MS)
		expect(await store.db.selectFrom('card_start').select('started_at').execute()).toHaveLength(1)
	})
})
