import { expect, test } from 'vitest'
import { type DogFilter, NO_WISHES } from './dog-filter.ts'
import { chipText, countInWords, untestedInWords, untestedLink, wishName } from './filter-words.ts'

const wish = (wishes: Partial<DogFilter>): DogFilter => ({ ...NO_WISHES, ...wishes })
const place = { slug: 'saltmarsh', name: 'Saltmarsh' }

test.each([
	[{}, 39, 0, '39 dogs'],
	[{}, 1, 0, '1 dog'],
	[{ size: 'giant' }, 1, 0, '1 giant dog'],
	[{ size: 'small', place }, 8, 0, '8 small dogs near Saltmarsh'],
	[{ with: 'cats' }, 12, 0, '12 dogs can live with cats'],
	[{ with: 'cats' }, 12, 2, '12 dogs can live with cats, 2 more might'],
	[{ with: 'small_pets', place }, 0, 1, '1 dog near Saltmarsh might live with small pets'],
	[{ with: 'dogs', size: 'large' }, 1, 0, '1 large dog can live with other dogs'],
	[{ with: 'cats' }, 0, 0, '0 dogs'],
] as const)('the count is a sentence: %o, %i and %i', (wishes, yes, maybe, words) => {
	expect(countInWords({ yes, maybe }, wish(wishes))).toBe(words)
})

test('what we never tested is named, and only as far as it is true of all of them', () => {
	const filter = wish({ with: 'cats', size: 'small' })
	expect(untestedLink(7, filter, 'with')).toBe('And 7 we have not tested with cats yet')
	expect(untestedInWords(7, filter, 'with')).toBe('7 small dogs we have not tested with cats yet')
	expect(untestedInWords(1, filter, 'size')).toBe('1 dog whose size we do not know yet')
	expect(untestedLink(9, filter, null)).toBe('And 9 we do not know enough about yet')
	expect(untestedLink(2, wish({ with: 'children' }), 'with')).toBe('And 2 we have not seen with children yet')
})

test('a wish has one name on its chip and one in a sentence', () => {
	const filter = wish({ size: 'large', with: 'dogs', place })
	expect(chipText(filter, 'with')).toBe('Good with other dogs')
	expect(wishName(filter, 'with')).toBe('other dogs')
	expect([chipText(filter, 'size'), chipText(filter, 'place')]).toEqual(['Large', 'Near Saltmarsh'])
	expect([wishName(filter, 'size'), wishName(filter, 'place')]).toEqual(['Large', 'Saltmarsh'])
})
