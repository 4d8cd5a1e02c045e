import { expect, test } from 'vitest'
import { type DogFilter, EMPTY_FILTER } from '#domain/dogs/filters/dog-filter.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import {
	countInWords,
	maybeTitle,
	respeltInWords,
	spokenForInWords,
	untestedInWords,
	untestedLink,
} from './count-words.ts'

const criterion = (filter: Partial<DogFilter>): DogFilter => ({ ...EMPTY_FILTER, ...filter })
const place = ['saltmarsh']
const names = () => 'Saltmarsh'

test.each([
	[{}, 39, 0, '39 dogs'],
	[{}, 1, 0, '1 dog'],
	[{ size: ['giant'] }, 1, 0, '1 very large dog'],
	[{ size: ['small', 'medium'], sex: ['female'], place }, 8, 0, '8 small or medium female dogs near Saltmarsh'],
	[{ with: ['cats'] }, 12, 0, '12 dogs can live with cats'],
	[{ with: ['cats', 'dogs'], reserved: ['hide'] }, 12, 2, '12 dogs can live with cats and other dogs, 2 more might'],
	[{ with: ['small_pets'], place }, 0, 1, '1 dog near Saltmarsh might live with small pets'],
	[{ with: ['cats'], children: ['0-4'], size: ['large'] }, 1, 0, '1 large dog can live with cats and children under 5'],
	[{ with: ['cats'] }, 0, 0, '0 dogs'],
	[{ q: 'biscuit' }, 2, 0, '2 dogs for “biscuit”'],
	[{ q: 'biscuit', with: ['cats'] }, 1, 2, '1 dog matches, 2 more might'],
	[{ age: ['puppy'] }, 0, 3, '3 dogs might match'],
] as const)('the count is a sentence: %o, %i and %i', (filter, yes, maybe, words) => {
	expect(countInWords({ yes, maybe }, criterion(filter), names)).toBe(words)
})

test('untested company is named only as far as it applies to all of them', () => {
	const filter = criterion({ with: ['cats'], size: ['small'] })
	const cats = { group: 'with', values: ['cats'] } as const
	expect(untestedLink(7, cats, names)).toBe('And 7 we have not tested with cats yet')
	expect(untestedInWords(7, filter, cats, names)).toBe('7 small dogs we have not tested with cats yet')
	expect(untestedInWords(1, filter, { group: 'size', values: ['small'] }, names)).toBe(
		'1 dog whose size we do not know yet',
	)
	expect(untestedLink(9, undefined, names)).toBe('And 9 we do not know enough about yet')
	expect(untestedLink(2, { group: 'children', values: ['0-4'] }, names)).toBe(
		'And 2 we have not seen with children under 5 yet',
	)
})

test('the maybes name their condition if there is only one', () => {
	expect(maybeTitle(criterion({ with: ['cats'] }))).toBe('Maybe, with the right cat')
	expect(maybeTitle(criterion({ with: ['children'] }))).toBe('Maybe, it depends on their age')
	expect(maybeTitle(criterion({ children: ['5-11', '12-15'] }))).toBe('Maybe, it depends on their age')
	expect(maybeTitle(criterion({ with: ['cats', 'dogs'] }))).toBe('Maybe, it depends')
	expect(maybeTitle(criterion({ age: ['young'] }))).toBe('Maybe, it depends')
})

test('dogs that are spoken for are counted, and the count says so', () => {
	expect(spokenForInWords(0, 9)).toBe('')
	expect(spokenForInWords(1, 9)).toBe('1 of them is reserved or trying out a home.')
	expect(spokenForInWords(2, 2)).toBe('All of them are reserved or trying out a home.')
	expect(spokenForInWords(1, 1)).toBe('It is reserved or trying out a home.')
})

test('a misspelt search names up to three dogs that come closest, and counts more', () => {
	const dogs = ['Biscuit', 'Bisto', 'Basket', 'Bess'].map((title) => aDog({ title }))
	expect(respeltInWords([], 'biscut')).toBeNull()
	expect(respeltInWords(dogs.slice(0, 1), 'biscut')).toBe('The closest match to “biscut” is Biscuit')
	expect(respeltInWords(dogs.slice(0, 2), 'biscut')).toBe('The closest matches to “biscut” are Biscuit and Bisto')
	expect(respeltInWords(dogs, 'biscut')).toBe('4 dogs come close to “biscut”')
})
