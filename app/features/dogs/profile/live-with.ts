import type { Dog, Fit } from '#content/content.ts'
import type { Pronouns } from '../pronouns.ts'

/** One line of "who she can live with" or of "what she has learnt". */
export interface AnswerRow {
	about: string
	answer: 'yes' | 'maybe' | 'no' | 'unknown'
	/** The word shown, when it is not the answer itself. */
	word?: string
	/** The reason, in a sentence. */
	why: string
}

const answerByFit: Record<Fit, AnswerRow['answer']> = { yes: 'yes', selective: 'maybe', no: 'no', unknown: 'unknown' }

function others(about: string, fit: Fit, note: string, { them }: Pronouns): AnswerRow {
	const notSeen = `We have not seen ${them} with ${about.toLowerCase()} yet. Ask us.`
	return { about, answer: answerByFit[fit], why: note || (fit === 'unknown' ? notSeen : '') }
}

/** A least age makes two answers: no to the younger ones, and the answer itself to the older ones. */
function children(dog: Dog, pronouns: Pronouns): AnswerRow[] {
	const { fit, minAge } = dog.goodWith.children
	const note = dog.fitNotes.children
	if (minAge === null || minAge <= 0 || fit === 'unknown') return [others('Children', fit, note, pronouns)]
	if (fit === 'no') return [others(`Children under ${minAge}`, 'no', note, pronouns)]
	return [
		{ about: `Children under ${minAge}`, answer: 'no', why: '' },
		{ about: minAge >= 16 ? 'Over 16s' : `Children ${minAge} and over`, answer: answerByFit[fit], why: note },
	]
}

/** Four hours is the longest most rescues let any dog be left, so from there on the answer is a plain yes. */
const PLAIN_YES_HOURS = 4

function alone({ hoursAlone: hours, fitNotes }: Dog, { them }: Pronouns): AnswerRow {
	const about = 'Being left alone'
	if (hours === null) {
		return { about, answer: 'unknown', why: fitNotes.alone || `We have not left ${them} alone for long yet. Ask us.` }
	}
	const answer = hours >= PLAIN_YES_HOURS ? 'yes' : hours > 0 ? 'maybe' : 'no'
	return { about, answer, why: fitNotes.alone || hoursInWords(hours) }
}

/** "Up to 3 hours", "Not at all for now". */
export function hoursInWords(hours: number): string {
	if (hours <= 0) return 'Not at all for now'
	return hours === 1 ? 'Up to 1 hour' : `Up to ${hours} hours`
}

/** Every answer is given, also "not known": a visitor must never read a gap as a no or as a yes. */
export function liveWithRows(dog: Dog, pronouns: Pronouns): AnswerRow[] {
	const { dogs, cats, smallPets } = dog.goodWith
	return [
		...children(dog, pronouns),
		others('Other dogs', dogs, dog.fitNotes.dogs, pronouns),
		others('Cats', cats, dog.fitNotes.cats, pronouns),
		others('Small pets', smallPets, dog.fitNotes.small_pets, pronouns),
		alone(dog, pronouns),
	]
}
