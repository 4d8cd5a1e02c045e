import { expect, test } from 'vitest'
import { someOptions } from '#tests/builders/content/options.ts'
import { isGiftAidOffered } from './is-offered.ts'

test('Gift Aid is offered when the charity takes part, and in pounds only', () => {
	const { giving, site } = someOptions()
	const offered = (giftAid: boolean, currency: string) =>
		isGiftAidOffered({ giving: { ...giving, giftAid }, site: { ...site, currency } })
	expect([offered(true, 'GBP'), offered(false, 'GBP'), offered(true, 'EUR')]).toEqual([true, false, false])
	expect(isGiftAidOffered(null)).toBe(false)
})
