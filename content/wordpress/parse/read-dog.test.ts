import { expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { dogRecord, read, recorded } from '#tests/fixtures/wordpress/stand-in.ts'

test('a dog of a real WordPress with an early plugin becomes a dog of ours', async () => {
	const [dog] = recorded('dog.full')
	const { item, pictures, problems } = await read('dogs', dog)

	expect(item).toMatchObject({
		id: 17,
		slug: 'mavka',
		title: 'Mavka',
		publishedAt: '2026-11-21T01:59:58Z',
		status: 'available',
		sex: 'male',
		neutered: 'yes',
		microchipped: true,
		birthDate: '2025-11-01',
		weightKg: 8.7,
		specialNeeds: '',
		breeds: [{ id: 5, slug: 'terrier-mix', name: 'Terrier mix' }],
		traits: [{ slug: 'calm' }, { slug: 'playful' }],
		goodWith: { dogs: 'yes', cats: 'unknown', smallPets: 'unknown', children: { fit: 'unknown', minAge: null } },
	})
	expect(item?.html).toContain('It’s a calm dog — loves walks &amp; people.')
	expect(item?.html).toContain('<a href="/useful-info/first-days">')
	expect(item?.gallery.map(({ id }) => id)).toEqual(['14', '15', '16'])
	expect(pictures.map(({ id }) => id).toSorted()).toEqual(['14', '15', '16', '18'])
	expect(problems).toEqual([])
})

test('a dog about whom nothing is filled in is unknown in everything, never "no"', async () => {
	const { item, problems } = await read('dogs', dogRecord())

	expect(item).toMatchObject({
		sex: 'unknown',
		neutered: 'unknown',
		size: 'unknown',
		garden: 'unknown',
		goodWith: { dogs: 'unknown', cats: 'unknown', smallPets: 'unknown', children: { fit: 'unknown', minAge: null } },
		fitNotes: { dogs: '', cats: '', small_pets: '', children: '', alone: '', garden: '' },
		training: { house: 'unknown', crate: 'unknown' },
		vaccinated: null,
		microchipped: null,
		weightKg: null,
		energy: null,
		fee: null,
		birthDate: '',
		bondedWith: [],
		updates: [],
		gallery: [],
		picture: null,
	})
	expect(problems).toEqual([])
})

test('empty values of Advanced Custom Fields are empty, and its fields fill gaps of meta', async () => {
	const acf = {
		status: 'available',
		sex: false,
		good_with_cats: '',
		weight_kg: '12.5',
		fence_cm: '',
		fee: false,
		children: [],
		fit_notes: [],
		training: false,
		vaccinated: '1',
		microchipped: '',
		bonded_with: [{ ID: 119 }, '120', 0, false],
		birth_date: '20210514',
		colour: 'sand',
		energy: '3',
	}
	const image = 55
	const dog = {
		...dogRecord({ acf, image, gallery: [55, 56], updates: false }),
		meta: { colour: '', location: 'Alder Bank' },
	}
	const { item, problems } = await read('dogs', dog)

	expect(item).toMatchObject({
		sex: 'unknown',
		weightKg: 12.5,
		fenceCm: null,
		vaccinated: true,
		microchipped: null,
		bondedWith: [119, 120],
		birthDate: '2021-05-14',
		colour: 'sand',
		location: 'Alder Bank',
		energy: 3,
		picture: null,
		gallery: [],
	})
	expect(problems).toEqual([])
})

test('a whole dog of the contract arrives whole', async () => {
	const dog = dogRecord(
		{ video_url: 'https://video.example/1', updates: [{ date: '2026-11', text: 'Slept <b>well</b>.', image: null }] },
		{
			children: { fit: 'selective', min_age: 8 },
			good_with_small_pets: 'no',
			fit_notes: { alone: 'Four hours &#038; no more.' },
			training: { lead: 'learning' },
			fee: { amount: 18000, currency: 'gbp', includes: 'vaccinations' },
			sponsorable: true,
			sponsor_minimum: 500,
			urgent_until: '2026-12-12',
		},
	)
	expect((await read('dogs', dog)).item).toMatchObject({
		videoUrl: 'https://video.example/1',
		updates: [{ date: '2026-11', text: 'Slept well.', picture: null }],
		goodWith: { smallPets: 'no', children: { fit: 'selective', minAge: 8 } },
		fitNotes: { alone: 'Four hours & no more.' },
		training: { lead: 'learning', recall: 'unknown' },
		fee: { amount: 18000, currency: 'GBP', includes: 'vaccinations' },
		sponsorMinimum: 500,
		urgentUntil: '2026-12-12',
	})
})

test('the line in the dog’s voice and the reason for urgency are read as text, and other values are reported and skipped', async () => {
	const written = dogRecord(
		{},
		{ first_person_line: 'I like <b>tea</b> &#038; the radio.', urgent_reason: ' Her kennel closes. ' },
	)
	expect((await read('dogs', written)).item).toMatchObject({
		firstPersonLine: 'I like tea & the radio.',
		urgentReason: 'Her kennel closes.',
	})

	const empty = await read('dogs', dogRecord({}, { first_person_line: false, urgent_reason: null }))
	expect(empty.item).toMatchObject({ firstPersonLine: '', urgentReason: '' })
	expect(empty.problems).toEqual([])

	const wrong = await read('dogs', dogRecord({}, { first_person_line: ['I', 'me'], urgent_reason: { text: 'soon' } }))
	expect(wrong.item).toMatchObject({ firstPersonLine: '', urgentReason: '' })
	expect(wrong.problems).toHaveLength(2)
	expect(JSON.stringify(wrong.problems)).toMatch(/meta\.urgent_reason.*is not text; skipped/)
})

test('nothing executable survives in any field of a dog', async () => {
	const bad = '<img src=x onerror=alert(1)><script>alert(2)</script>words'
	const dog = dogRecord(
		{
			title: { rendered: bad },
			content: { rendered: bad },
			excerpt: { rendered: bad },
			plain: { title: bad, excerpt: bad },
			video_url: 'javascript:alert(3)',
			breeds: [{ id: 1, slug: 'x', name: bad }],
			updates: [{ date: '', text: bad, image: null }],
		},
		{
			ref: bad,
			colour: bad,
			special_needs: bad,
			location: bad,
			best_feature: bad,
			home_summary: bad,
			urgent_reason: bad,
			first_person_line: bad,
			fit_notes: { dogs: bad },
			fee: { amount: 1, currency: 'GBP', includes: bad },
		},
	)
	const { item } = await read('dogs', dog)

	expect(item).toMatchObject({
		title: 'words',
		excerpt: 'words',
		videoUrl: '',
		location: 'words',
		specialNeeds: 'words',
	})
	expect(JSON.stringify(item)).not.toMatch(/<script|onerror|javascript:|<img|alert/)
})

test('an invalid date is skipped and reported; the dog stays', async () => {
	const { item, problems } = await read('dogs', dogRecord({}, { birth_date: 'last spring', listed_on: '2026-02-31' }))
	expect(item).toMatchObject({ birthDate: '', listedOn: '' })
	expect(problems.map(({ field }) => field)).toEqual(['meta.birth_date', 'meta.listed_on'])
})

test("a birth date in the future is skipped and reported; tomorrow's is accepted because of time zones", async () => {
	const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
	for (const birth_date of [day(2), '2126', '2126-01', '9999-12-31']) {
		const { item, problems } = await read('dogs', dogRecord({}, { birth_date }))
		expect(item?.birthDate).toBe('')
		expect(problems).toMatchObject([{ field: 'meta.birth_date', message: expect.stringContaining('in the future') }])
	}
	for (const birth_date of [day(0), day(1), day(0).slice(0, 7), day(0).slice(0, 4)]) {
		expect((await read('dogs', dogRecord({}, { birth_date }))).item?.birthDate).toBe(birth_date)
	}
})

test('a fence of 0 cm is not known, and half an hour alone is half an hour', async () => {
	const { item } = await read('dogs', dogRecord({}, { garden: 'required', fence_cm: 0, hours_alone: '0.5' }))
	expect(item).toMatchObject({ fenceCm: null, hoursAlone: 0.5 })
})

test('slugs of other scripts are decoded once', async () => {
	const dog = dogRecord({ slug: '%d0%bc%d0%b0%d0%b2%d0%ba%d0%b0' })
	expect((await read('dogs', dog)).item?.slug).toBe('мавка')
	expect((await read('dogs', dogRecord({ slug: '%2561' }))).problems).toMatchObject([{ field: 'slug' }])
	expect((await read('dogs', dogRecord({ slug: '%zz' }))).problems).toMatchObject([{ field: 'slug' }])
})
