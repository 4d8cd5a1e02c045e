import type { Question } from '../../dogs/compatibility/household.ts'
import type { Answers } from '../../forms/answers/answers.ts'

const SPECIES: Partial<Record<Question, string>> = { dogs: 'dog', cats: 'cat', small_pets: 'small' }

/** The names of the answers that say how an applicant meets a need of the dog: the cat, not the dog they have as well. */
export function decisiveAnswers(need: Question, answers: Answers): string[] {
	const species = SPECIES[need]
	if (species) return orElse('pets', petsOf(species, answers))
	switch (need) {
		case 'children':
			return orElse('children', childrenOf(answers))
		case 'garden':
			// The last that was answered: the fence, when there is one.
			return ['garden', 'enclosed', 'fenceHeight'].filter((name) => answers[name] !== undefined).slice(-1)
		case 'alone':
			return ['hoursAlone']
		default:
			return [need]
	}
}

function orElse(question: string, names: string[]): string[] {
	return names.length > 0 ? names : [question]
}

function petsOf(species: string, answers: Answers): string[] {
	return [1, 2, 3, 4].map((number) => `pet${number}Species`).filter((name) => answers[name] === species)
}

function childrenOf(answers: Answers): string[] {
	return ['children0to4', 'children5to11', 'children12to17'].filter((name) => Number(answers[name] ?? 0) > 0)
}
