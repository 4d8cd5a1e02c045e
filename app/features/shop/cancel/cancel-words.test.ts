import { expect, test } from 'vitest'
import { shareInWords } from './cancel-words.ts'

test('a part of what was paid says both sums, and the whole is called all of it', () => {
	expect(shareInWords('£18', '£28.25')).toBe('£18 of your £28.25')
	expect(shareInWords('£22.25', '£22.25')).toBe('all of your £22.25')
})
