import type { Answers } from '#domain/forms/answers/answers.ts'
import type { FormId } from '#domain/forms/form.ts'

const WHYS = [
	'We lost our old lad in spring and the house is too quiet. We are ready for muddy paws again.',
	'My daughter has walked the neighbours’ dogs for two years and asks every day. I work from home now.',
	'I retired in June. I walk five miles a day anyway and would love the company.',
	'We saw the photograph and keep coming back to it. No hurry: we want the right dog more than a dog soon.',
]
const MESSAGES = [
	'When are you open on Sundays? We would like to bring some blankets.',
	'Is Biscuit good with cats? Ours is old and does not run.',
	'I applied three weeks ago and wondered whether you need anything else from me.',
	'My class collected tins for you. Where can we bring them?',
]
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

function household(index: number): Answers {
	return {
		line1: `${(index % 40) + 3} Mill Lane`,
		postcode: 'SA14 8NN',
		livedThere: '5 years',
		homeKind: pick(['house', 'flat', 'house', 'other'], index),
		tenure: pick(['own', 'rent-private', 'own'], index),
		garden: pick(['private', 'private', 'none'], index),
		enclosed: 'yes',
		adults: pick(['2', '1', '3'], index),
		homeOther: 'A bungalow',
		landlord: 'asking',
		fenceHeight: pick(
			[
				['6', 'ft'],
				['150', 'cm'],
			],
			index,
		),
		children: pick(['no', 'no', 'yes'], index),
		children5to11: '1',
		children12to17: '1',
		visitingChildren: pick(['no', 'yes'], index),
		agreed: 'yes',
		allergies: pick(['no', 'no', 'no', 'yes'], index),
		...(index % 3 === 1 ? animal(index) : { pets: 'no' }),
		hoursAlone: pick(['3.5', '2', '6', '4'], index),
		experience: pick(['some', 'lots', 'none'], index),
		gaveUp: 'no',
		offence: 'no',
		isTrue: 'yes',
		homeCheck: 'yes',
		sleeps: 'In a basket in the kitchen, door open.',
		days: 'With me: my desk is beside the back door.',
		why: pick(WHYS, index),
	}
}

function animal(index: number): Answers {
	return {
		pets: 'yes',
		petsVaccinated: 'yes',
		pet1Species: pick(['cat', 'dog'], index),
		pet1Sex: 'female',
		pet1Neutered: 'yes',
		pet1Age: '4 years',
		pet1WithDogs: 'well',
		pet1More: 'no',
		vetPractice: 'Mill Lane Vets',
		vetTown: 'Hollins',
		vetPermission: ['yes'],
	}
}

/** The answers of an invented person; `about` is the dog or role. */
export function demoAnswers(form: FormId, index: number, about: string): Answers {
	switch (form) {
		case 'adoption':
			return { ...household(index), dog: about || 'any', activity: pick(['2', '3', '4'], index), adult: 'yes' }
		case 'fostering':
			return {
				...household(index),
				fosterKind: ['short', 'day-out'],
				start: ['5', '3', '2027'],
				travel: '25',
				adult: 'yes',
			}
		case 'volunteering':
			return {
				role: about || 'any',
				postcode: 'SA14 8NN',
				ageBand: '18-over',
				times: ['weekend-am'],
				why: pick(WHYS, index),
			}
		case 'found':
			return {
				foundWhere: 'By the weir, Mill Lane',
				foundOn: ['20', '11', '2026'],
				whereNow: 'me',
				hurt: 'no',
				reported: 'yes',
				description: 'A small brown terrier, red collar, no tag. Friendly, a bit thin.',
			}
		case 'surrender':
			return {
				safe: pick(['yes', 'yes', 'no'], index),
				postcode: 'SA14 8NN',
				dogName: pick(['Rex', 'Daisy', 'Bruno'], index),
				dogAge: 'about 6',
				dogSex: 'male',
				reason: 'housing',
				howSoon: 'weeks',
				bitten: 'no',
				isOwner: 'yes',
				reasonMore: 'Our new landlord allows no dogs. We asked everyone we know.',
			}
		default:
			return { topic: 'other', message: pick(MESSAGES, index) }
	}
}
