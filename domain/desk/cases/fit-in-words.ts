import type { Dog } from '#content/model/content.ts'
import { fenceInCm } from '../../applications/dog-notes.ts'
import { HOURS, type Household, householdFrom, type Question } from '../../dogs/compatibility/household.ts'
import { compare } from '../../dogs/compatibility/rules/compare.ts'
import { metres, type Verdict } from '../../dogs/compatibility/rules/need.ts'
import { pronounsFor } from '../../dogs/pronouns.ts'
import type { Answers } from '../../forms/answers/answers.ts'
import { decisiveAnswers } from './decisive-answers.ts'

/** One need of the dog, and what the applicant said. For staff: the words of the public page speak to the applicant. */
export interface FitLine {
	verdict: Verdict
	/** "children" */
	about: string
	/** "Biscuit needs children to be 8 or over" */
	need: string
	/** "They have 1 child aged 5 to 11" */
	theirs: string
	/** Names of the answers that decide it. */
	fields: string[]
}

/** Without allergies, which are a restricted answer, and renting, which has a staff flag of its own. */
const COMPARED: Question[] = ['children', 'dogs', 'cats', 'small_pets', 'garden', 'alone', 'experience']

const ABOUT: Partial<Record<Question, string>> = {
	children: 'children',
	dogs: 'other dogs',
	cats: 'cats',
	small_pets: 'small pets',
	garden: 'garden',
	alone: 'time alone',
	experience: 'experience',
}

/** Compares the answers of an application with the dog's needs, the most important first. Nothing is decided by it. */
export function fitInWords(answers: Answers, dog: Dog): FitLine[] {
	const who = { name: dog.title, ...pronounsFor(dog.sex) }
	const household = householdOf(answers)
	const lines = compare(household, dog, who).flatMap(({ need, verdict, brief }): FitLine[] => {
		if (!COMPARED.includes(need)) return []
		const isSure = need !== 'children' || hasOneVerdict(answers, dog)
		const words = { about: ABOUT[need] ?? '', need: `${dog.title} ${brief}`, theirs: theirs(need, answers) }
		return [{ verdict: isSure ? verdict : 'talk', ...words, fields: decisiveAnswers(need, answers) }]
	})
	return lines.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict))
}

const ORDER: Verdict[] = ['gap', 'talk', 'not_known', 'met']

/** With it no need of a dog goes unsaid. */
const HARDEST: Partial<Record<Question, unknown>> = {
	children: 'under_5',
	dogs: 'some',
	cats: 'some',
	small_pets: 'some',
	garden: 'none',
	alone: String(HOURS.alone.max),
	experience: 'first',
}

/** A need that the answers do not decide. */
export interface OpenNeed extends Pick<FitLine, 'about' | 'need'> {
	/** What they said of it, as far as they did: "They have a garden of their own"; "" for nothing. */
	theirs: string
}

/** Needs of the dog that the answers do not decide: to ask about. None where the form asked for none of them. */
export function needsToAsk(answers: Answers, dog: Dog): OpenNeed[] {
	const said = fitInWords(answers, dog).map(({ about }) => about)
	if (said.length === 0) return []
	const who = { name: dog.title, ...pronounsFor(dog.sex) }
	return compare(
		householdFrom((question) => HARDEST[question]),
		dog,
		who,
	)
		.filter(({ need, verdict }) => COMPARED.includes(need) && (verdict === 'gap' || verdict === 'talk'))
		.map(({ need, brief }) => {
			return { about: ABOUT[need] ?? '', need: `${dog.title} ${brief}`, theirs: partOf(need, answers) }
		})
		.filter(({ about }) => !said.includes(about))
}

/** The ages of the form overlap those of the rules: the youngest decides, unless older ones would be judged otherwise. */
function hasOneVerdict(answers: Answers, dog: Dog): boolean {
	const who = { name: dog.title, ...pronounsFor(dog.sex) }
	const verdicts = bandsOf(answers).map((children) => {
		const household = householdFrom((question) => (question === 'children' ? children : null))
		return compare(household, dog, who)[0]?.verdict
	})
	return new Set(verdicts).size <= 1
}

