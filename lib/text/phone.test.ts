import { expect, test } from 'vitest'
import { phoneDigits, phoneFromAbroad, withWholePhone } from './phone.ts'

test.for([
	['Ring 01632 960 144 now.', 'Ring 01632\u00A0960\u00A0144 now.'],
	['From abroad +44 1632 960144', 'From abroad +44\u00A01632\u00A0960144'],
	['From 2 to 4 dogs, £12 a month', 'From 2 to 4 dogs, £12 a month'],
])('the groups of a phone number stay together: %s', ([text, shown]) => {
	expect(withWholePhone(text as string)).toBe(shown)
})

test.for([
	['01632 960 144', 'GB', '+44 1632 960 144'],
	['(01632) 960 144', 'GB', '+44 1632 960 144'],
	['01 555 0100', 'IE', '+353 1 555 0100'],
	['+44 1632 960144', 'GB', '+44 1632 960144'],
	['01632 960 144', 'FR', '01632 960 144'],
	['', 'GB', ''],
])('from abroad %s of %s is dialled as %s', ([phone, country, dialled]) => {
	expect(phoneFromAbroad(phone as string, country as string)).toBe(dialled)
})

test('one number has the same digits however it is written', () => {
	const spellings = ['01632 960001', '(01632) 960 001', '+44 1632 960001', '+44 (0)1632 960001', '0044 1632-960001']
	expect(new Set(spellings.map(phoneDigits))).toEqual(new Set(['01632960001']))
	expect([phoneDigits('none'), phoneDigits('')]).toEqual(['', ''])
})
