import { expect, test } from 'vitest'
import {
	addFilter,
	criteriaOf,
	EMPTY_FILTER,
	listUrl,
	readDogFilter,
	readSearch,
	readSort,
	removeFilter,
} from './dog-filter.ts'

const offered = {
	breed: [{ slug: 'lurcher', name: 'Lurcher' }],
	place: [{ slug: 'saltmarsh', name: 'Saltmarsh' }],
}
const read = (query: string) => readDogFilter(new URLSearchParams(query), offered)

test('an address says what is wished for, and the wishes give the same address again', () => {
	const address =
		'/dogs?age=puppy&breed=lurcher&children=5-11&energy=calm&foster=wanted&place=saltmarsh&q=ball+mad&reserved=hide&sex=male&size=small&size=large&with=cats&with=dogs'
	expect(listUrl(read(address.slice('/dogs?'.length)))).toBe(address)
	expect(listUrl(read('size=large'), { untested: true, sort: 'newest' })).toBe(
		'/dogs?size=large&sort=newest&untested=1',
	)
})

test('one list has one address, in whatever order it was asked for', () => {
	expect(listUrl(read('with=dogs&size=large&with=cats&size=small&with=cats&sort=recommended'))).toBe(
		'/dogs?size=small&size=large&with=cats&with=dogs',
	)
})

test.each([
	'',
	'size=&with=&place=&q=',
	'size=huge&with=unicorns&place=atlantis&children=5&age=old&breed=cat&reserved=1',
	'size=LARGE&size[]=large',
	'with=__proto__&with=constructor&with=unknown',
	'utm_source=letter&x=%E0%A4%A&q=%20%20',
	`place=${'saltmarsh'.repeat(5000)}`,
])('what is no wish of ours is as if it were not there: %.60s', (query) => {
	expect(read(query)).toEqual(EMPTY_FILTER)
	expect(listUrl(read(query))).toBe('/dogs')
})

test('junk beside a wish does not spoil it', () => {
	expect(read('size=huge&size=small&size=giant')).toMatchObject({ size: ['small', 'giant'] })
	expect(readSort(new URLSearchParams('sort=best'))).toBe('recommended')
})

test('words to search for are cut to a length no name has', () => {
	expect(readSearch(new URLSearchParams({ q: '  Sir \n Barnaby ' }))).toBe('Sir Barnaby')
	expect(readSearch(new URLSearchParams({ q: 'woof '.repeat(9000) })).length).toBeLessThanOrEqual(60)
})

test('who says how old the children are need not say that there are some', () => {
	expect(read('with=children&children=0-4&with=cats').with).toEqual(['cats'])
	expect(addFilter(read('with=children'), 'children', '0-4')).toMatchObject({ with: [], children: ['0-4'] })
})

test('company has to be suited all at once, of sizes any will do, and each can be taken away', () => {
	const filter = read('with=cats&with=dogs&size=small&size=large')
	expect(criteriaOf(filter)).toEqual([
		{ group: 'with', values: ['cats'] },
		{ group: 'with', values: ['dogs'] },
		{ group: 'size', values: ['small', 'large'] },
	])
	expect(listUrl(removeFilter(filter, { group: 'with', values: ['cats'] }))).toBe(
		'/dogs?size=small&size=large&with=dogs',
	)
	expect(listUrl(removeFilter(filter, { group: 'size', values: ['small', 'large'] }))).toBe('/dogs?with=cats&with=dogs')
})
