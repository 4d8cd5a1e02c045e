import type { Dog, Fit, FitTopic } from '#content/content.ts'
import { type Pronouns, subjectOf } from '../pronouns.ts'

/** One line of "who she can live with" or of "what she has learnt". */
export interface AnswerRow {
	about: string
	/** One answer, or one of each dog of a pair, with its name, where they differ. */
	answers: DogAnswer[]
	/** The reason, in a sentence; of a pair each dog's own. */
	whys: { name: string; text: string }[]
}

export interface DogAnswer {
	/** "" when it is the answer of all. */
	name: string
	answer: 'yes' | 'maybe' | 'no' | 'unknown'
	/** The word shown, when it is not the answer itself. */
	word?: string
}

type Company = 'dogs' | 'cats' | 'smallPets'

const answerByFit: Record<Fit, DogAnswer['answer']> = { yes: 'yes', selective: 'maybe', no: 'no', unknown: 'unknown' }

/** Where nobody wrote a reason: there is one, and a visitor may ask for it. */
const askWhy: Record<Exclude<DogAnswer['answer'], 'unknown'>, string> = {
	yes: 'Ask us how we know.',
	maybe: 'Ask us what it depends on.',
	no: 'Ask us why.',
}

/** A pair moves in together, so the answer for the home is that of the dog who can live with less; "unknown" is no yes. */
function strictest(fits: Fit[]): Fit {
	return (['no', 'unknown', 'selective', 'yes'] as const).find((fit) => fits.includes(fit)) ?? 'unknown'
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
	const answer = answerByFit[strictest(dogs.map(({ goodWith }) => goodWith[of]))]
	const otherwise = answer === 'unknown' ? notSeen(about, pronouns) : askWhy[answer]
	return row(about, answer, reasons(dogs, of === 'smallPets' ? 'small_pets' : of, otherwise))
}

const NO_LONGER_A_CHILD = 16

/** The age from which children may live with all of them; of those who refuse children, the age up to which they do. */
function leastAge(all: Dog['goodWith']['children'][], fit: Fit): number {
	const ages = all.filter((one) => fit !== 'no' || one.fit === 'no').map((one) => one.minAge ?? 0)
	return fit === 'no' && ages.includes(0) ? 0 : Math.max(...ages)
}

/** A least age makes two answers: no to the younger ones, and the answer itself to the older ones. */
function children(dogs: readonly Dog[], pronouns: Pronouns): AnswerRow[] {
	const all = dogs.map(({ goodWith }) => goodWith.children)
	const fit = strictest(all.map((one) => one.fit))
	const minAge = leastAge(all, fit)
	const answer = answerByFit[fit]
	if (answer === 'unknown') return [row('Children', answer, reasons(dogs, 'children', notSeen('Children', pronouns)))]
	const whys = reasons(dogs, 'children', askWhy[answer])
	if (minAge <= 0) return [row('Children', answer, whys)]
	if (answer === 'no') return [row(`Children under ${minAge}`, answer, whys)]
	const older = minAge >= NO_LONGER_A_CHILD ? 'Over 16s' : `Children ${minAge} and over`
	return [
		row(`Children under ${minAge}`, 'no', [{ name: '', text: `${minAge} is the youngest we would try.` }]),
		row(older, answer, whys),
	]
}

/** Four hours is the longest most rescues let any dog be left, so from there on the answer is a plain yes. */
const PLAIN_YES_HOURS = 4

function alone(dogs: readonly Dog[], { them }: Pronouns): AnswerRow {
	const about = 'Being left alone'
	const known = dogs.map(({ hoursAlone }) => hoursAlone).filter((hours) => hours !== null)
	if (known.length < dogs.length) {
		return row(about, 'unknown', reasons(dogs, 'alone', `We have not left ${them} alone for long yet. Ask us.`))
	}
	const hours = Math.min(...known)
	const answer = hours >= PLAIN_YES_HOURS ? 'yes' : hours > 0 ? 'maybe' : 'no'
	return row(about, answer, reasons(dogs, 'alone', `${hoursInWords(hours)}.`))
}

/** "Up to 3 hours", "Not at all for now". */
export function hoursInWords(hours: number): string {
	if (hours <= 0) return 'Not at all for now'
	return hours === 1 ? 'Up to 1 hour' : `Up to ${hours} hours`
}

/**
 * Whom a dog, or the dogs of a pair, can live with. Every answer is given, also "not known", and every answer has its
 * reason: a visitor must never read a gap as a no or as a yes.
 */
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
