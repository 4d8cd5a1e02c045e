import type { Dog } from '#content/model/content.ts'
import type { DogNeeds } from '../dog-needs.ts'
import { type Household, QUESTIONS, type Question } from '../household.ts'
import { alone } from './alone.ts'
import { children } from './children.ts'
import { CATS, company, OTHER_DOGS, SMALL_PETS } from './company.ts'
import { experience } from './experience.ts'
import { garden } from './garden.ts'
import { hair } from './hair.ts'
import type { Compared, Found, Verdict, Who } from './need.ts'
import { renting } from './renting.ts'
import { walks } from './walks.ts'

type FitNotes = Partial<Dog['fitNotes']>

/** Most important first. */
const ORDER: Verdict[] = ['gap', 'talk', 'not_known', 'met']

/**
 * Compares a household with a dog: each need that an answer touches, with verdict and reason. Pure and deterministic;
 * unanswered questions are skipped. Must not be used to hide a dog.
 */
export function compare(household: Household, dog: DogNeeds, who: Who, notes: FitNotes = {}): Compared[] {
	return QUESTIONS.flatMap((need) => {
		const found = rule(need, household, dog, who)
		return found ? [{ need, ...found, why: noteOn(need, notes) }] : []
	}).toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict))
}

function rule(need: Question, household: Household, dog: DogNeeds, who: Who): Found {
	const { goodWith } = dog
	switch (need) {
		case 'children':
			return household.children && children(household.children, dog, who)
		case 'dogs':
			return household.dogs && company(household.dogs, goodWith.dogs, OTHER_DOGS, who)
		case 'cats':
			return household.cats && company(household.cats, goodWith.cats, CATS, who)
		case 'small_pets':
			return household.small_pets && company(household.small_pets, goodWith.smallPets, SMALL_PETS, who)
		case 'garden':
			return household.garden && garden(household.garden, dog, who)
		case 'alone':
			return household.alone === null ? null : alone(household.alone, dog, who)
		case 'experience':
			return household.experience && experience(household.experience, dog, who)
		case 'walks':
			return household.walks === null ? null : walks(household.walks, dog, who)
		case 'hair':
			return household.hair && hair(household.hair, dog, who)
		case 'renting':
			return household.renting && renting(household.renting)
	}
}

function noteOn(need: Question, notes: FitNotes): string {
	return need === 'experience' || need === 'walks' || need === 'hair' || need === 'renting' ? '' : (notes[need] ?? '')
}
