import { expect, test } from 'vitest'
import { areBenefitsAllowed, maxBenefits } from './benefits.ts'

test.each([
	[0, 0],
	[6000, 1500],
	[9999, 2499],
	[10_000, 2500],
	[10_001, 2500],
	[10_020, 2501],
	[20_000, 3000],
	[4_960_000, 250_000],
	[100_000_000, 250_000],
])('for %i pence at most %i pence may be given back', (donated, most) => {
	expect(maxBenefits(donated)).toBe(most)
	expect(areBenefitsAllowed({ donated, value: most, earlierThisTaxYear: 0 })).toBe(true)
	expect(areBenefitsAllowed({ donated, value: most + 1, earlierThisTaxYear: 0 })).toBe(false)
})

test('all benefits of a tax year count together, and no benefit is always allowed', () => {
	const donated = 100_000_000
	expect(areBenefitsAllowed({ donated, value: 1000, earlierThisTaxYear: 249_000 })).toBe(true)
	expect(areBenefitsAllowed({ donated, value: 1001, earlierThisTaxYear: 249_000 })).toBe(false)
	expect(areBenefitsAllowed({ donated, value: 0, earlierThisTaxYear: 260_000 })).toBe(true)
})
