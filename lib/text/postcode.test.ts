import { expect, test } from 'vitest'
import { withWholePostcode } from './postcode.ts'

test.each([
	['Mill Lane, Thornford TH1 2AB', 'Mill Lane, Thornford TH1\u00A02AB'],
	['EC1A 1BB', 'EC1A\u00A01BB'],
	['01632 960 144', '01632 960 144'],
	['Route A1 5 km', 'Route A1 5 km'],
])('%s', (text, shown) => {
	expect(withWholePostcode(text)).toBe(shown)
})
