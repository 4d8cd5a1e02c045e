import { expect, test } from 'vitest'
import type { Dog } from '#content/model/content.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog, aPicture } from '#tests/builders/content/dog.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { shareImage, shareImageAddress } from './share-image.ts'

const today = new Date('2026-11-21T12:00:00Z')
const siteUrl = 'https://www.fairlead.example'
const collie = [{ id: 1, slug: 'collie', name: 'Collie' }]

function imageOf(known: Partial<Dog>, options = { today, siteUrl }) {
	const dog = aDog(known)
	return shareImage(dog, someContent({ dogs: [dog], options: someOptions() }), options)
}

test('the URL changes with name, status, photograph, focal point and age, and with nothing else', () => {
	const same = { breeds: collie, birthDate: '2023-12-01' }
	const address = (known: Partial<Dog>, options = { today, siteUrl }) =>
		shareImageAddress(imageOf({ ...same, ...known }, options), 'wide')
	const first = address({})
	expect(first).toMatch(/^\/img\/share\/101-wide\.[0-9a-f]{12}\.jpg$/)
	expect(address({ modifiedAt: '2026-12-24T00:00:00Z', html: '<p>More</p>', weightKg: 9 })).toBe(first)
	const changed = [
		address({ title: 'Bisquit' }),
		address({ status: 'adopted' }),
		address({ picture: aPicture('7') }),
		address({ picture: { ...aPicture('1101'), focal: [0.1, 0.1] } }),
		address({}, { today: new Date('2026-12-02T00:00:00Z'), siteUrl }),
	]
	expect(new Set([first, ...changed]).size).toBe(6)
})

test('each status has its words, and a dead or withdrawn dog is not advertised', () => {
	const statuses: Dog['status'][] = ['available', 'reserved', 'on_trial', 'adopted', 'withdrawn', 'died']
	expect(statuses.map((status) => imageOf({ status }).tag)).toEqual([
		'Looking for a home',
		'Reserved',
		'Trying out a home',
		'Found a home',
		'',
		'In memory',
	])
	expect(imageOf({ status: 'died', birthDate: '2020-01-01', breeds: collie }).facts).toEqual(['Collie'])
})
