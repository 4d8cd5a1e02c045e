import type { Dog, FitTopic } from '#content/model/content.ts'
import { childrenLimits, minAgeOf, strictestFit } from '#domain/dogs/children.ts'
import { type Verdict, verdictByFit } from '#domain/dogs/fit-verdict.ts'
import { hoursInWords } from '#domain/dogs/hours.ts'
import { type Pronouns, subjectOf } from '#domain/dogs/pronouns.ts'

export interface AnswerRow {
	about: string
	/** One answer, or one of each dog of a pair, with its name, where they differ. */
	answers: DogAnswer[]
	/** The reason, in a sentence; for a pair each dog's own. */
	whys: { name: string; text: string }[]
}

export interface DogAnswer {
	/** "" for an answer of all. */
	name: string
	answer: Verdict
	/** Replaces the standard word. */
	word?: string
}

type Company = 'dogs' | 'cats' | 'smallPets'

/** Without a recorded reason: how to ask for it. */
const askWhy: Record<Exclude<DogAnswer['answer'], 'unknown'>, string> = {
	yes: 'Ask us how we know.',
	maybe: 'Ask us what it depends on.',
	no: 'Ask us why.',
}

function reasons(dogs: readonly Dog[], topic: FitTopic, otherwise: string): AnswerRow['whys'] {
	const written = dogs
		.map((dog) => ({ name: dogs.length > 1 ? dog.title : '', text: dog.fitNotes[topic] }))
		.filter(({ text }) => text !== '')
	return written.length > 0 ? written : [{ name: '', text: otherwise }]
}

function row(about: string, answer: DogAnswer['answer'], whys: AnswerRow['whys']): AnswerRow {
	return { about, answers: [{ name: '', answer }], whys }
}

function notSeen(about: string, { them }: Pronouns): string {
	return `We have not seen ${them} with ${about.toLowerCase()} yet. Ask us.`
}

function company(about: string, dogs: readonly Dog[], of: Company, pronouns: Pronouns): AnswerRow {
	const answer = verdictByFit[strictestFit(dogs.map(({ goodWith }) => goodWith[of]))]
	const otherwise = answer === 'unknown' ? notSeen(about, pronouns) : askWhy[answer]
	return row(about, answer, reasons(dogs, of === 'smallPets' ? 'small_pets' : of, otherwise))
}

/** A minimum age makes two answers: no below it, and the recorded answer above it. */
function children(dogs: readonly Dog[], pronouns: Pronouns): AnswerRow[] {
	const limits = childrenLimits(...dogs)
	const age = minAgeOf(limits)
	const answer = verdictByFit[limits.from]
	if (age === undefined) {
		const otherwise = answer === 'unknown' ? notSeen('Children', pronouns) : askWhy[answer]
		return [row('Children', answer, reasons(dogs, 'children', otherwise))]
	}
	const [younger, older] = [`Children under ${age}`, `Children ${age} and over`]
	if (answer === 'unknown') {
		return [
			row(younger, 'no', reasons(dogs, 'children', askWhy.no)),
			row(older, answer, [{ name: '', text: notSeen('older children', pronouns) }]),
		]
	}
	return [
		row(younger, 'no', [{ name: '', text: `${age} is the youngest we would try.` }]),
		row(older, answer, reasons(dogs, 'children', askWhy[answer])),
	]
}

/** The longest most rescues let any dog be left. */
const PLAIN_YES_HOURS = 4

function alone(dogs: readonly Dog[], { them }: Pronouns): AnswerRow {
	const about = 'Being left alone'
	const known = dogs.map(({ hoursAlone }) => hoursAlone).filter((hours) => hours !== null)
	if (known.length < dogs.length) {
		return row(about, 'unknown', reasons(dogs, 'alone', `We have not left ${them} alone for long yet. Ask us.`))
	}
	const hours = Math.min(...known)
	const answer = hours >= PLAIN_YES_HOURS ? 'yes' : hours > 0 ? 'maybe' : 'no'
	return row(about, answer, reasons(dogs, 'alone', `${aloneInWords(hours)}.`))
}

/** "Up to 3 hours", "Up to half an hour", "Not at all for now". */
export function aloneInWords(hours: number): string {
	return hours <= 0 ? 'Not at all for now' : `Up to ${hoursInWords(hours)}`
}

/** The company of a dog or a pair. Every answer is shown, also "not known": a gap could be read as a no or a yes. */
export function liveWithRows(dogs: readonly Dog[]): AnswerRow[] {
	const { pronouns } = subjectOf(dogs)
	return [
		...children(dogs, pronouns),
		company('Other dogs', dogs, 'dogs', pronouns),
		company('Cats', dogs, 'cats', pronouns),
		company('Small pets', dogs, 'smallPets', pronouns),
		alone(dogs, pronouns),
	]
}
