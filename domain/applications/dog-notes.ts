import type { Dog } from '#content/model/content.ts'
import { childrenLimits, minAgeOf } from '#domain/dogs/children.ts'
import { metres } from '#domain/dogs/compatibility/rules/need.ts'
import { hoursInWords } from '#domain/dogs/hours.ts'
import type { Answers } from '../forms/answers/answers.ts'
import { readLength } from '../forms/validation/length.ts'
import type { FormContext } from './form-context.ts'

/** For a grown dog, according to Dogs Trust and Battersea. */
const TYPICAL_MAX_HOURS_ALONE = 4

/** The dog the form is about. */
export function chosenDog({ dogs }: FormContext, { dog = '' }: Answers): Dog | undefined {
	return dogs.find(({ slug }) => slug === dog)
}

/** The chosen dog's garden needs, and how the answers differ. */
export function gardenNotes(formContext: FormContext, answers: Answers): string[] {
	const dog = chosenDog(formContext, answers)
	if (!dog) return []
	const { title: name, garden, fenceCm } = dog
	const fence = fenceCm ? ` with a fence of ${metres(fenceCm)} or more` : ''
	const needs = {
		required: `${name} needs a secure garden${fence}.`,
		preferred: `A garden${fence} would suit ${name}, but good walks can make up for one.`,
		not_needed: `${name} doesn’t need a garden.`,
		unknown: `We don’t know yet whether ${name} needs a garden.`,
	}[garden]
	const given = fenceInCm(answers)
	const low = garden === 'required' && fenceCm !== null && given !== undefined && given < fenceCm
	const none = garden === 'required' && answers.garden === 'none'
	return [
		needs,
		...(none ? ['Do apply anyway: we may know a dog who’d be happy with you.'] : []),
		...(low
			? [`Your lowest fence is lower than ${name} needs. We’ll talk about that first: it can often be raised.`]
			: []),
	]
}

/** The lowest fence in centimetres. */
export function fenceInCm({ fenceHeight = '' }: Answers): number | undefined {
	const [typed = '', unit = 'cm'] = [fenceHeight].flat()
	return readLength(typed, unit)
}

/** How the chosen dog suits the children at home. */
export function childNotes(formContext: FormContext, answers: Answers): string[] {
	const dog = chosenDog(formContext, answers)
	if (!dog) return []
	const limits = childrenLimits(dog)
	const age = minAgeOf(limits)
	const youngest = youngestChild(answers)
	const withChildren = youngest !== undefined || answers.visitingChildren === 'yes'
	if (limits.from === 'unknown' && age === undefined) return [`We don’t know yet how ${dog.title} is with children.`]
	if (limits.from === 'no') {
		const needs = `${dog.title} needs a home without children.`
		return withChildren ? [needs, 'Do apply anyway: we may know a dog who’d love yours.'] : [needs]
	}
	if (age === undefined)
		return limits.from === 'selective' ? [`${dog.title} is good with some children. We’ll talk about yours first.`] : []
	const tooYoung = youngest !== undefined && youngest < age
	return [
		`${dog.title} needs children to be ${age} or over.`,
		...(limits.from === 'unknown' ? [`We don’t know yet how ${dog.title} is with older children.`] : []),
		...(tooYoung ? ['Some of yours may be younger. We’ll talk about that first, and about dogs who’d suit them.'] : []),
	]
}

/** The lowest age in the age band of the youngest child. */
export function youngestChild(answers: Answers): number | undefined {
	if (answers.children !== 'yes') return undefined
	const bands = [
		[answers.children0to4, 0],
		[answers.children5to11, 5],
		[answers.children12to17, 12],
	] as const
	return bands.find(([count]) => Number(count ?? 0) > 0)?.[1]
}

export function aloneNote(formContext: FormContext, answers: Answers): string[] {
	const dog = chosenDog(formContext, answers)
	const hours = Number(answers.hoursAlone || 0)
	const known = dog?.hoursAlone ?? undefined
	const needs = dog && known !== undefined ? [inHours(dog.title, known)] : []
	if (hours <= (known ?? TYPICAL_MAX_HOURS_ALONE)) return needs
	const plan =
		'Longer doesn’t rule you out: tell us who could pop in, or ask us about dog walkers and day care near you.'
	return [
		...needs,
		known === undefined ? `Most adult dogs can be left for up to ${TYPICAL_MAX_HOURS_ALONE} hours. ${plan}` : plan,
	]
}

function inHours(name: string, hours: number): string {
	if (hours === 0) return `${name} can’t be left alone yet.`
	return `${name} can be left for up to ${hoursInWords(hours)}.`
}
