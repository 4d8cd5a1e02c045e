import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { createPrerenderer } from './prerender.ts'

const PATHS = ['/', '/dogs', '/dogs/biscuit']

afterEach(() => {
	vi.useRealTimers()
})

/** A prerenderer with a controlled clock and a record of what was prepared for which version. */
function someAhead(room = Number.POSITIVE_INFINITY) {
	vi.useFakeTimers()
	const charity = { name: 'monday' }
	const prepared: string[] = []
	const health = { lastRequestAt: Number.NEGATIVE_INFINITY }
	const ahead = createPrerenderer({
		cache: {
			version: async () => ({ content: someContent(), today: new Date(), name: charity.name }),
			prepare: async (path) => {
				prepared.push(`${charity.name} ${path}`)
				return prepared.length < room
			},
		},
		paths: async () => PATHS,
		finishPreparing: async () => {},
		prepareFeeds: async () => {},
		health,
		log: pino({ level: 'silent' }),
	})
	ahead.start()
	return { ahead, charity, prepared, health }
}

test('every page is prerendered after the start and again when the day changes', async () => {
	const { charity, prepared, ahead } = someAhead()
	await vi.advanceTimersByTimeAsync(60_000)
	expect(prepared).toEqual(PATHS.map((path) => `monday ${path}`))
	charity.name = 'tuesday'
	await vi.advanceTimersByTimeAsync(6000)
	expect(prepared.slice(PATHS.length)).toEqual(PATHS.map((path) => `tuesday ${path}`))
	ahead.stop()
})

test('new content restarts prerendering', async () => {
	const { ahead, charity, prepared } = someAhead()
	await vi.advanceTimersByTimeAsync(1006)
	expect(prepared).toEqual(['monday /'])
	charity.name = 'new content'
	ahead.renew()
	await vi.advanceTimersByTimeAsync(1000)
	expect(prepared.slice(1)).toEqual(PATHS.map((path) => `new content ${path}`))
	ahead.stop()
})

test('prerendering ends when the cache is full, until something changes', async () => {
	const { ahead, prepared } = someAhead(2)
	await vi.advanceTimersByTimeAsync(60_000)
	expect(prepared).toEqual(['monday /', 'monday /dogs'])
	ahead.stop()
})

test('with visitors prerendering takes a tenth of a second a page, but goes on', async () => {
	const { ahead, prepared, health } = someAhead()
	const visitors = setInterval(() => {
		health.lastRequestAt = performance.now()
	}, 10)
	await vi.advanceTimersByTimeAsync(1090)
	expect(prepared).toEqual([])
	await vi.advanceTimersByTimeAsync(300)
	expect(prepared.length).toBe(3)
	clearInterval(visitors)
	ahead.stop()
})
