import { expect, test } from 'vitest'
import { ordersSearch, parseOrdersQuery, parsePicks, pickOf } from './orders-query.ts'

const parse = (search: string) => parseOrdersQuery(new URLSearchParams(search))

test('an address says what is shown, and without one it is what is to pack', () => {
	for (const search of ['', '?view=packed&page=2', '?search=Zo%C3%AB', '?view=sent&search=SA14']) {
		expect(ordersSearch(parse(search))).toBe(search)
	}
	expect(ordersSearch(parse('?view=x&page=-1&search=%00&page=1e9'))).toBe('')
	expect([parse('').view, parse('?search=SA14').view]).toEqual(['to pack', 'all'])
})

test('ticks name an order with the version that was shown; one tick stands for all that were shown', () => {
	const form = new URLSearchParams({ shown: 'ORD-7K3F-2M 3' })
	form.append('shown', 'ORD-AAAA-22 0')
	form.append('pick', 'ORD-AAAA-22 0')
	form.append('pick', 'ORD-AAAA-22')
	form.append('pick', "ORD-AAAA-22 1'; drop table")
	expect(parsePicks(form).map(pickOf)).toEqual(['ORD-AAAA-22 0'])
	form.set('all', '1')
	expect(parsePicks(form).map(pickOf)).toEqual(['ORD-AAAA-22 0', 'ORD-7K3F-2M 3'])
})
