import type { Dog } from '#content/model/content.ts'
import { fenceInCm, youngestChild } from '#domain/applications/dog-notes.ts'
import { dogsTogether, namesOf } from '#domain/dogs/bonded-pair.ts'
import { needsTogether } from '#domain/dogs/compatibility/dog-needs.ts'
import { type Household, householdFrom } from '#domain/dogs/compatibility/household.ts'
import { compare } from '#domain/dogs/compatibility/rules/compare.ts'
import { pronounsFor } from '#domain/dogs/pronouns.ts'
import { isSpokenFor } from '#domain/dogs/status.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'

const MAX_DOGS = 3
const MAX_PETS = 4

/** Whether the person asked for other dogs than the one the form is about. */
export function asksForOtherDogs({ dog, otherDogs = '', waitingList = '' }: Answers): boolean {
	return dog === 'any' || otherDogs !== '' || waitingList !== ''
}

/**
 * Dogs without a gap to the home in the answers, those with the least to talk about first; none unless the person asked
 * for other dogs.
 *
 * @param dogs that can be applied for
 * @param without the slug of the dog the case is about
 */
export function dogsThatFit(answers: Answers, dogs: readonly Dog[], without: string): { name: string; slug: string }[] {
	if (!asksForOtherDogs(answers)) return []
	const household = householdOf(answers)
	return dogs
		.flatMap((dog) => {
			const group = dogsTogether(dog, dogs)
			if (group.some((one) => one.slug === without || isSpokenFor(one) || one.status !== 'available')) return []
			// A pair is one home: only the first of them is named.
			if (group.length > 1 && group.some(({ id }) => id < dog.id)) return []
			const needs = needsTogether([dog, ...group.slice(1)])
			const found = compare(household, needs, { name: dog.title, ...pronounsFor(dog.sex) })
			if (found.some(({ verdict }) => verdict === 'gap')) return []
			return [{ name: namesOf(group), slug: dog.slug, open: found.filter(({ verdict }) => verdict !== 'met').length }]
		})
		.toSorted((a, b) => a.open - b.open)
		.slice(0, MAX_DOGS)
		.map(({ name, slug }) => ({ name, slug }))
}

/** The home as the form describes it. Health is left out: it would be read from the names of dogs. */
export function householdOf(answers: Answers): Household {
	const pets = Array.from({ length: MAX_PETS }, (_, index) => answers[`pet${index + 1}Species`])
	const has = (...species: string[]) => (pets.some((pet) => species.includes(String(pet ?? ''))) ? 'some' : 'none')
	const isKnown = answers.pets === 'no' || (answers.pets === 'yes' && pets.some(Boolean))
	const known: Record<string, unknown> = {
		children: childrenOf(answers),
		dogs: isKnown ? has('dog') : null,
		cats: isKnown ? has('cat') : null,
		small_pets: isKnown ? has('small', 'bird') : null,
		garden: gardenOf(answers),
		alone: answers.hoursAlone,
		experience: { none: 'first', some: 'some', lots: 'lots' }[String(answers.experience)],
	}
	return householdFrom((question) => known[question])
}

/** By the lowest age of the band, which asks the most of a dog. */
function childrenOf(answers: Answers): string | undefined {
	if (answers.children === 'no') return 'none_under_18'
	const youngest = youngestChild(answers)
	return youngest === undefined ? undefined : ({ 0: 'under_5', 5: '5_to_7', 12: '10_to_12' } as const)[youngest]
}

function gardenOf(answers: Answers): string | undefined {
	const { garden, enclosed } = answers
	if (garden === 'none') return 'none'
	if (garden === 'shared' || enclosed === 'no') return 'open'
	const fence = fenceInCm(answers)
	if (garden !== 'private' || enclosed !== 'yes' || fence === undefined) return undefined
	if (fence >= 180) return 'fence_180'
	if (fence >= 150) return 'fence_150'
	return fence >= 120 ? 'fence_120' : 'fence_low'
}
