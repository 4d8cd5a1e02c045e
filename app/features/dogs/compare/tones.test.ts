import { expect, test } from 'vitest'
import { tonesOf } from './tones.ts'

test('each dog has a colour of its own: that of its picture, unless another dog has it', () => {
	const tones = (...grounds: Parameters<typeof tonesOf>[0][number]['ground'][]) =>
		tonesOf(grounds.map((ground) => ({ ground })))
	expect(tones('sky', 'meadow', 'nose')).toEqual(['sky', 'meadow', 'nose'])
	expect(tones('ball', 'ball', 'unknown', 'sky')).toEqual(['ball', 'nose', 'meadow', 'sky'])
})
