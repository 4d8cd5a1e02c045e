import { expect, test } from 'vitest'
import { listAddress, NO_WISHES, readDogFilter, wishesOf, without } from './dog-filter.ts'

const saltmarsh = { slug: 'saltmarsh', name: 'Saltmarsh' }
const read = (query: string) => readDogFilter(new URLSearchParams(query), [saltmarsh])

test('an address says what is wished for, and the wishes give the same address again', () => {
	const filter = read('size=large&with=small_pets&place=saltmarsh')
	expect(filter).toEqual({ size: 'large', with: 'small_pets', place: saltmarsh })
	expect(listAddress(filter)).toBe('/dogs?size=large&with=small_pets&place=saltmarsh')
	expect(listAddress(filter, { untested: true })).toMatch(/&untested=1$/)
})

test.each([
	'',
	'size=&with=&place=',
	'size=huge&with=unicorns&place=atlantis',
	'size=LARGE&size[]=large',
	'with=__proto__&with=constructor&with=unknown',
	'utm_source=letter&x=%E0%A4%A',
	`place=${'saltmarsh'.repeat(5000)}`,
])('what is no wish of ours is as if it were not there: %.60s', (query) => {
	expect(read(query)).toEqual(NO_WISHES)
	expect(listAddress(read(query))).toBe('/dogs')
})

test('junk beside a wish does not spoil it, and of two sizes the first counts', () => {
	expect(read('size=huge&size=small&size=giant')).toMatchObject({ size: 'small' })
})

test('a wish can be taken away without the others', () => {
	const filter = read('size=large&with=cats&place=saltmarsh')
	expect(wishesOf(filter)).toEqual(['size', 'with', 'place'])
	expect(listAddress(without(filter, 'with'))).toBe('/dogs?size=large&place=saltmarsh')
})
