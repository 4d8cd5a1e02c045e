import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createContentChanged } from './webhooks.ts'

function endpoint() {
	const applied: unknown[] = []
	const answer = createContentChanged<unknown>({
		verify: (header) => header === 'right',
		parse: (json) => {
			if (typeof json !== 'object' || json === null || !('events' in json)) throw new Error('no events')
			return json.events
		},
		apply: async (events) => void applied.push(events),
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

test('a signed announcement is applied before the answer', async () => {
	const { post, applied } = endpoint()
	expect((await post('{"events":[1]}')).status).toBe(200)
	expect(applied).toEqual([[1]])
})

test('a wrong signature changes nothing', async () => {
	const { post, applied } = endpoint()
	expect((await post('{"events":[1]}', 'forged')).status).toBe(401)
	expect(applied).toEqual([])
})

test('nonsense is refused', async () => {
	const { post, applied } = endpoint()
	expect((await post('{"events":')).status).toBe(400)
	expect((await post('[]')).status).toBe(400)
	expect(applied).toEqual([])
})
