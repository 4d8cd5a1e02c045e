import { expect, test } from 'vitest'
import { parsePrintQuery, printSearch, sheetsOf } from './print-query.ts'

const parse = (search: string) => parsePrintQuery(new URLSearchParams(search))

test('orders to print are named in the address, or ticked in the list', () => {
	const search = '?print=labels-a4&order=ORD-7K3F-2M&order=ORD-AAAA-22&start=3'
	expect(printSearch(parse(search))).toBe(search)
	expect(parse('?print=labels-4x6&pick=ORD-7K3F-2M+3&pick=ORD-7K3F-2M+4').references).toEqual(['ORD-7K3F-2M'])
	expect(parse('?shown=ORD-7K3F-2M+3').references).toEqual([])
	expect(parse('?shown=ORD-7K3F-2M+3&all=1').references).toEqual(['ORD-7K3F-2M'])
	expect(parse('?print=x&order=%3Cb%3E&start=9')).toEqual({ print: 'slips-a4', references: [], start: 1 })
})

test('a sheet that was begun goes on at its first free label', () => {
	expect(sheetsOf(['a', 'b', 'c'], 7)).toEqual([[1, 2, 3, 4, 5, 6, 'a', 'b'], ['c']])
	expect(sheetsOf(['a'], 1)).toEqual([['a']])
	expect(sheetsOf([], 1)).toEqual([])
})
