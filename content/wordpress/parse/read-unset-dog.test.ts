import { expect, test } from 'vitest'
import { dogRecord, read } from '#tests/fixtures/wordpress/stand-in.ts'

/** Typed meta of WordPress: what was never filled in arrives as 0, false or "". */
const UNSET = {
	status: 'available',
	sex: '',
	neutered: '',
	birth_date: '',
	size: '',
	weight_kg: 0,
	energy: 0,
	exercise_minutes: 0,
	hours_alone: 0,
	fence_cm: 0,
	garden: '',
	vaccinated: false,
	microchipped: false,
	children: { fit: '', min_age: 0 },
	fee: { amount: 0, currency: '' },
	sponsor_minimum: 0,
	sponsorable: false,
	good_with_dogs: '',
	good_with_cats: 0,
	urgent_until: '0000-00-00',
	listed_on: 0,
	bonded_with: [0],
}

test('a dog that arrives as zeros and falses says nothing, and the log says why', async () => {
	const { item, problems } = await read('dogs', dogRecord({ meta: UNSET }))

	expect(item).toMatchObject({
		weightKg: null,
		energy: null,
		exerciseMinutes: null,
		hoursAlone: null,
		fenceCm: null,
		birthDate: '',
		vaccinated: null,
		microchipped: null,
		fee: null,
		sponsorMinimum: null,
		urgentUntil: '',
		listedOn: '',
		goodWith: { dogs: 'unknown', cats: 'unknown', children: { fit: 'unknown', minAge: null } },
		bondedWith: [],
	})
	expect(problems.map(({ field, message }) => [field, message])).toEqual([
		['meta', 'has zeros for fields that were never filled in; its zeros and falses count as not known'],
	])
})

test('zeros and falses of a dog that is described are what they say', async () => {
	const meta = {
		...UNSET,
		energy: 3,
		weight_kg: 12.5,
		fee: { amount: 0, currency: 'GBP' },
		urgent_until: '',
		listed_on: '',
	}
	const { item, problems } = await read('dogs', dogRecord({ meta }))

	expect(item).toMatchObject({ hoursAlone: 0, vaccinated: false, microchipped: false, fee: { amount: 0 } })
	expect(problems).toEqual([])
})

test('what is filled in stays in a record that has zeros for the rest', async () => {
	const meta = { ...UNSET, hours_alone: 4, vaccinated: true, fence_cm: '180', children: { fit: 'yes', min_age: 8 } }
	const { item } = await read('dogs', dogRecord({ meta }))

	expect(item).toMatchObject({ hoursAlone: 4, vaccinated: true, fenceCm: 180, microchipped: null })
	expect(item?.goodWith.children).toEqual({ fit: 'yes', minAge: 8 })
})
