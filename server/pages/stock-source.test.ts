import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { aMerchItem } from '#tests/builders/content/merch-item.ts'
import { createStockSource } from './stock-source.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const item = aMerchItem({ id: 1, variants: [{ key: 's', label: 'Small', counted: 9, price: null }] })
const content = { ...someContent({ merch: [item] }), revision: 'r1' }

/** A source over a store that tests change. */
function createTestSource() {
	const store: { left: number; isDown: boolean; reads: number } = { left: 2, isDown: false, reads: 0 }
	const warnings: unknown[] = []
	const source = createStockSource({
		async read() {
			store.reads++
			const { left } = store
			if (store.isDown) throw new Error('no store')
			return () => left
		},
		log: { warn: (line: unknown) => warnings.push(line) },
	})
	const left = async (of = content) => (await source.current(of)).availability(1, 's')
	return { store, source, warnings, left }
}

test('the store is read once for many pages, and again for other content', async () => {
	const { store, left } = createTestSource()
	expect(await Promise.all([left(), left(), left()])).toEqual([2, 2, 2])
	expect(await left()).toBe(2)
	expect(store.reads).toBe(1)
	store.left = 1
	expect(await left({ ...content, revision: 'r2' })).toBe(1)
})

test('pages show what was sold a second ago', async () => {
	const { store, left } = createTestSource()
	expect(await left()).toBe(2)
	store.left = 1
	vi.advanceTimersByTime(999)
	expect(await left()).toBe(2)
	vi.advanceTimersByTime(1)
	expect(await left()).toBe(1)
})

test('without the store pages show what was last read, and before that what was counted', async () => {
	const { store, warnings, left } = createTestSource()
	store.isDown = true
	expect(await left()).toBe(9)
	expect(warnings).toHaveLength(1)
	store.isDown = false
	expect(await left({ ...content, revision: 'r2' })).toBe(2)
})

test('a store that does not answer keeps no page waiting', async () => {
	const source = createStockSource({ read: () => new Promise(() => {}), log: { warn() {} } })
	const shown = source.current(content)
	await vi.advanceTimersByTimeAsync(300)
	expect((await shown).availability(1, 's')).toBe(9)
})
