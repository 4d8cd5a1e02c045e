import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { giftAidStatement, WORDING_VERSION } from './statement.ts'

const declared = { amount: { amount: 2050, currency: 'GBP' }, locale: 'en-GB', charity: 'Fairlead Dog Rescue' }

test.each([
	['this', 'my donation of £20.50 to Fairlead Dog Rescue.'],
	['this and future', 'my donation of £20.50 and any donations I make in the future to Fairlead Dog Rescue.'],
	['past 4 years too', '£20.50 and any donations I make in the future or have made in the past 4 years to Fairlead'],
] as const)('the wish names the sum, the charity and the scope "%s"', (scope, words) => {
	const { wish, whole, version } = giftAidStatement({ ...declared, scope })
	expect(wish).toContain(words)
	expect(version).toBe(WORDING_VERSION)
	for (const part of [
		wish,
		'it is my responsibility to pay any difference.',
		'Please notify Fairlead Dog Rescue if you',
	]) {
		expect(whole).toContain(part)
	}
})

test('the wording of a released version is never changed: a new wording is a new version', () => {
	const { whole } = giftAidStatement({ ...declared, scope: 'past 4 years too' })
	const hash = createHash('sha256').update(whole).digest('hex').slice(0, 16)
	expect({ [WORDING_VERSION]: hash }).toEqual({ 'uk-2026-11': '7d47beaf49ee6557' })
})
