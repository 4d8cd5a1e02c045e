import { expect, test } from 'vitest'
import { ownValue } from './own-value.ts'

test('names that every object knows have no value', () => {
	expect(ownValue({ none: 'Choose a file' }, 'none')).toBe('Choose a file')
	for (const key of ['constructor', 'toString', '__proto__', 'other'])
		expect(ownValue({ none: '' }, key)).toBeUndefined()
})
