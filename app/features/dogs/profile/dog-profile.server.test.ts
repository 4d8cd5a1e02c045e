import { expect, test } from 'vitest'
import type { Dog } from '#content/content.ts'
import { someContent } from '#tests/builders/content.ts'
import { aDog, aPicture } from '#tests/builders/dog.ts'
import { dogProfile } from './dog-profile.server.ts'

const today = new Date('2026-11-21T12:00:00Z')

function profileOf(known: Partial<Dog>, { search = '', others = [] as Dog[] } = {}) {
	const dog = aDog(known)
	const url = new URL(`http://site.example/dogs/${dog.slug}${search}`)
	return dogProfile(dog, someContent({ dogs: [dog, ...others] }), { url, today })
}

test('everything that is not known about a dog says "not known yet", and nothing reads as a no', () => {
	const { facts, home } = profileOf({})
	expect(facts.map(({ value }) => value)).toEqual([
		'Breed not known',
		'Not known yet',
		'Not known yet',
		'Not known yet',
		'Not known yet',
		'Ask us',
	])
	expect(home?.needs.every(({ value }) => value === 'Not known yet')).toBe(true)
	const rows = [...(home?.liveWith ?? []), ...(home?.training ?? []), ...(home?.health ?? [])]
	expect(rows.map(({ answer }) => answer)).toEqual(Array(rows.length).fill('unknown'))
	expect(home?.liveWith.every(({ why }) => why !== '')).toBe(true)
})

test('a least age for children is a no for the younger and the answer for the older', () => {
	const { home } = profileOf({
		goodWith: { dogs: 'no', cats: 'yes', smallPets: 'no', children: { fit: 'selective', minAge: 8 } },
		fitNotes: { dogs: '', cats: '', small_pets: '', children: 'Some he loves.', alone: '', garden: '' },
	})
	expect(home?.liveWith.slice(0, 2)).toEqual([
		{ about: 'Children under 8', answer: 'no', why: '' },
		{ about: 'Children 8 and over', answer: 'maybe', why: 'Some he loves.' },
	])
})

test('the facts read as people say them', () => {
	const { facts, history } = profileOf({
		ref: 'FL-1856',
		sex: 'female',
		neutered: 'yes',
		birthDate: '2023-03-14',
		size: 'small',
		weightKg: 8,
		location: 'Alder Bank',
		listedOn: '2026-04-21',
		breeds: [{ id: 1, slug: 'terrier-cross', name: 'Terrier cross' }],
		fee: { amount: 18000, currency: 'GBP', includes: '' },
	})
	expect(facts.map(({ value }) => value)).toEqual([
		'Terrier cross',
		'3 years',
		'Female, spayed',
		'Small, 8\u00a0kg',
		'Alder Bank',
		'£180',
	])
	expect(history).toBe(
		'Waiting since 21 April 2026, 214 days. Page last changed on 19 November 2026. Reference FL-1856.',
	)
})

test('a birth year alone gives an age that says "about"', () => {
	expect(profileOf({ birthDate: '2024' }).facts[1]?.value).toMatch(/^About 2 years$/)
})

test('a link to the third picture opens the third, and a link to one that is gone opens the first', () => {
	const pictures = { picture: aPicture('1'), gallery: [aPicture('1'), aPicture('2'), aPicture('3')] }
	expect(profileOf(pictures, { search: '?picture=3' })).toMatchObject({ shown: 2 })
	expect(profileOf(pictures, { search: '?picture=9' })).toMatchObject({ shown: 0 })
	expect(profileOf(pictures, { search: '?picture=-2' })).toMatchObject({ shown: 0 })
	expect(profileOf(pictures).pictures.map(({ id }) => id)).toEqual(['1', '2', '3'])
})

test('both dogs of a pair show each other, and the other is not offered as an alternative', () => {
	const hattie = aDog({ id: 119, title: 'Hattie', bondedWith: [110] })
	const { bonded, others } = profileOf({ id: 110, title: 'Fern', bondedWith: [119] }, { others: [hattie] })
	expect(bonded.map(({ name }) => name)).toEqual(['Hattie'])
	expect(others.dogs).toEqual([])
})

test('an adopted dog found a home: no fee, no way to ask, and three other dogs', () => {
	const others = [2, 3, 4, 5].map((id) => aDog({ id, title: `Dog ${id}` }))
	const profile = profileOf({ id: 1, title: 'Clem', status: 'adopted', sex: 'female' }, { others })
	expect(profile.next.title).toBe('Clem found a home')
	expect(profile).toMatchObject({ ask: null, home: null })
	expect(profile.facts.some(({ label }) => label === 'Adoption fee')).toBe(false)
	expect(profile.others.dogs).toHaveLength(3)
})

test('the page of a dog who died offers nothing and sells nothing', () => {
	const profile = profileOf(
		{ id: 1, title: 'Mabel', status: 'died', sponsorable: true, fosterNeeded: true },
		{ others: [aDog({ id: 2, title: 'Otis' })] },
	)
	expect(profile).toMatchObject({ ask: null, home: null, sponsor: '', badges: [], others: { title: '', dogs: [] } })
	expect(profile.next.fosterWanted).toBe(false)
})

test('nobody is asked to ring about a dog who is trying out a home', () => {
	const profile = profileOf({ title: 'Ziggy', status: 'on_trial', sex: 'male' })
	expect(profile.ask).toBeNull()
	expect(profile.next.text).toContain('If he comes back to us')
})

test('a dog whose sex is not known is "they", with verbs to match', () => {
	expect(profileOf({ title: 'Scrap', status: 'on_trial' }).next.text).toContain('If they come back to us')
})

test('similar dogs need the same kind of home, the most alike first', () => {
	const twin = aDog({ id: 2, title: 'Twin', size: 'small', energy: 3, location: 'Alder Bank' })
	const giant = aDog({ id: 3, title: 'Giant', size: 'giant', energy: 1, location: 'Saltmarsh', listedOn: '2025-01-01' })
	const reserved = aDog({ id: 4, title: 'Taken', size: 'small', energy: 3, status: 'reserved' })
	const { others } = profileOf(
		{ id: 1, size: 'small', energy: 3, location: 'Alder Bank' },
		{ others: [giant, twin, reserved] },
	)
	expect(others.dogs.map(({ name }) => name)).toEqual(['Twin', 'Giant'])
})
