import { expect, test } from 'vitest'
import { MAX_FAVOURITES, readSelection, selectionUrl } from './selection.ts'

const read = (query: string) => readSelection(new URLSearchParams(query))

test('a link and a form name the same dogs, once each and in their order', () => {
	expect(read('dogs=percy,biscuit,percy')).toEqual(['percy', 'biscuit'])
	expect(read('dogs=percy&dogs=biscuit&dogs=percy')).toEqual(['percy', 'biscuit'])
})

test('invalid slugs are left out, and so is everything beyond the limit', () => {
	expect(read('dogs=,%00,../etc,<b>,biscuit, percy ,')).toEqual(['biscuit', 'percy'])
	expect(read('cats=tom')).toEqual([])
	expect(read(`dogs=${Array.from({ length: 200 }, (_, i) => `dog-${i}`)}`)).toHaveLength(MAX_FAVOURITES)
})

test('a URL carries names of every script there and back', () => {
	const slugs = ['biscuit', 'łatka', 'мишка']
	const address = selectionUrl('/compare', slugs)
	expect(address).toMatch(/^\/compare\?dogs=biscuit,%/)
	expect(readSelection(new URL(address, 'https://rescue.example').searchParams)).toEqual(slugs)
	expect(selectionUrl('/favourites', [])).toBe('/favourites')
})
