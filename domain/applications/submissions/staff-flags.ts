import { childrenLimits, minAgeOf } from '#domain/dogs/children.ts'
import { isSpokenFor } from '#domain/dogs/status.ts'
import type { Answers } from '../../forms/answers/answers.ts'
import { chosenDog, fenceInCm, youngestChild } from '../dog-notes.ts'
import type { FormContext } from '../form-context.ts'
import type { StaffFlag } from './submission-record.ts'
import { isUrgent } from './urgent.ts'

/** Evaluated when a form is sent, and stored with it. */
export function staffFlags(formContext: FormContext, answers: Answers): StaffFlag[] {
	return [
		...openFlags(formContext, answers).map((text) => ({ text, isSensitive: false })),
		...sensitiveFlags(answers).map((text) => ({ text, isSensitive: true })),
	]
}

/** Flags that may be emailed: none about health or convictions. */
function openFlags(formContext: FormContext, answers: Answers): string[] {
	const dog = chosenDog(formContext, answers)
	const name = dog?.title ?? ''
	const hours = Number(answers.hoursAlone || 0)
	const fence = fenceInCm(answers)
	const youngest = youngestChild(answers)
	const limits = dog && childrenLimits(dog)
	const minAge = limits && minAgeOf(limits)
	const noChildren = limits?.from === 'no'
	const flags: [boolean, string][] = [
		[answers.topic === 'missing' || answers.topic === 'lost', 'A lost dog: please ring today'],
		[answers.hurt === 'yes', 'The dog that was found is hurt: please ring today'],
		[
			answers.whereNow === 'me' && answers.reported !== 'yes' && !formContext.questionsOff.includes('found.reported'),
			'The dog warden has not been told yet',
		],
		[answers.howSoon === 'days', 'Needs an answer within days'],
		[dog !== undefined && isSpokenFor(dog), `${name} is reserved`],
		[answers.landlord === 'no', 'The landlord does not allow a dog'],
		[answers.landlord === 'asking', 'The landlord is still being asked'],
		[answers.householder === 'no', 'The householder does not agree to a dog'],
		[answers.householder === 'asking', 'The householder is still being asked'],
		[answers.agreed === 'no' || answers.agreed === 'talking', 'Not everyone at home wants a dog yet'],
		[dog?.garden === 'required' && answers.garden === 'none', `No garden; ${name} needs one`],
		[
			dog?.garden === 'required' && fence !== undefined && fence < (dog.fenceCm ?? 0),
			`Fence ${fence} cm; ${name} needs ${dog?.fenceCm} cm`,
		],
		[
			noChildren && (answers.children === 'yes' || answers.visitingChildren === 'yes'),
			`Children; ${name} needs a home without`,
		],
		[
			youngest !== undefined && minAge != null && youngest < minAge,
			`Children from ${youngest}; ${name} needs ${minAge} or over`,
		],
		[
			dog !== undefined && dog.hoursAlone !== null && hours > dog.hoursAlone,
			`${hours} hours alone; ${name} manages ${dog?.hoursAlone}`,
		],
		[answers.bitten === 'yes', 'The dog has bitten or snapped: read what happened before anyone handles it'],
		[answers.bitten === 'unsure', 'The dog may have bitten or snapped'],
		[answers.ageBand === 'under-16' || answers.ageBand === '16-17', 'Under 18: ring the parent or guardian first'],
	]
	return applicable(flags)
}

/** Flags above that compare the household with the dog, by the word for the need (`domain/desk/cases/fit-in-words.ts`). */
const NEEDS: [need: string, flag: RegExp][] = [
	['garden', /^(No garden|Fence [\d.]+ cm); /],
	['children', /^Children( from \d+)?; /],
	['time alone', /^[\d.]+ hours alone; /],
]

/** The other flags above, in a word or two for lists. */
const TOPICS: [topic: string, flag: RegExp][] = [
	['lost dog', /^A lost dog: /],
	['hurt dog', /^The dog that was found is hurt: /],
	['dog warden', /^The dog warden /],
	['needs an answer within days', /^Needs an answer /],
	['reserved', / is reserved$/],
	['landlord', /^The landlord /],
	['householder', /^The householder /],
	['not everyone wants a dog', /^Not everyone at home /],
	['bites', /^The dog (has|may have) bitten /],
	['under 18', /^Under 18: /],
]

/** The need of the dog that a stored flag is about: "garden"; undefined for other flags. */
export function needOfFlag(text: string): string | undefined {
	return NEEDS.find(([, flag]) => flag.test(text))?.[0]
}

/** What a stored flag is about, in a word or two; "a note" when it was written by an earlier release. */
export function topicOfFlag(text: string): string {
	return needOfFlag(text) ?? TOPICS.find(([, flag]) => flag.test(text))?.[0] ?? 'a note'
}

function sensitiveFlags(answers: Answers): string[] {
	return applicable([
		[isUrgent(answers), 'They, or the dog, are not safe now'],
		[answers.offence === 'yes', 'Banned from keeping animals, or convicted of an offence against one'],
		[answers.gaveUp === 'yes', 'Gave up an animal, or had one taken away'],
		[answers.allergies === 'yes', 'Someone at home is allergic to dogs'],
		[answers.allergies === 'unsure', 'Someone at home may be allergic to dogs'],
	])
}

function applicable(flags: [boolean, string][]): string[] {
	return flags.filter(([applies]) => applies).map(([, flag]) => flag)
}
