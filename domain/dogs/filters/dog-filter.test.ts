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

test('a URL is parsed to a filter, and the filter gives the same URL', () => {
	const address =
		'/dogs?age=puppy&breed=lurcher&children=5-11&energy=calm&foster=wanted&place=saltmarsh&q=ball+mad&reserved=hide&sex=male&size=small&size=large&with=cats&with=dogs'
	expect(listUrl(read(address.slice('/dogs?'.length)))).toBe(address)
	expect(listUrl(read('size=large'), { untested: true, sort: 'newest' })).toBe(
		'/dogs?size=large&sort=newest&untested=1',
	)
})

test('one list has one canonical URL, whatever the order of its parameters', () => {
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
])('an unknown value is ignored: %.60s', (query) => {
	expect(read(query)).toEqual(EMPTY_FILTER)
	expect(listUrl(read(query))).toBe('/dogs')
})

test('invalid values do not affect a valid one', () => {
	expect(read('size=huge&size=small&size=giant')).toMatchObject({ size: ['small', 'giant'] })
	expect(readSort(new URLSearchParams('sort=best'))).toBe('recommended')
})

test('a search is cut to the maximum length', () => {
	expect(readSearch(new URLSearchParams({ q: '  Sir \n Barnaby ' }))).toBe('Sir Barnaby')
	expect(readSearch(new URLSearchParams({ q: 'woof '.repeat(9000) })).length).toBeLessThanOrEqual(60)
})

test('an age of the children implies children', () => {
	expect(read('with=children&children=0-4&with=cats').with).toEqual(['cats'])
	expect(addFilter(read('with=children'), 'children', '0-4')).toMatchObject({ with: [], children: ['0-4'] })
})

test('all company must fit at once, any of the sizes will do, and each can be removed', () => {
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
