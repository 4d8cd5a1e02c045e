import { afterEach, expect, test, vi } from 'vitest'
import type { IconsByName } from '#lib/icons/icon.ts'
import { createContentIcons } from './content-icons.ts'

const PAW: IconsByName[string] = { viewBox: [0, 0, 24, 24], body: '<path d="M0 0"/>' }
const soon = <T>(value: T, ms: number) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms))

afterEach(() => void vi.useRealTimers())

function clock() {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
}

/** How long, on the test's clock, until the page had its icons, and which. */
async function page(resolve: ReturnType<typeof createContentIcons>['resolve'], names: string[]) {
	const started = performance.now()
	const done = resolve(names, started).then((icons) => ({ ms: performance.now() - started, names: Object.keys(icons) }))
	await vi.advanceTimersByTimeAsync(10_000)
	return done
}

test('missing icons are requested from the next source, and found ones are cached', async () => {
	const asked: string[][] = []
	const own = async (names: string[]) => {
		asked.push(names)
		return { 'ph:dog': PAW }
	}
	const theirs = async (names: string[]) => {
		asked.push(names)
		return { 'mdi:paw': PAW }
	}
	const { resolve } = createContentIcons([own, theirs], () => {})
	expect(Object.keys(await resolve(['ph:dog', 'mdi:paw'], performance.now()))).toEqual(['ph:dog', 'mdi:paw'])
	await resolve(['ph:dog', 'mdi:paw'], performance.now())
	expect(asked).toEqual([['ph:dog', 'mdi:paw'], ['mdi:paw']])
})

test('each page waits 1.5 s from its request and no longer, and not at all for icons that are there', async () => {
	clock()
	const { resolve } = createContentIcons([() => soon({ 'mdi:paw': PAW }, 4000)], () => {})
	const waited = async (requestedAt: number) => {
		const icons = await resolve(['mdi:paw'], requestedAt)
		return { ms: performance.now() - requestedAt, names: Object.keys(icons) }
	}
	const start = performance.now()
	const first = waited(start)
	// What a page did between its request and its icons counts.
	const late = waited(start - 1000)
	await vi.advanceTimersByTimeAsync(1200)
	const second = waited(performance.now())
	await vi.advanceTimersByTimeAsync(1600)
	const third = waited(performance.now())
	await vi.advanceTimersByTimeAsync(1500)
	expect(await Promise.all([first, late, second, third])).toEqual([
		{ ms: 1500, names: [] },
		{ ms: 1500, names: [] },
		{ ms: 1500, names: [] },
		{ ms: 1200, names: ['mdi:paw'] },
	])
	expect(await waited(performance.now())).toEqual({ ms: 0, names: ['mdi:paw'] })
})

test('unknown icons are logged and retried after ten minutes without delaying a page', async () => {
	clock()
	let asked = 0
	const missing: string[][] = []
	const { resolve } = createContentIcons(
		[
			() => {
				asked += 1
				return soon({}, 1000)
			},
		],
		(names) => missing.push(names),
	)
	expect(await page(resolve, ['mdi:no'])).toEqual({ ms: 1000, names: [] })
	expect(await page(resolve, ['mdi:no'])).toEqual({ ms: 0, names: [] })
	expect([asked, missing]).toEqual([1, [['mdi:no']]])
	await vi.advanceTimersByTimeAsync(10 * 60_000)
	expect(await page(resolve, ['mdi:no'])).toEqual({ ms: 0, names: [] })
	expect(asked).toBe(2)
})
