import { expect, test } from 'vitest'
import { dogWarnings, reservationWarning } from './dog-words.ts'

test('a dog that is promised twice names both people', () => {
	const warnings = dogWarnings({ dog: 'Otis', status: 'reserved', approved: ['Sam', 'Lee'], openCount: 0, freed: null })
	expect(warnings).toEqual(['Promised twice: to Sam and to Lee. Ring both, then change one case.'])
	expect(reservationWarning({ dog: 'Otis', approved: 'Sam', other: 'Lee' })).toBe(
		'Otis is promised to Sam. Tell Sam before you approve Lee.',
	)
})

test('a site that still offers a promised dog is named, and people who wait for one with a home', () => {
	expect(dogWarnings({ dog: 'Otis', status: 'available', approved: ['Sam'], openCount: 2, freed: null })).toEqual([
		'Promised to Sam, and the site still says “Available”.',
	])
	expect(dogWarnings({ dog: 'Otis', status: 'adopted', approved: ['Sam'], openCount: 1, freed: null })).toEqual([
		'Otis has a home, and 1 person is still waiting for an answer.',
	])
	expect(dogWarnings({ dog: 'Otis', status: undefined, approved: [], openCount: 3, freed: null })).toEqual([
		'Otis is no longer looking for a home, and 3 people are still waiting for an answer.',
	])
	expect(dogWarnings({ dog: 'Otis', status: 'reserved', approved: ['Sam'], openCount: 1, freed: null })).toEqual([])
})

test('a dog that is free again, and that the site still shows as taken', () => {
	const otis = { dog: 'Otis', approved: [], openCount: 0, freed: { name: 'Sam', hasReturned: true } }
	expect(dogWarnings({ ...otis, status: 'adopted' })).toEqual([
		'Otis came back from Sam, and the site still says “Adopted”.',
	])
	expect(dogWarnings({ ...otis, status: 'reserved', freed: { name: 'Sam', hasReturned: false } })).toEqual([
		'Sam is not taking Otis after all, and the site still says “Reserved”.',
	])
	expect(dogWarnings({ ...otis, status: 'available' })).toEqual([])
	expect(dogWarnings({ ...otis, status: 'adopted', approved: ['Lee'] })).toEqual([])
})
