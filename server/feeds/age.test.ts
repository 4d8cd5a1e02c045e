import { expect, test } from 'vitest'
import { listingAge, SITE_BANDS } from './age.ts'

const today = new Date('2026-11-21T12:00:00Z')

test.each([
	['2025-11-22', 'Baby', 'Young'],
	['2025-11-21', 'Young', 'Young'],
	['2026-05-22', 'Baby', 'Baby'],
	['2026-05-21', 'Baby', 'Young'],
	['2023-11-21', 'Adult', 'Adult'],
	['2018-11-21', 'Senior', 'Adult'],
	['2017-11-21', 'Senior', 'Senior'],
	['', '', ''],
])(
	'a dog born on "%s" is "%s" by the bands of 1, 3 and 8 years and "%s" by those of half a year, 2 and 9',
	(born, ours, theirs) => {
		expect(listingAge(born, today, SITE_BANDS)).toBe(ours)
		expect(listingAge(born, today, [6, 24, 108])).toBe(theirs)
	},
)
