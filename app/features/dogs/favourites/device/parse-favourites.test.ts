import { expect, test } from 'vitest'
import { parseFavourites } from './parse-favourites.ts'

const biscuit = { slug: 'biscuit', name: 'Biscuit' }

test('foreign values in storage are read as no favourites, entry by entry', () => {
	for (const junk of [null, '', '{', 'null', '{"dogs":[]}', '[1,null,"biscuit",{"slug":"../x","name":"X"}]']) {
		expect(parseFavourites(junk)).toEqual([])
	}
	expect(parseFavourites(JSON.stringify([{ ...biscuit, more: 1 }, biscuit, { slug: 'percy' }]))).toEqual([biscuit])
})
