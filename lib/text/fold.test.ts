import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
	['Zoë’s ﬁrst VET', 'zoe’s first vet'],
	['Zoe\u0308', 'zoe'],
	['Łódź', 'łodz'],
	['ＷＩＤＥ ½', 'wide 1⁄2'],
])('%s is compared as %s', (text, expected) => {
	expect(fold(text)).toBe(expected)
})

test('combining marks without end cost no more than other letters', () => {
	// In an order that normalisation has to change, it would take minutes.
	const marks = '\u0316\u0301\u0323\u0300'.repeat(200_000)
	expect(fold(`e${marks}`)).toBe('e')
})
