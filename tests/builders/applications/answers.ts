import type { Answers } from '#domain/forms/answers/answers.ts'
import type { FormId } from '#domain/forms/form.ts'

const you = { firstName: 'Zoë', lastName: 'O’Brien', email: 'zoe@example.org', phone: '01632 960 001', adult: 'yes' }
const household = {
	line1: '12 Mill Lane',
	town: 'Thornford',
	postcode: 'sa148nn',
	homeKind: 'house',
	tenure: 'own',
	garden: 'private',
	adults: '2',
	children: 'no',
	visitingChildren: 'no',
	agreed: 'yes',
	allergies: 'no',
	pets: 'no',
	hoursAlone: '3.5',
	experience: 'some',
	gaveUp: 'no',
	offence: 'no',
	isTrue: 'yes',
	homeCheck: 'yes',
}

/** The required answers of each form. */
export const enough: Record<FormId, Answers> = {
	adoption: { ...you, ...household, dog: 'any', activity: '3' },
	// The day must be to come, whenever the tests run.
	fostering: { ...you, ...household, fosterKind: ['short', 'day-out'], start: ['5', '3', '2099'], travel: '25' },
	volunteering: { ...you, role: 'any', postcode: 'SA14 8NN', ageBand: '18-over', times: ['weekend-am'] },
	contact: { topic: 'other', name: 'Sam Taylor', phone: '01632 960 001', message: 'When are you open on Sundays?' },
	found: {
		foundWhere: 'Mill Lane, Thornford',
		foundOn: ['20', '11', '2025'],
		description: 'A small brown terrier with a red collar.',
		whereNow: 'me',
		hurt: 'no',
		name: 'Sam Taylor',
		phone: '01632 960 001',
	},
	newsletter: { email: 'sam@example.org' },
	surrender: {
		...you,
		safe: 'yes',
		postcode: 'SA14 8NN',
		dogName: 'Rex',
		dogAge: 'about 6',
		dogSex: 'male',
		reason: 'housing',
		howSoon: 'weeks',
		bitten: 'no',
		isOwner: 'yes',
	},
}

/** Answers as form data. */
export function asTyped(answers: Answers): URLSearchParams {
	const data = new URLSearchParams()
	for (const [name, given] of Object.entries(answers)) {
		if ((name === 'start' || name === 'foundOn') && Array.isArray(given)) {
			for (const [index, part] of ['day', 'month', 'year'].entries()) data.set(`${name}-${part}`, given[index] ?? '')
		} else if (name === 'fenceHeight' && Array.isArray(given)) {
			data.set('fence', given[0] ?? '')
			data.set('fenceUnit', given[1] ?? '')
		} else for (const value of [given].flat()) data.append(name, value)
	}
	return data
}
