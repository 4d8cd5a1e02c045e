import { expect, test } from 'vitest'
import { keepUnits } from './keep-units.ts'

test.each([
	['United Kingdom, parcel to 2 kg', 'United Kingdom, parcel to 2\u{A0}kg'],
	['XS 86 cm, S 92 cm', 'XS 86\u{A0}cm, S 92\u{A0}cm'],
	['2 lines of 12 letters, in 10 minutes', '2 lines of 12 letters, in 10 minutes'],
])('“%s” keeps its numbers with their units', (text, kept) => {
	expect(keepUnits(text)).toBe(kept)
})
