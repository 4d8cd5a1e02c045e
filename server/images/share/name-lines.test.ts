import { expect, test } from 'vitest'
import { fitName, LINE_PITCH, splitName } from './name-lines.ts'

const room = { width: 440, height: 260, largest: 180, smallest: 40 }
/** Fits a name as if each letter were half as wide as high. */
const fitted = (name: string) =>
	fitName(
		splitName(name),
		splitName(name).map((piece) => piece.length / 2),
		room,
	)

test('a short name is as large as the picture allows', () => {
	expect(fitted('Kit')).toEqual({ size: 180, lines: ['Kit'] })
})

test('a long name breaks at spaces and after hyphens and stays in its room', () => {
	const { size, lines } = fitted('Sir Barnaby Featherstonehaugh-Wigglesworth')
	expect(lines.join(' ')).toBe('Sir Barnaby Featherstonehaugh- Wigglesworth')
	expect(lines.length * size * LINE_PITCH).toBeLessThanOrEqual(room.height)
	for (const line of lines) expect((line.length / 2) * size).toBeLessThanOrEqual(room.width)
})

test('a name of one endless word is cut into lines', () => {
	const { lines } = fitted('Donaudampfschifffahrtsgesellschaftskapitaen')
	expect(lines.length).toBeGreaterThan(1)
	expect(lines.join('')).toBe('Donaudampfschifffahrtsgesellschaftskapitaen')
})

test('what does not fit at all ends in dots', () => {
	const { size, lines } = fitted('Very long name '.repeat(40))
	expect(size).toBe(room.smallest)
	expect(lines.length * size * LINE_PITCH).toBeLessThanOrEqual(room.height)
	expect(lines.at(-1)).toMatch(/…$/)
})
