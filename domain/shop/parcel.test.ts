import { expect, test } from 'vitest'
import { weightInWords } from './parcel.ts'

test('a weight is said to the gram, in kilograms from one on', () => {
	expect([190, 999, 1000, 1150, 1995].map(weightInWords)).toEqual(['190 g', '999 g', '1 kg', '1.15 kg', '1.995 kg'])
})
