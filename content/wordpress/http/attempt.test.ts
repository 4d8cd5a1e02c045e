import { expect, test } from 'vitest'
import { withoutLoneSurrogates } from './attempt.ts'

function parsed(text: string) {
	return withoutLoneSurrogates(text, JSON.parse(text))
}

test('lone surrogates are removed; pairs stay', () => {
	expect(
		parsed('[{"title":"Biscuit \\ud83d","emoji":"\\ud83d\\udc15","list":["\\udc15x"],"n":1,"none":null}]'),
	).toEqual([{ title: 'Biscuit ', emoji: '🐕', list: ['x'], n: 1, none: null }])
})
