import {
	ANSWERS,
	type Household,
	householdFrom,
	isInHours,
	QUESTIONS,
	type Question,
} from '#domain/dogs/compatibility/household.ts'

/** A household with the given answers only. */
export function aHousehold(answered: Partial<Household> = {}): Household {
	return { ...householdFrom(() => null), ...answered }
}

/** Deterministic random households (mulberry32) with every answer; about one question in five is unanswered. */
export function someHouseholds(count: number): Household[] {
	const random = mulberry32(20_261_121)
	return Array.from({ length: count }, () =>
		householdFrom((question) => {
			const known = someAnswersTo(question)
			return random() < 0.2 ? null : known[Math.floor(random() * known.length)]
		}),
	)
}

/** Every answer; hours on both sides of what dogs need. */
export function someAnswersTo(question: Question): readonly (string | number)[] {
	return isInHours(question) ? [0, 0.5, 1, 2, 3, 4, 5, 9] : ANSWERS[question]
}

/** The same answers in another order. */
export function inAnotherOrder(household: Household): Household {
	return Object.fromEntries(QUESTIONS.toReversed().map((question) => [question, household[question]])) as Household
}

function mulberry32(seed: number): () => number {
	let state = seed
	return () => {
		state = (state + 0x6d2b79f5) | 0
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
	}
}
