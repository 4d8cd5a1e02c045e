import { expect, test } from 'vitest'
import { type DogFilter, EMPTY_FILTER } from '#domain/dogs/filters/dog-filter.ts'
import { chipText, companyInWords, criterionName, criterionText, inWords, noDogFits } from './filter-words.ts'

const wish = (wishes: Partial<DogFilter>): DogFilter => ({ ...EMPTY_FILTER, ...wishes })
const names = () => 'Saltmarsh'

test('a wish has one name on its chip and one in a sentence', () => {
	expect(chipText('with', 'dogs', names)).toBe('Good with other dogs')
	expect(criterionName('with', 'dogs', names)).toBe('other dogs')
	expect([chipText('size', 'large', names), chipText('place', 'saltmarsh', names)]).toEqual(['Large', 'Near Saltmarsh'])
	expect([criterionName('size', 'large', names), criterionName('place', 'saltmarsh', names)]).toEqual([
		'Large',
		'Saltmarsh',
	])
})

test('what has to be let go of is named as a whole', () => {
	expect(criterionText({ group: 'size', values: ['small', 'large'] }, EMPTY_FILTER, names)).toBe('Small or Large')
	expect(criterionText({ group: 'q' }, wish({ q: 'biskit' }), names)).toBe('“biskit”')
})

test('everybody in the house is named', () => {
	const filter = wish({ with: ['cats', 'dogs'], children: ['0-4', '5-11'] })
	expect(companyInWords(filter, names)).toBe('cats, other dogs, children under 5 and children of 5 to 11')
	expect(inWords([], 'and')).toBe('')
})

test('two sizes are one wish, two animals are two', () => {
	expect(noDogFits(wish({ size: ['small', 'large'] }))).toBe('No one fits that, yet')
	expect(noDogFits(wish({ with: ['cats', 'dogs'], q: 'sofa' }))).toBe('No one fits all three, yet')
	expect(noDogFits(wish({ q: 'Rex' }))).toBe('No dog here answers to “Rex”')
	const everything = { with: ['cats', 'dogs', 'small_pets'], sex: ['male'], age: ['puppy'], energy: ['calm'] }
	expect(noDogFits(wish(everything))).toBe('No one fits all of that, yet')
})
