import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createContentChanged } from './webhooks.ts'

/** The endpoint, and what it applied. `work` says how applying goes. */
function endpoint(work: () => Promise<boolean> = async () => true) {
	const applied: unknown[] = []
	const answer = createContentChanged<{ id: string; events: unknown }>({
		verify: (header) => header === 'right',
		parse: (json) => {
			if (typeof json !== 'object' || json === null || !('events' in json)) throw new Error('no events')
			return { id: 'id' in json ? String(json.id) : 'one', events: json.events }
		},
		apply: ({ events }) => {
			applied.push(events)
			return work()
		},
		log: pino({ level: 'silent' }),
	})
	const post = (body: string, signature = 'right') =>
		answer(
			new Request('http://site.example/api/content-changed', {
				method: 'POST',
				body,
				headers: { 'X-Rescue-Signature': signature },
			}),
		)
	return { post, applied }
}

test('a signed change notice is applied before the response', async () => {
	const { post, applied } = endpoint()
	expect((await post('{"events":[1]}')).status).toBe(200)
	expect(applied).toEqual([[1]])
})

test('a backend that hangs does not keep the sender waiting: 202 within two seconds', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	onTestFinished(() => void vi.useRealTimers())
	const isApplying = Promise.withResolvers<void>()
	const { post, applied } = endpoint(() => {
		isApplying.resolve()
		return new Promise(() => {})
	})
	const answered = post('{"events":[1]}')
	await isApplying.promise
	await vi.advanceTimersByTimeAsync(2_000)
	const { status, headers } = await answered

	expect(status).toBe(202)
	expect(headers.get('Cache-Control')).toBe('no-store')
	expect(applied).toEqual([[1]])
})

test.each([
	['could not be fetched', async () => false],
	['failed', () => Promise.reject(new Error('broken'))],
])('a change that %s is accepted, not done', async (_, work) => {
	const { post } = endpoint(work)
	expect((await post('{"events":[1]}')).status).toBe(202)
})

test('a repeated notice is applied once, another one is applied too', async () => {
	const { post, applied } = endpoint()
	for (const id of ['one', 'one', 'two']) expect((await post(JSON.stringify({ id, events: [id] }))).status).toBe(200)
	expect(applied).toEqual([['one'], ['two']])
})

test('a wrong signature changes nothing', async () => {
	const { post, applied } = endpoint()
	expect((await post('{"events":[1]}', 'forged')).status).toBe(401)
	expect(applied).toEqual([])
})

test('an invalid notice is refused', async () => {
	const { post, applied } = endpoint()
	expect((await post('{"events":')).status).toBe(400)
	expect((await post('[]')).status).toBe(400)
	expect(applied).toEqual([])
})
