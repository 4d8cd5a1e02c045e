import { expect, test } from 'vitest'
import { changeInWords } from '../favourites-words.ts'
import { MAX_FAVOURITES } from '../selection/selection.ts'
import { createFavouritesStore } from './favourites-store.ts'

const biscuit = { slug: 'biscuit', name: 'Biscuit' }
const percy = { slug: 'percy', name: 'Percy' }

function aDevice() {
	const kept = new Map<string, string>()
	return {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	}
}

test('the newest favourite is the first, and a second press takes it out again', () => {
	const device = aDevice()
	const saved = createFavouritesStore(() => device)
	saved.toggle(biscuit)
	saved.toggle(percy)
	expect(saved.current()).toEqual([percy, biscuit])
	expect(saved.lastChange()).toEqual({ kind: 'saved', names: ['Percy'], count: 2 })
	saved.toggle(biscuit)
	expect(saved.current()).toEqual([percy])
})

test('another tab sees the change, and its own change does not undo it', () => {
	const device = aDevice()
	const [here, there] = [createFavouritesStore(() => device), createFavouritesStore(() => device)]
	here.toggle(biscuit)
	there.toggle(percy)
	expect(here.current()).toEqual([percy, biscuit])
	expect(here.current()).toBe(here.current())
})

test('where storage is blocked or full, favourites last as long as the page, and the change says which it is', () => {
	const full = createFavouritesStore(() => ({
		getItem: () => null,
		setItem: () => {
			throw new DOMException('full', 'QuotaExceededError')
		},
	}))
	const blocked = createFavouritesStore(() => {
		throw new DOMException('blocked', 'SecurityError')
	})
	for (const [saved, kind, words] of [
		[full, 'full', /no room left on your device/],
		[blocked, 'only here', /does not let us keep anything/],
	] as const) {
		saved.toggle(biscuit)
		expect(saved.current()).toEqual([biscuit])
		const change = saved.lastChange()
		expect(change?.kind).toBe(kind)
		expect(change && changeInWords(change)).toMatch(words)
	}
})

test('a favourite beyond the limit is not added, and none of the others is lost', () => {
	const device = aDevice()
	const saved = createFavouritesStore(() => device)
	saved.save(Array.from({ length: MAX_FAVOURITES }, (_, i) => ({ slug: `dog-${i}`, name: `Dog ${i}` })))
	saved.toggle(biscuit)
	expect(saved.lastChange()).toEqual({ kind: 'too many', names: ['Biscuit'], count: MAX_FAVOURITES })
	expect(saved.current()).toHaveLength(MAX_FAVOURITES)
	expect(saved.current()).not.toContainEqual(biscuit)
})

test('a dog with a new slug keeps its position, once', () => {
	const device = aDevice()
	const saved = createFavouritesStore(() => device)
	saved.save([biscuit, percy])
	saved.rename('percy', { slug: 'sir-percy', name: 'Sir Percy' })
	expect(saved.current().map(({ slug }) => slug)).toEqual(['biscuit', 'sir-percy'])
	saved.rename('biscuit', { slug: 'sir-percy', name: 'Sir Percy' })
	expect(saved.current().map(({ slug }) => slug)).toEqual(['sir-percy'])
	saved.rename('biscuit', { slug: 'sir-percy', name: 'Sir Percy' })
	expect(saved.current()).toHaveLength(1)
})
