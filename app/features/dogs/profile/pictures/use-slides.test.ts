import { expect, test } from 'vitest'
import { slideForKey } from './use-slides.ts'

test('arrow keys go round at the ends, Home and End go to them, and other keys are left alone', () => {
	expect(slideForKey('ArrowRight', 3, 4)).toBe(0)
	expect(slideForKey('ArrowLeft', 0, 4)).toBe(3)
	expect(slideForKey('End', 0, 4)).toBe(3)
	expect(slideForKey('Home', 2, 4)).toBe(0)
	for (const key of ['Tab', 'Enter', 'a', 'PageDown']) expect(slideForKey(key, 1, 4)).toBeUndefined()
})
