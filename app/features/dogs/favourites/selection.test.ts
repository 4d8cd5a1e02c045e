import { expect, test } from 'vitest'
import { readChoice } from './selection.ts'
import { choiceAddress, MOST_SAVED } from './selection-url.ts'

const read = (query: string) => readChoice(new URLSearchParams(query))

test('a link and a form name the same dogs, once each and in their order', () => {
	expect(read('dogs=percy,biscuit,percy')).toEqual(['percy', 'biscuit'])
	expect(read('dogs=percy&dogs=biscuit&dogs=percy')).toEqual(['percy', 'biscuit'])
})

test('what cannot be a slug is left out, and so is everything beyond the limit', () => {
	expect(read('dogs=,%00,../etc,<b>,biscuit, percy ,')).toEqual(['biscuit', 'percy'])
	expect(read('cats=tom')).toEqual([])
	expect(read(`dogs=${Array.from({ length: 200 }, (_, i) => `dog-${i}`)}`)).toHaveLength(MOST_SAVED)
})

test('an address carries names of every script there and back', () => {
	const slugs = ['biscuit', 'łatka', 'мишка']
	const address = choiceAddress('/compare', slugs)
	expect(address).toMatch(/^\/compare\?dogs=biscuit,%/)
	expect(readChoice(new URL(address, 'https://rescue.example').searchParams)).toEqual(slugs)
	expect(choiceAddress('/favourites', [])).toBe('/favourites')
})
