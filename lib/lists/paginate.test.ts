import { expect, test } from 'vitest'
import { pageNumber, paginate } from './paginate.ts'

const ten = Array.from({ length: 10 }, (_, index) => index)

test('an invalid ?page= is the first page', () => {
	for (const junk of ['', '0', '-1', '2.5', 'two', '1e3', '99999999', "1' OR 1=1"]) {
		expect(pageNumber(new URL(`http://site.example/dogs?page=${encodeURIComponent(junk)}`)), junk).toBe(1)
	}
	expect(pageNumber(new URL('http://site.example/dogs?page=3'))).toBe(3)
	expect(pageNumber(new URL('http://site.example/dogs'))).toBe(1)
})

test('pages hold what they should, and a page past the end is the last one', () => {
	expect(paginate(ten, 2, 4)).toEqual({ items: [4, 5, 6, 7], page: 2, pages: 3, total: 10 })
	expect(paginate(ten, 99, 4)).toEqual({ items: [8, 9], page: 3, pages: 3, total: 10 })
	expect(paginate([], 5, 4)).toEqual({ items: [], page: 1, pages: 1, total: 0 })
})