function bandsOf({ children, ...counts }: Answers): Household['children'][] {
	if (children !== 'yes') return children === 'no' ? ['none_under_18'] : []
	if (Number(counts.children0to4 ?? 0) > 0) return ['under_5']
	if (Number(counts.children5to11 ?? 0) > 0) return ['5_to_7', '8_to_9', '10_to_12']
	// Without any number, the ages were not asked for.
	return Number(counts.children12to17 ?? 0) > 0 ? ['13_to_15', '16_to_17'] : []
}

function householdOf(answers: Answers): Household {
	const given: Partial<Record<Question, unknown>> = {
		children: bandsOf(answers)[0],
		dogs: someOf(answers, 'dog'),
		cats: someOf(answers, 'cat'),
		small_pets: someOf(answers, 'small'),
		garden: gardenOf(answers),
		alone: answers.hoursAlone,
		experience: { none: 'first', some: 'some', lots: 'lots' }[String(answers.experience)],
	}
	return householdFrom((question) => given[question])
}

function petsOf(answers: Answers): string[] {
	return [1, 2, 3, 4].flatMap((number) => answers[`pet${number}Species`] ?? [])
}

function someOf(answers: Answers, species: string): string | undefined {
	const isKnown = answers.pets === 'no' || (answers.pets === 'yes' && petsOf(answers).length > 0)
	if (!isKnown) return undefined
	return petsOf(answers).includes(species) ? 'some' : 'none'
}

function gardenOf(answers: Answers): Household['garden'] {
	if (answers.garden === 'none') return 'none'
	if (answers.garden !== 'private' && answers.garden !== 'shared') return null
	if (answers.garden === 'shared' || answers.enclosed === 'no') return 'open'
	if (answers.enclosed !== 'yes') return null
	const fence = fenceInCm(answers)
	if (fence === undefined) return null
	return fence < 120 ? 'fence_low' : fence < 150 ? 'fence_120' : fence < 180 ? 'fence_150' : 'fence_180'
}

/** What is known of an answer that does not decide a need. */
function partOf(need: Question, answers: Answers): string {
	if (need === 'children') return answers.children === 'yes' ? 'They have children; the ages are not given' : ''
	if (need === 'garden')
		return answers.garden === 'private' || answers.garden === 'shared' ? gardenInWords(answers) : ''
	const isPet = need === 'dogs' || need === 'cats' || need === 'small_pets'
	return isPet && answers.pets === 'yes' ? 'They have animals; which is not given' : ''
}

function theirs(need: Question, answers: Answers): string {
	switch (need) {
		case 'children':
			return childrenInWords(answers)
		case 'dogs':
			return petInWords(answers, 'dog', 'dog')
		case 'cats':
			return petInWords(answers, 'cat', 'cat')
		case 'small_pets':
			return petInWords(answers, 'small', 'small animal')
		case 'garden':
			return gardenInWords(answers)
		case 'alone':
			return `They would be out for ${answers.hoursAlone} ${answers.hoursAlone === '1' ? 'hour' : 'hours'} at most`
		default:
			return (
				{
					none: 'It would be their first dog',
					some: 'They have some experience',
					lots: 'They have a lot of experience',
				}[String(answers.experience)] ?? ''
			)
	}
}

function childrenInWords(answers: Answers): string {
	const ages = [
		['children0to4', '0 to 4'],
		['children5to11', '5 to 11'],
		['children12to17', '12 to 17'],
	] as const
	const some = ages
		.filter(([name]) => Number(answers[name] ?? 0) > 0)
		.map(([name, age]) => `${answers[name]} aged ${age}`)
	return some.length > 0 ? `They have children: ${some.join(', ')}` : 'They have no children'
}

function petInWords(answers: Answers, species: string, word: string): string {
	const count = petsOf(answers).filter((one) => one === species).length
	return `They have ${count === 0 ? `no ${word}` : count === 1 ? `a ${word}` : `${count} ${word}s`}`
}

function gardenInWords(answers: Answers): string {
	if (answers.garden === 'none') return 'They have no garden'
	const fence = fenceInCm(answers)
	const kind = answers.garden === 'shared' ? 'They have a shared garden' : 'They have a garden of their own'
	if (answers.enclosed === 'no') return `${kind}, not fenced all round`
	return fence === undefined ? kind : `${kind}, fence ${metres(fence)}`
}
