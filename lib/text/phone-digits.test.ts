import { expect, test } from 'vitest'
import { phoneDigits } from './phone-digits.ts'

test('one number has the same digits however it is written', () => {
	const spellings = ['01632 960001', '(01632) 960 001', '+44 1632 960001', '+44 (0)1632 960001', '0044 1632-960001']
	expect(new Set(spellings.map(phoneDigits))).toEqual(new Set(['01632960001']))
	expect([phoneDigits('none'), phoneDigits('')]).toEqual(['', ''])
})
