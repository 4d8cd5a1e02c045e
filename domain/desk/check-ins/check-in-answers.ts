/** How long after the dog went home. */
export const CHECK_IN_KINDS = ['2 days', '2 weeks', '3 months'] as const
export type CheckInKind = (typeof CHECK_IN_KINDS)[number]

/** In the order of the buttons. */
export const CHECK_IN_ANSWERS = ['well', 'questions', 'help'] as const
export type CheckInAnswer = (typeof CHECK_IN_ANSWERS)[number]

export const ANSWER_WORDS: Record<CheckInAnswer, string> = {
	well: 'It’s going well',
	questions: 'I have some questions',
	help: 'We need help',
}

export function isCheckInAnswer(text: string | null | undefined): text is CheckInAnswer {
	return CHECK_IN_ANSWERS.some((answer) => answer === text)
}
