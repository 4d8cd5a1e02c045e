import { expect, test } from 'vitest'
import { runAtOnce } from '#lib/time-slices.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { placeOf, placesOf } from './place.ts'

test('a foster home in the area of a centre is near that centre', () => {
	expect(placeOf('Saltmarsh area')).toEqual(placeOf('Saltmarsh'))
	expect(placeOf('Areawood')?.name).toBe('Areawood')
})

test('a place whose name has accents, dots or another script has a slug, and an empty one has none', () => {
	expect(placeOf('Añover & St. Ives')?.slug).toBe('anover-st-ives')
	expect(placeOf('Київ')?.slug).toBe('київ')
	expect(placeOf(' – ')).toBeUndefined()
	expect(placeOf('')).toBeUndefined()
})

test('every place is offered once, by name', () => {
	const dogs = ['Saltmarsh', 'Hill Farm', '', 'Saltmarsh area', 'hill farm'].map((location) => aDog({ location }))
	expect(runAtOnce(placesOf(dogs)).map(({ name }) => name)).toEqual(['Hill Farm', 'Saltmarsh'])
})
