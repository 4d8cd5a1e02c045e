import { expect, test } from 'vitest'
import { someFormContext } from '#tests/builders/applications/form-context.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { dogNeeds, generalThresholds } from './dog-limits.ts'

const thresholds = [
	{ label: 'If a dog needs a fence, most need it to be at least 1.5 m high', value: '', about: 'fence' as const },
	{ label: 'Most dogs can be left for up to 4 hours', value: '', about: 'hours_alone' as const },
	{ label: 'Visits before going home', value: '1 to 3', about: null },
]
const biscuit = aDog({ title: 'Biscuit', garden: 'required', fenceCm: 120, hoursAlone: 3 })
const unknown = aDog({ id: 102, title: 'Kit', garden: 'unknown', fenceCm: null, hoursAlone: null })
const formContext = { ...someFormContext({ dogs: [biscuit, unknown] }), thresholds }

test('the chosen dog’s limits override the charity’s thresholds', () => {
	expect(dogNeeds(formContext, { dog: 'biscuit' })).toMatchObject({
		title: 'What Biscuit needs',
		items: expect.arrayContaining([
			'Biscuit needs a secure garden with a fence of 1.2\u00a0m or more.',
			'Biscuit can be left for up to 3 hours.',
		]),
	})
	expect(generalThresholds(formContext, { dog: 'biscuit' })).toEqual(['Visits before going home: 1 to 3.'])
	expect(generalThresholds(formContext, { dog: 'kit' })).toEqual([
		'If a dog needs a fence, most need it to be at least 1.5 m high.',
		'Most dogs can be left for up to 4 hours.',
		'Visits before going home: 1 to 3.',
	])
	expect(generalThresholds(formContext, { dog: 'any' })).toHaveLength(3)
	expect(dogNeeds(formContext, { dog: 'any' })).toBeUndefined()
})
