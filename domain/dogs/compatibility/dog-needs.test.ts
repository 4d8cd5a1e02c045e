import { expect, test } from 'vitest'
import { aDog } from '#tests/builders/content/dog.ts'
import { sampleContent } from '#tests/builders/content/sample-content.ts'
import { readNeeds, writeNeeds } from './dog-needs.ts'

test('what the rules look at comes through the page as it was written, in a few bytes', async () => {
	const { dogs } = await sampleContent()
	const looking = dogs.filter((dog) => writeNeeds(dog))
	expect(looking.length).toBeGreaterThan(20)
	for (const dog of looking) {
		const { goodWith, garden, fenceCm, hoursAlone, experience, exerciseMinutes, coat, shedding } = dog
		const needs = { goodWith, garden, fenceCm, hoursAlone, experience, exerciseMinutes, coat, shedding }
		expect(readNeeds(writeNeeds(dog)), dog.title).toEqual(needs)
		expect(writeNeeds(dog).length).toBeLessThan(29)
	}
})

test('a dog with no known needs stays unknown; 0 hours are hours', () => {
	expect(readNeeds(writeNeeds(aDog()))).toMatchObject({ garden: 'unknown', hoursAlone: null, exerciseMinutes: null })
	expect(readNeeds(writeNeeds(aDog({ hoursAlone: 0 })))?.hoursAlone).toBe(0)
})

test('a dog that is not looking for a home has no needs', () => {
	for (const status of ['adopted', 'withdrawn', 'died', 'long_term_foster'] as const) {
		expect(readNeeds(writeNeeds(aDog({ status }))), status).toBeUndefined()
	}
})
