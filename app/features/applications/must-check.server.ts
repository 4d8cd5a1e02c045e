import type { Answers } from '#records/drafts/drafts.ts'
import { chosenDog, fenceInCm, youngestChild } from './dog-notes.server.ts'
import { isSpokenFor, type World } from './world.server.ts'

/**
 * What staff should look at first, for the notice they get. Nothing of health or convictions: a notice travels by mail, so
 * those answers are in the record only.
 */
export function mustCheck(world: World, answers: Answers): string[] {
	const dog = chosenDog(world, answers)
	const name = dog?.title ?? ''
	const hours = Number(answers.hoursAlone || 0)
	const fence = fenceInCm(answers)
	const youngest = youngestChild(answers)
	const minAge = dog?.goodWith.children.minAge ?? null
	const noChildren = dog?.goodWith.children.fit === 'no'
	const flags: [boolean, string][] = [
		[answers.safe === 'no', 'Not safe now: ring first'],
		[answers.topic === 'lost', 'A lost or found dog: ring first'],
		[answers.howSoon === 'days', 'Needs an answer within days'],
		[dog !== null && isSpokenFor(dog), `${name} is reserved`],
		[answers.landlord === 'no', 'The landlord does not allow a dog'],
		[answers.landlord === 'asking', 'The landlord is still being asked'],
		[answers.agreed === 'no' || answers.agreed === 'talking', 'Not everybody at home wants a dog yet'],
		[dog?.garden === 'required' && answers.garden === 'none', `No garden; ${name} needs one`],
		[
			dog?.garden === 'required' && fence !== null && fence < (dog.fenceCm ?? 0),
			`Fence ${fence} cm; ${name} needs ${dog?.fenceCm} cm`,
		],
		[noChildren && (youngest !== null || answers.visitingChildren === 'yes'), `Children; ${name} needs a home without`],
		[
			youngest !== null && minAge !== null && youngest < minAge,
			`Children from ${youngest}; ${name} needs ${minAge} or over`,
		],
		[
			dog != null && dog.hoursAlone !== null && hours > dog.hoursAlone,
			`${hours} hours alone; ${name} manages ${dog?.hoursAlone}`,
		],
		[answers.ageBand === 'under-16' || answers.ageBand === '16-17', 'Under 18: ring the parent or guardian first'],
	]
	return flags.filter(([applies]) => applies).map(([, flag]) => flag)
}
