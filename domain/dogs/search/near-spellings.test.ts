import { expect, test } from 'vitest'
import { nearSpellings } from './near-spellings.ts'

const NAMES = ['Biscuit', 'Otis', 'Sir Barnaby', 'Labrador', 'Percy', 'Biscuit']

test('a misheard name brings the names most like it, each once, nearest first', () => {
	expect(nearSpellings('Bizkwit', NAMES, 3)).toEqual(['Biscuit'])
	expect(nearSpellings('Otto', NAMES, 3)).toEqual(['Otis'])
	expect(nearSpellings('barneby the dog', NAMES, 3)).toEqual(['Sir Barnaby'])
	expect(nearSpellings('labradoodle', NAMES, 1)).toEqual(['Labrador'])
})

test('nothing is near to nonsense or to too few letters', () => {
	expect(nearSpellings('zzzz', NAMES, 3)).toEqual([])
	expect(nearSpellings('o', NAMES, 3)).toEqual([])
	expect(nearSpellings('...', NAMES, 3)).toEqual([])
})
