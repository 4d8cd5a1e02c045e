import { expect, test } from 'vitest'
import { type DogFilter, EMPTY_FILTER } from '#domain/dogs/filters/dog-filter.ts'
import { chipText, companyInWords, criterionName, criterionText, inWords, noDogFits } from './filter-words.ts'

const criterion = (filter: Partial<DogFilter>): DogFilter => ({ ...EMPTY_FILTER, ...filter })
const names = () => 'Saltmarsh'

test('a criterion has one name on its chip and one in a sentence', () => {
	expect(chipText('with', 'dogs', names)).toBe('Good with other dogs')
	expect(criterionName('with', 'dogs', names)).toBe('other dogs')
	expect([chipText('size', 'large', names), chipText('place', 'saltmarsh', names)]).toEqual(['Large', 'Near Saltmarsh'])
	expect([criterionName('size', 'large', names), criterionName('place', 'saltmarsh', names)]).toEqual([
		'Large',
		'Saltmarsh',
	])
})

test('a criterion is named with all its values', () => {
	expect(criterionText({ group: 'size', values: ['small', 'large'] }, EMPTY_FILTER, names)).toBe('Small or Large')
	expect(criterionText({ group: 'q' }, criterion({ q: 'biskit' }), names)).toBe('“biskit”')
})

test('all company in the filter is named', () => {
	const filter = criterion({ with: ['cats', 'dogs'], children: ['0-4', '5-11'] })
	expect(companyInWords(filter, names)).toBe('cats, other dogs, children under 5 and children of 5 to 11')
	expect(inWords([], 'and')).toBe('')
})

test('two sizes are one criterion, two animals are two', () => {
	expect(noDogFits(criterion({ size: ['small', 'large'] }))).toBe('No dog matches that yet')
	expect(noDogFits(criterion({ with: ['cats', 'dogs'], q: 'sofa' }))).toBe('No dog matches all three yet')
	expect(noDogFits(criterion({ q: 'Rex' }))).toBe('No dog here answers to “Rex”')
	const everything = { with: ['cats', 'dogs', 'small_pets'], sex: ['male'], age: ['puppy'], energy: ['calm'] }
	expect(noDogFits(criterion(everything))).toBe('No dog matches all of that yet')
})
