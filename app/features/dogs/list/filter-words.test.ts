import { expect, test } from 'vitest'
import { type DogFilter, NO_WISHES } from '#domain/dogs/filters/dog-filter.ts'
import { chipText, companyInWords, demandName, inWords, nobodyFits, wishName } from './filter-words.ts'

const wish = (wishes: Partial<DogFilter>): DogFilter => ({ ...NO_WISHES, ...wishes })
const names = () => 'Saltmarsh'

test('a wish has one name on its chip and one in a sentence', () => {
	expect(chipText('with', 'dogs', names)).toBe('Good with other dogs')
	expect(wishName('with', 'dogs', names)).toBe('other dogs')
	expect([chipText('size', 'large', names), chipText('place', 'saltmarsh', names)]).toEqual(['Large', 'Near Saltmarsh'])
	expect([wishName('size', 'large', names), wishName('place', 'saltmarsh', names)]).toEqual(['Large', 'Saltmarsh'])
})

test('what has to be let go of is named as a whole', () => {
	expect(demandName({ group: 'size', values: ['small', 'large'] }, NO_WISHES, names)).toBe('Small or Large')
	expect(demandName({ group: 'q' }, wish({ q: 'biskit' }), names)).toBe('“biskit”')
})

test('everybody in the house is named', () => {
	const filter = wish({ with: ['cats', 'dogs'], children: ['0-4', '5-11'] })
	expect(companyInWords(filter, names)).toBe('cats, other dogs, children under 5 and children of 5 to 11')
	expect(inWords([], 'and')).toBe('')
})

test('two sizes are one wish, two animals are two', () => {
	expect(nobodyFits(wish({ size: ['small', 'large'] }))).toBe('No one fits that, yet')
	expect(nobodyFits(wish({ with: ['cats', 'dogs'], q: 'sofa' }))).toBe('No one fits all three, yet')
	expect(nobodyFits(wish({ q: 'Rex' }))).toBe('No dog here answers to “Rex”')
	const everything = { with: ['cats', 'dogs', 'small_pets'], sex: ['male'], age: ['puppy'], energy: ['calm'] }
	expect(nobodyFits(wish(everything))).toBe('No one fits all of that, yet')
})
