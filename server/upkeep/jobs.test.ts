import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#lib/dates.ts'
import { startJobs } from './jobs.ts'

const nothing = {
	released: 0,
	renewed: 0,
	checkIns: 0,
	transferReminders: 0,
	expiredOrders: 0,
	stockNotices: 0,
	sponsorships: 0,
	digest: false,
	morningDigests: 0,
	deleted: { submissions: 0, drafts: 0, emails: 0, newsletterRequests: 0, anonymisedDonations: 0 },
	errors: [],
}
const aLog = () => ({ info: vi.fn(), error: vi.fn() })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('jobs run at once and every five minutes, one round at a time, and a quiet round says nothing', async () => {
	const log = aLog()
	const deliver = vi.fn()
	const rounds: { end: () => void }[] = []
	const run = () =>
		new Promise<typeof nothing>((resolve) => {
			rounds.push({ end: () => resolve(nothing) })
		})
	const jobs = startJobs({ run, deliver, log })
	expect(rounds).toHaveLength(1)
	await vi.advanceTimersByTimeAsync(11 * MINUTE_MS)
	expect(rounds).toHaveLength(1)
	rounds[0]?.end()
	await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
	expect(rounds).toHaveLength(2)

	let hasStopped = false
	const stopping = jobs.stop().then(() => {
		hasStopped = true
	})
	await vi.advanceTimersByTimeAsync(MINUTE_MS)
	expect(hasStopped).toBe(false)
	rounds[1]?.end()
	await stopping
	await vi.advanceTimersByTimeAsync(60 * MINUTE_MS)
	expect(rounds).toHaveLength(2)
	expect(log.info).not.toHaveBeenCalled()
	expect(deliver).not.toHaveBeenCalled()
})

test('emails are sent at once, deletions are counted, and a failed round is logged and the next one runs', async () => {
	const log = aLog()
	const deliver = vi.fn()
	const rounds = [
		() => Promise.reject(new Error('the database is down')),
		async () => ({ ...nothing, renewed: 2, errors: [new Error('one email failed')] }),
		async () => ({
			...nothing,
			deleted: { submissions: 3, drafts: 0, emails: 0, newsletterRequests: 0, anonymisedDonations: 0 },
		}),
	]
	const jobs = startJobs({ run: () => (rounds.shift() ?? (async () => nothing))(), deliver, log })
	await vi.advanceTimersByTimeAsync(16 * MINUTE_MS)
	await jobs.stop()
	expect(log.error.mock.calls.map(([{ err }]) => err.message)).toEqual(['the database is down', 'one email failed'])
	expect(deliver).toHaveBeenCalledTimes(1)
	expect(log.info.mock.calls.map(([counts]) => counts)).toEqual([
		{
			released: 0,
			renewed: 2,
			checkIns: 0,
			transferReminders: 0,
			expiredOrders: 0,
			stockNotices: 0,
			sponsorships: 0,
			digest: false,
			morningDigests: 0,
		},
		{ submissions: 3, drafts: 0, emails: 0, newsletterRequests: 0, anonymisedDonations: 0 },
	])
})
