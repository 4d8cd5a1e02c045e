import { expect, test } from 'vitest'
import { looksLikeAddress } from './location.ts'

test('a house with its street, or a postcode, is warned of: it may be a foster home', () => {
	for (const place of ['14 Mill Lane, Thornford', '3b The Old Road', 'Thornford TH1 2AB', 'th12ab']) {
		expect(looksLikeAddress(place), place).toBe(true)
	}
})

test('a centre or an area is not warned of', () => {
	for (const place of ['Alder Bank', 'Near Thornford', 'Mill Lane', 'Kennel 14', '']) {
		expect(looksLikeAddress(place), place).toBe(false)
	}
})
