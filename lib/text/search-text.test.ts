import { expect, test } from 'vitest'
import { searchTerms, searchText } from './search-text.ts'

const SAM = searchText({
	name: 'Zoë O’Brien-Taylor',
	reference: 'VOL-7K3F-2M',
	phone: '+44 (0)1632 960 001',
	postcode: 'SA10 8NN',
	town: 'Saint-Aubin',
	about: 'Biscuit',
	email: 'zoe.ob@example.org',
})

const finds = (typed: string) => searchTerms(typed).every((term) => SAM.includes(term))

test('a person is found by name, however it is spelt', () => {
	for (const typed of ['Zoë', 'zoe', 'OBRIEN', "o'brien", 'O’Brien', 'brien zoe', 'obrien-taylor', 'o brien taylor']) {
		expect(finds(typed), typed).toBe(true)
	}
	expect(finds('zoe smith')).toBe(false)
})

test('a phone number is found with and without its country code, zero and spaces, and by a part', () => {
	const numbers = ['01632 960001', '+441632960001', '0044 1632 960 001', '(01632) 960-001', '1632960001', '+44 1632']
	for (const typed of [...numbers, '01632', '960001', '960 001', '960001 zoe']) expect(finds(typed), typed).toBe(true)
	expect(finds('01632 960002')).toBe(false)
})

test('a reference and a postcode are found in any spelling, with O for 0 and I for 1', () => {
	for (const typed of [
		'vol-7k3f-2m',
		'VOL 7K3F 2M',
		'vol7k3f2m',
		'V0L-7K3F-2M',
		'7k3f',
		'sa10 8nn',
		'SAIO8NN',
		'sa108nn',
	])
		expect(finds(typed), typed).toBe(true)
})

test('towns, dogs and addresses are found', () => {
	for (const typed of [
		'saint aubin',
		'st-aubin'.replace('st', 'saint'),
		'biscuit',
		'zoe.ob@example.org',
		'example.org',
	])
		expect(finds(typed), typed).toBe(true)
})

test('signs alone search for nothing', () => {
	expect(searchTerms(' %_ -- ')).toEqual([])
})

test('very long parts are cut, so that the database can index them', () => {
	const long = 'x'.repeat(5000)
	const parts = { name: long, reference: '', phone: '', postcode: '', town: '', about: '', email: '' }
	expect(searchText(parts)).toHaveLength(600)
})
