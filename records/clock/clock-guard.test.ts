import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#lib/dates.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import type { Store } from '../store/open-store.ts'
import { accept } from '../submissions/accept.ts'
import { createClockGuard } from './clock-guard.ts'
import { confirmClock } from './heartbeats.ts'

const NOW = Date.UTC(2026, 10, 21, 9)

/** A process with a test clock and a monotonic clock. */
function aProcess(store: Store, clock: number) {
	const process = { now: clock, uptime: 0 }
	const guard = createClockGuard({ store, now: () => process.now, uptime: () => process.uptime })
	return {
		/** Since the last beat. */
		async after(ms: number) {
			process.now += ms
			process.uptime += ms
			return guard.beat()
		},
		setClock(by: number) {
			process.now += by
		},
	}
}

for (const engine of ENGINES) {
	test(`${engine}: a first start trusts its clock and deletes nothing in its first hour`, async () => {
		const site = aProcess(await freshStore(engine), NOW)
		expect(await site.after(0)).toEqual({ isTrusted: true, mayDelete: false, doubt: undefined })
		expect(await site.after(HOUR_MS - 1)).toMatchObject({ mayDelete: false })
		expect(await site.after(1)).toMatchObject({ mayDelete: true })
	})

	test(`${engine}: with a clock 400 days ahead nothing is deleted, also after restarts, until it is corrected`, async () => {
		const store = await freshStore(engine)
		await aProcess(store, NOW).after(0)
		for (const restart of [1, 2, 3]) {
			const wrong = aProcess(store, NOW + 400 * DAY_MS + restart * DAY_MS)
			await wrong.after(0)
			const state = await wrong.after(2 * HOUR_MS)
			expect(state).toMatchObject({ isTrusted: false, mayDelete: false })
			expect(state.doubt).toContain('2026-11-21')
		}
		const right = aProcess(store, NOW + 4 * DAY_MS)
		expect(await right.after(0)).toMatchObject({ isTrusted: true })
		expect(await right.after(2 * HOUR_MS)).toMatchObject({ mayDelete: true })
	})

	test(`${engine}: a clock that jumps under a running process pauses deletion until it is corrected`, async () => {
		const site = aProcess(await freshStore(engine), NOW)
		expect(await site.after(2 * HOUR_MS)).toMatchObject({ mayDelete: true })
		for (const jump of [400 * DAY_MS, -400 * DAY_MS]) {
			site.setClock(jump)
			expect(await site.after(HOUR_MS)).toMatchObject({ isTrusted: false, mayDelete: false })
			site.setClock(-jump)
			expect(await site.after(HOUR_MS)).toMatchObject({ isTrusted: true, mayDelete: true })
		}
	})

	test(`${engine}: after ten days of downtime deletion waits for the operator's confirmation or seven days of uptime`, async () => {
		const confirmed = await freshStore(engine)
		await aProcess(confirmed, NOW - 10 * DAY_MS).after(0)
		const told = aProcess(confirmed, NOW)
		await told.after(0)
		expect(await told.after(2 * HOUR_MS)).toMatchObject({ mayDelete: false })
		await confirmClock(confirmed, NOW + 2 * HOUR_MS)
		expect(await told.after(HOUR_MS)).toMatchObject({ isTrusted: true, mayDelete: true, doubt: undefined })

		const waiting = await freshStore(engine)
		await aProcess(waiting, NOW - 10 * DAY_MS).after(0)
		const patient = aProcess(waiting, NOW)
		await patient.after(0)
		expect(await patient.after(7 * DAY_MS - 1)).toMatchObject({ mayDelete: false })
		expect(await patient.after(1)).toMatchObject({ mayDelete: true })
		expect(await aProcess(waiting, NOW + 8 * DAY_MS).after(2 * HOUR_MS)).toMatchObject({ mayDelete: true })
	})

	test(`${engine}: two processes with different clocks delete nothing until one stops`, async () => {
		const store = await freshStore(engine)
		const wrong = aProcess(store, NOW + 400 * DAY_MS)
		await wrong.after(2 * HOUR_MS)
		const right = aProcess(store, NOW)
		await right.after(2 * HOUR_MS)
		await wrong.after(HOUR_MS)
		await right.after(HOUR_MS)
		expect(await wrong.after(HOUR_MS)).toMatchObject({
			mayDelete: false,
			doubt: expect.stringContaining('another server'),
		})
		expect(await right.after(HOUR_MS)).toMatchObject({ mayDelete: false })
		await confirmClock(store, NOW + 4 * HOUR_MS)
		await right.after(HOUR_MS)
		expect(await right.after(HOUR_MS)).toMatchObject({ isTrusted: true, mayDelete: true })
	})

	test(`${engine}: without heartbeats the latest record dates the store`, async () => {
		const store = await freshStore(engine)
		await accept(store, aSubmission(), () => [], NOW)
		const wrong = aProcess(store, NOW + 400 * DAY_MS)
		expect(await wrong.after(2 * HOUR_MS)).toMatchObject({ isTrusted: false })
		expect(await aProcess(store, NOW + DAY_MS).after(2 * HOUR_MS)).toMatchObject({ mayDelete: true })
	})
}
