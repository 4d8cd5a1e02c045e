import { expect, test } from 'vitest'
import { newReference, parseReference } from './reference.ts'

test('a reference has no letter that is mistaken for another', () => {
	const many = Array.from({ length: 2000 }, () => newReference('ADP'))
	expect(many.join('').replaceAll('ADP-', '')).not.toMatch(/[01OILU]/)
	expect(new Set(many).size).toBe(many.length)
})

test.each([
	['ADP-7K3F-2M', 'ADP-7K3F-2M'],
	[' adp 7k3f2m ', 'ADP-7K3F-2M'],
	['ADP7K3F–2M', 'ADP-7K3F-2M'],
	['7K3F-2M', undefined],
	['', undefined],
	['ADP-7K3F-2M-9', undefined],
])('"%s" is read as %s', (typed, reference) => {
	expect(parseReference(typed)).toBe(reference)
})
