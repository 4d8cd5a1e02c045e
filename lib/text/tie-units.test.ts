import { expect, test } from 'vitest'
import { tieUnits } from './tie-units.ts'

test('a number stays with its unit, and other words may part', () => {
	expect(tieUnits('Crossbreed, 2 years')).toBe('Crossbreed, 2\u00a0years')
	expect(tieUnits('31 days, 1.5 m and 12 dogs')).toBe('31\u00a0days, 1.5\u00a0m and 12 dogs')
})
