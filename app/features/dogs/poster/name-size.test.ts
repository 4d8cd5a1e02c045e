import { expect, test } from 'vitest'
import { nameSize } from './name-size.ts'

const ROOM = { width: 98, height: 36, max: 31 }

test('a short name is as large as allowed, a longer one as its longest word or its lines allow', () => {
	expect(nameSize('Dot', ROOM)).toBe(31)
	expect(nameSize('Bartholomew', ROOM)).toBeLessThan(nameSize('Biscuit', ROOM))
	expect(nameSize('Fern and Hattie', ROOM)).toBeGreaterThan(20)
})

test('a name of several words fills its lines: Featherstonehaugh- fills one', () => {
	// The word is 9.07 wide in the font, less the letter-spacing of 18 letters.
	const size = nameSize('Sir Barnaby Featherstonehaugh-Wigglesworth', ROOM)
	expect((9.07 - 18 * 0.036) * size).toBeGreaterThan(90)
	expect((9.07 - 18 * 0.036) * size).toBeLessThan(98)
})

test('an accent does not make a letter wider, and an endless name keeps a readable size', () => {
	expect(nameSize('Zoë', ROOM)).toBe(nameSize('Zoe', ROOM))
	expect(nameSize('x'.repeat(500), ROOM)).toBe(5)
})
