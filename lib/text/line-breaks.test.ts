import { expect, test } from 'vitest'
import { hasLongWord, keepUnits, tieDates, tieUnits, withWholePostcode } from './line-breaks.ts'

test('a date does not break, the words around it do', () => {
	expect(tieDates('1 April 2026 to 21 November 2026.')).toBe('1\u00a0April\u00a02026 to 21\u00a0November\u00a02026.')
	expect(tieDates('In April 2026 for 12 months')).toBe('In April 2026 for 12 months')
})

test('a number stays with its unit, and other words may part', () => {
	expect(tieUnits('Crossbreed, 2 years')).toBe('Crossbreed, 2\u00a0years')
	expect(tieUnits('31 days, 1.5 m and 12 dogs')).toBe('31\u00a0days, 1.5\u00a0m and 12 dogs')
})

test('only a word that no phone has room for is long', () => {
	expect(hasLongWord('The Thornford and Saltmarsh Society for Homeless Dogs')).toBe(false)
	expect(hasLongWord('Featherstonehaugh-Wigglesworth')).toBe(false)
	expect(hasLongWord('Friends of the Donaudampfschifffahrtsgesellschaft')).toBe(true)
})

test.each([
	['United Kingdom, parcel to 2 kg', 'United Kingdom, parcel to 2\u{A0}kg'],
	['XS 86 cm, S 92 cm', 'XS 86\u{A0}cm, S 92\u{A0}cm'],
	['2 lines of 12 letters, in 10 minutes', '2 lines of 12 letters, in 10 minutes'],
])('“%s” keeps its numbers with their units', (text, kept) => {
	expect(keepUnits(text)).toBe(kept)
})

test.each([
	['Mill Lane, Thornford TH1 2AB', 'Mill Lane, Thornford TH1\u00A02AB'],
	['EC1A 1BB', 'EC1A\u00A01BB'],
	['01632 960 144', '01632 960 144'],
	['Route A1 5 km', 'Route A1 5 km'],
])('%s', (text, shown) => {
	expect(withWholePostcode(text)).toBe(shown)
})
