import { expect, test } from 'vitest'
import { filledInSearch } from './filled-in-search.ts'

function form(fields: [string, string][]) {
	const data = new FormData()
	for (const [name, value] of fields) data.append(name, value)
	return data
}

test('what was left empty does not reach the address, and the rest is in one order', () => {
	const fields: [string, string][] = [
		['size', ''],
		['with', 'cats'],
		['place', 'hill-farm'],
		['with', 'dogs'],
		['q', ' '],
	]
	expect(filledInSearch(form(fields))).toBe('?place=hill-farm&with=cats&with=dogs')
})

test('a form in which nothing was chosen leads to the plain list', () => {
	expect(filledInSearch(form([['size', '']]))).toBe('')
})

test('words that mean something in an address arrive as they were typed', () => {
	const typed = 'a&b=c d'
	expect(new URLSearchParams(filledInSearch(form([['place', typed]]))).get('place')).toBe(typed)
})
