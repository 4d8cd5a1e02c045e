import { expect, test, vi } from 'vitest'
import { HOUR_MS } from '#lib/dates.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import type { Store } from '../store/open-store.ts'
import { accept } from '../submissions/accept.ts'
import { MAX_ATTEMPTS } from './backoff.ts'
import { type Channel, UndeliverableError } from './channel.ts'
import { claim, LEASE_MS } from './deliveries.ts'
import { startOutbox } from './outbox.ts'

async function write(store: Store, count: number, now: number, channel = 'email') {
	const payloads = Array.from({ length: count }, (_, number) => ({ channel, payload: { number } }))
	await accept(store, aSubmission(), () => payloads, now)
}

function pendingRows(store: Store) {
	return store.db.selectFrom('delivery').selectAll().where('done_at', 'is', null).execute()
}

/** An outbox whose clock a test turns, with what arrived and what it reported. */
function anOutbox(store: Store, sendEmail: (id: string) => Promise<void>) {
	const clock = { now: Date.UTC(2026, 10, 21, 9) }
	const onFailure = vi.fn()
	const outbox = startOutbox({
		store,
		channels: { email: ({ id }) => sendEmail(id) },
		onFailure,
		onStoreError: (error) => {
			throw error
		},
		now: () => clock.now,
	})
	return { clock, onFailure, outbox }
}

for (const engine of ENGINES) {
	test(`${engine}: three processes deliver each email once`, async () => {
		const store = await freshStore(engine)
		const arrived: string[] = []
		const all = Array.from({ length: 3 }, () => anOutbox(store, async (id) => void arrived.push(id)))
		await write(store, 60, all[0]?.clock.now ?? 0)
		for (const { outbox } of all) outbox.kick()
		await expect.poll(async () => (await pendingRows(store)).length).toBe(0)
		await Promise.all(all.map(({ outbox }) => outbox.stop()))
		expect(arrived).toHaveLength(60)
		expect(new Set(arrived).size).toBe(60)
	})

	test(`${engine}: a failed email is retried with growing pauses under the same id`, async () => {
		const store = await freshStore(engine)
		const tried: string[] = []
		const { clock, onFailure, outbox } = anOutbox(store, async (id) => {
			tried.push(id)
			if (tried.length < 3) throw new Error('the mail server is down')
		})
		await write(store, 1, clock.now)
		outbox.kick()
		await expect.poll(() => tried.length).toBe(1)
		await expect.poll(async () => (await pendingRows(store))[0]?.last_error).toBe('the mail server is down')
		// Not before its time.
		outbox.kick()
		clock.now += HOUR_MS
		outbox.kick()
		await expect.poll(() => tried.length).toBe(2)
		await expect.poll(async () => (await pendingRows(store))[0]?.lease_until).toBe(null)
		clock.now += HOUR_MS
		outbox.kick()
		await expect.poll(async () => (await pendingRows(store)).length).toBe(0)
		await outbox.stop()
		expect(new Set(tried).size).toBe(1)
		expect(onFailure).toHaveBeenCalledTimes(2)
	})

	test(`${engine}: a permanent failure is not retried and stays listed for staff`, async () => {
		const store = await freshStore(engine)
		const { clock, outbox } = anOutbox(store, async () => {
			throw new UndeliverableError('there is no such mailbox')
		})
		await write(store, 1, clock.now)
		outbox.kick()
		await expect.poll(async () => (await pendingRows(store))[0]?.failed_at).toBe(clock.now)
		await outbox.stop()
		expect((await pendingRows(store))[0]?.last_error).toBe('there is no such mailbox')
	})

	test(`${engine}: after ${MAX_ATTEMPTS} attempts an email has failed and stays listed`, async () => {
		const store = await freshStore(engine)
		let tries = 0
		const { clock, outbox } = anOutbox(store, async () => {
			tries += 1
			throw new Error('down')
		})
		await write(store, 1, clock.now)
		while (tries < MAX_ATTEMPTS) {
			const before = tries
			outbox.kick()
			await expect.poll(() => tries).toBe(before + 1)
			await expect.poll(async () => (await pendingRows(store))[0]?.lease_until).toBe(null)
			clock.now += 7 * HOUR_MS
		}
		await expect.poll(async () => (await pendingRows(store))[0]?.failed_at).not.toBe(null)
		outbox.kick()
		await outbox.stop()
		expect(tries).toBe(MAX_ATTEMPTS)
	})

	test(`${engine}: a hanging delivery blocks no other, is aborted on stop, and is sent after the next start`, async () => {
		const store = await freshStore(engine)
		const arrived: string[] = []
		const hangs = () => new Promise<void>(() => {})
		const options = { store, onFailure: vi.fn(), onStoreError: vi.fn(), graceMs: 50 }
		let first = ''
		const sendEmail: Channel = async ({ id }) => {
			first ||= id
			await (id === first ? hangs() : arrived.push(id))
		}
		const outbox = startOutbox({ ...options, channels: { email: sendEmail, 'sign-in': hangs } })
		await write(store, 10, Date.now(), 'sign-in')
		await write(store, 10, Date.now())
		outbox.kick()
		await expect.poll(() => arrived.length).toBe(9)
		await outbox.stop()

		expect(options.onFailure).not.toHaveBeenCalled()
		expect(await pendingRows(store)).toHaveLength(11)
		const left = await store.db.selectFrom('delivery').selectAll().where('id', '=', first).executeTakeFirst()
		expect(left).toMatchObject({ attempts: 0, lease_until: null, last_error: 'the site stopped' })
		const works: Channel = async ({ id }) => void arrived.push(id)
		const again = startOutbox({ ...options, channels: { email: works, 'sign-in': works } })
		await expect.poll(() => arrived.length).toBe(20)
		await again.stop()
		expect(new Set(arrived).size).toBe(20)
		expect(options.onStoreError).not.toHaveBeenCalled()
	})

	test(`${engine}: deliveries of a dead process are sent by another after their lease`, async () => {
		const store = await freshStore(engine)
		const now = Date.UTC(2026, 10, 21, 9)
		await write(store, 1, now)
		const [taken] = await claim(store, 10, now)
		expect(await claim(store, 10, now + LEASE_MS - 1)).toEqual([])
		const [again] = await claim(store, 10, now + LEASE_MS + 1)
		expect(again).toMatchObject({ id: taken?.id, attempt: 2 })
	})
}
