import type { Question } from '#domain/dogs/compatibility/household.ts'
import './answer-picture.css'

/** Places in `answers.svg`, whose pictures stand side by side. */
const PLACES: Record<Question, Record<string, number>> = {
	children: {
		none_under_18: 0,
		under_5: 1,
		'5_to_7': 2,
		'8_to_9': 3,
		'10_to_12': 4,
		'13_to_15': 5,
		'16_to_17': 6,
	},
	dogs: { none: 0, some: 7 },
	cats: { none: 0, some: 8 },
	small_pets: { none: 0, some: 9 },
	garden: { none: 10, open: 11, fence_low: 12, fence_120: 13, fence_150: 14, fence_180: 15 },
	experience: { first: 16, some: 17, lots: 18 },
	hair: { no_matter: 19, little: 20, allergy: 21 },
	renting: { own: 22, agreed: 23, not_asked: 24 },
	alone: { '': 25 },
	walks: { '': 26 },
}

/** The drawing of an answer, or of a question whose answer is a number. Decorative. */
export function AnswerPicture({ question, answer = '' }: { question: Question; answer?: string }) {
	const place = PLACES[question][answer]
	if (place === undefined) return null
	return <span aria-hidden className="answer-picture" style={{ '--place': place } as React.CSSProperties} />
}
