import { expect, test } from 'vitest'
import { uk } from './uk.ts'

test.each([
	['SA14 8NN', 'SA14 8NN'],
	['sa148nn', 'SA14 8NN'],
	[' ec1a  1bb ', 'EC1A 1BB'],
	['W1A0AX', 'W1A 0AX'],
	['M1 1AE', 'M1 1AE'],
	['B33-8TH', 'B33 8TH'],
	['BF1 2AA', 'BF1 2AA'],
	['GIR 0AA', 'GIR 0AA'],
	['SA14', undefined],
	['SA14 8N', undefined],
	['12345', undefined],
	['QA1 1AA', undefined],
	['SA14 8NN; DROP', undefined],
	['ＳＡ14 8NN', undefined],
])('postcode "%s" is %s', (typed, kept) => {
	expect(uk.postcode.read(typed)).toBe(kept)
})

test.each([
	'01632 960 001',
	'(01632) 960001',
	'07700 900 123',
	'+44 808 157 0192',
	'+44 (0)1632 960001',
	'0044 1632 960001',
	'+353 1 234 5678',
	'01632 960001 ext 23',
	'016977 3555',
	'01632-960-001',
])('phone number "%s" is taken as it is written', (typed) => {
	expect(uk.phone.read(typed)).toBe(typed)
})

test.each([
	'960001',
	'01632',
	'1632 960001',
	'+44',
	'none',
	'01632 960 001 00 11 22',
	'+1 2',
	'++441632960001',
	'01632+960001',
	'+353 1 +234 5678',
	'01632 960001 ring after 6',
])('phone number "%s" cannot be rung', (typed) => {
	expect(uk.phone.read(typed)).toBeUndefined()
})
