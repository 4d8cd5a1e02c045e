import { expect, test } from 'vitest'
import { parseSavedDogs } from './parse-favourites.ts'

const biscuit = { slug: 'biscuit', name: 'Biscuit' }

test('what anybody else wrote into storage is read as no favourites, entry by entry', () => {
	for (const junk of [null, '', '{', 'null', '{"dogs":[]}', '[1,null,"biscuit",{"slug":"../x","name":"X"}]']) {
		expect(parseSavedDogs(junk)).toEqual([])
	}
	expect(parseSavedDogs(JSON.stringify([{ ...biscuit, more: 1 }, biscuit, { slug: 'percy' }]))).toEqual([biscuit])
})
