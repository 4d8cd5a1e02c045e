import type { Pronouns } from '../../pronouns.ts'
import type { Question } from '../household.ts'

/**
 * The verdict on a need. There is no refusal and no score: screening by rule finds no better homes than a conversation
 * does (research on open adoptions).
 *
 * `met`: the answer meets the need. `talk`: nearly, or it depends. `gap`: not as things are, with advice. `not_known`:
 * too little is known about the dog.
 */
export type Verdict = 'met' | 'talk' | 'gap' | 'not_known'

export interface Compared {
	need: Question
	verdict: Verdict
	/** "A garden fenced to 1.8 m". */
	title: string
	/** For a card, with the dog as its subject: "needs a garden fence of 1.8 m". At most 60 characters. */
	brief: string
	/** The reason in a sentence or two. */
	words: string
	/** The charity's own note; may be "". */
	why: string
}

export type Who = Pronouns & { name: string }

/** The result of a rule; null when it does not apply, such as cats in a home without one. */
export type Found = Omit<Compared, 'need' | 'why'> | null

/** "1.8 m" for 180, with a no-break space. */
export function metres(cm: number): string {
	return `${Number((cm / 100).toFixed(2))}\u00a0m`
}
