import { expect, test } from 'vitest'
import { hasLongWord } from './long-word.ts'

test('only a word that no phone has room for is long', () => {
	expect(hasLongWord('The Thornford and Saltmarsh Society for Homeless Dogs')).toBe(false)
	expect(hasLongWord('Featherstonehaugh-Wigglesworth')).toBe(false)
	expect(hasLongWord('Friends of the Donaudampfschifffahrtsgesellschaft')).toBe(true)
})
