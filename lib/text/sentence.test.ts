import { expect, test } from 'vitest'
import { firstSentence } from './sentence.ts'

test.each([
	['Stiff back and hips. She has joint medicine every day.', 'Stiff back and hips.'],
	['Heart disease', 'Heart disease'],
	['', ''],
])('the first sentence of “%s”', (text, first) => {
	expect(firstSentence(text)).toBe(first)
})
