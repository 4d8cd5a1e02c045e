import { expect, test } from 'vitest'
import type { Dog } from '#content/content.ts'
import { aDog } from '#tests/builders/dog.ts'
import { COMPANY, type DogFilter, NO_WISHES } from './dog-filter.ts'
import { easierWishes, soleUnknown, sortOut } from './fitting.ts'

const wish = (wishes: Partial<DogFilter>): DogFilter => ({ ...NO_WISHES, ...wishes })
const saltmarsh = { slug: 'saltmarsh', name: 'Saltmarsh' }

function withCats(cats: Dog['goodWith']['cats'], more: Partial<Dog> = {}): Dog {
	const { goodWith } = aDog()
	return aDog({ title: cats, goodWith: { ...goodWith, cats }, ...more })
}

function withChildren(fit: Dog['goodWith']['cats'], minAge: number | null): Dog {
	const { goodWith } = aDog()
	return aDog({ title: `${fit} ${minAge}`, goodWith: { ...goodWith, children: { fit, minAge } } })
}

function names(dogs: readonly Dog[], filter: DogFilter) {
	const { yes, maybe, untested } = sortOut(dogs, filter)
	const titles = (some: Dog[]) => some.map(({ title }) => title)
	return { yes: titles(yes), maybe: titles(maybe), untested: titles(untested) }
}

const cats = (['no', 'unknown', 'selective', 'yes'] as const).map((fit) => withCats(fit))

test('with cats: yes is a yes, selective a maybe, unknown is kept apart, and only a no is left out', () => {
	expect(names(cats, wish({ with: 'cats' }))).toEqual({ yes: ['yes'], maybe: ['selective'], untested: ['unknown'] })
})

test('without a wish every dog fits, whatever we do not know', () => {
	expect(names(cats, NO_WISHES)).toEqual({ yes: ['no', 'unknown', 'selective', 'yes'], maybe: [], untested: [] })
})

test('each company asks its own answer', () => {
	const { goodWith } = aDog()
	const friend = {
		cats: { ...goodWith, cats: 'yes' },
		dogs: { ...goodWith, dogs: 'yes' },
		small_pets: { ...goodWith, smallPets: 'yes' },
		children: { ...goodWith, children: { fit: 'yes', minAge: null } },
	} satisfies Record<string, Dog['goodWith']>
	const dogs = COMPANY.map((company) => aDog({ title: company, goodWith: friend[company] }))
	for (const company of COMPANY) expect(names(dogs, wish({ with: company })).yes).toEqual([company])
})

test('children: up to 11 a least age is a yes, teenagers are a maybe, and over 16s a no', () => {
	const dogs = [
		withChildren('yes', null),
		withChildren('yes', 0),
		withChildren('yes', 11),
		withChildren('yes', 12),
		withChildren('yes', 15),
		withChildren('yes', 16),
		withChildren('selective', 8),
		withChildren('selective', 16),
		withChildren('unknown', null),
		withChildren('no', 8),
	]
	expect(names(dogs, wish({ with: 'children' }))).toEqual({
		yes: ['yes null', 'yes 0', 'yes 11'],
		maybe: ['yes 12', 'yes 15', 'selective 8'],
		untested: ['unknown null'],
	})
})

test('a dog whose size or place nobody knows is not left out of a search for one', () => {
	const dogs = [
		aDog({ title: 'small', size: 'small', location: 'Saltmarsh' }),
		aDog({ title: 'large', size: 'large', location: 'Hill Farm' }),
		aDog({ title: 'who knows' }),
	]
	expect(names(dogs, wish({ size: 'small' }))).toEqual({ yes: ['small'], maybe: [], untested: ['who knows'] })
	expect(names(dogs, wish({ place: saltmarsh }))).toEqual({ yes: ['small'], maybe: [], untested: ['who knows'] })
})

test('over several wishes the worst answer counts', () => {
	const filter = wish({ size: 'small', with: 'cats', place: saltmarsh })
	const here = { size: 'small', location: 'Saltmarsh area' } as const
	const dogs = [
		withCats('yes', { ...here, title: 'fits' }),
		withCats('selective', { ...here, title: 'maybe' }),
		withCats('selective', { ...here, title: 'maybe, size unknown', size: 'unknown' }),
		withCats('unknown', { ...here, title: 'wrong size, cats unknown', size: 'large' }),
		withCats('yes', { ...here, title: 'elsewhere', location: 'Hill Farm' }),
	]
	expect(names(dogs, filter)).toEqual({ yes: ['fits'], maybe: ['maybe'], untested: ['maybe, size unknown'] })
})

test('what is unknown is named only when it is the same of all', () => {
	const filter = wish({ size: 'small', with: 'cats' })
	const cat = withCats('unknown', { size: 'small' })
	expect(soleUnknown([cat, cat], filter)).toBe('with')
	expect(soleUnknown([withCats('yes', { size: 'unknown' })], filter)).toBe('size')
	expect(soleUnknown([cat, withCats('unknown', { size: 'unknown' })], filter)).toBeNull()
})

test('when nobody fits, the wish that costs most dogs is the one to let go of', () => {
	const filter = wish({ size: 'large', with: 'cats', place: saltmarsh })
	const dogs = [
		withCats('yes', { id: 1, size: 'small', location: 'Saltmarsh' }),
		withCats('selective', { id: 2, size: 'giant', location: 'Saltmarsh' }),
		withCats('unknown', { id: 3, size: 'small', location: 'Saltmarsh' }),
		withCats('no', { id: 4, size: 'large', location: 'Saltmarsh' }),
		withCats('no', { id: 5, size: 'small', location: 'Hill Farm' }),
	]
	const without = easierWishes(dogs, filter).map(({ wish, dogs }) => [wish, dogs.map(({ id }) => id)])
	expect(without).toEqual([
		['size', [1, 2]],
		['with', [4]],
	])
})

test('when no single wish is to blame, none is named', () => {
	const dogs = [withCats('no', { size: 'small', location: 'Hill Farm' })]
	expect(easierWishes(dogs, wish({ size: 'large', with: 'cats', place: saltmarsh }))).toEqual([])
})
