import { expect, test } from 'vitest'
import { aDog, aPicture } from '#tests/builders/content/dog.ts'
import { filmsOf, galleryOf } from './pictures.ts'

test('the portrait comes first and once, though galleries repeat it', () => {
	const dog = aDog({ picture: aPicture('1'), gallery: [aPicture('1'), aPicture('2'), aPicture('3')] })
	expect(galleryOf([dog]).map(({ id }) => id)).toEqual(['1', '2', '3'])
	expect(galleryOf([aDog({ picture: null })])).toEqual([])
})

test('two dogs take turns after what shows both, and every picture says who it is', () => {
	const both = { ...aPicture('9'), caption: 'On the sofa.' }
	const fern = aDog({ title: 'Fern', picture: aPicture('1'), gallery: [both, aPicture('3')] })
	const hattie = aDog({ title: 'Hattie', picture: aPicture('2'), gallery: [both] })
	expect(galleryOf([fern, hattie]).map(({ id, caption }) => [id, caption])).toEqual([
		['9', 'Fern and Hattie. On the sofa.'],
		['1', 'Fern'],
		['2', 'Hattie'],
		['3', 'Fern'],
	])
})

test('a film says who is in it and which site it leads to', () => {
	const fern = aDog({ title: 'Fern', videoUrl: 'https://www.films.example/watch?v=1' })
	const hattie = aDog({ title: 'Hattie', videoUrl: fern.videoUrl })
	expect(filmsOf([fern, hattie])).toEqual([{ name: 'Fern and Hattie', url: fern.videoUrl, site: 'films.example' }])
	expect(filmsOf([aDog()])).toEqual([])
})
