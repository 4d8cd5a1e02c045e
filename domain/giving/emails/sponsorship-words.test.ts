import { expect, test } from 'vitest'
import { aDonation, someGivingEmailContext } from '#tests/builders/giving/a-donation.ts'
import { givenInWords } from './sponsorship-words.ts'

const PRESENT = aDonation({ kind: 'sponsorship', frequency: '12 months', amount: { amount: 6000, currency: 'GBP' } })
const MONTHLY = aDonation({ kind: 'sponsorship', frequency: 'monthly', state: 'active' })

test.each([
	['a present that arrived', PRESENT, { arrived: 6000, returned: 0 }, 'the £60 you gave for 12 months'],
	['one of which the bank kept its fee', PRESENT, { arrived: 5500, returned: 0 }, 'the £55 you gave for 12 months'],
	['one that was refunded in part', PRESENT, { arrived: 6000, returned: 1000 }, 'the £50 you gave for 12 months'],
	['a month as announced', MONTHLY, { arrived: 2000, returned: 0 }, '£20 a month'],
	['a month of another sum', MONTHLY, { arrived: 1500, returned: 0 }, 'what you give each month'],
])('%s', (_, donation, balance, words) => {
	expect(givenInWords(donation, balance, someGivingEmailContext())).toBe(words)
})
