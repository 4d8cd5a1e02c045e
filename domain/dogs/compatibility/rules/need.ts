import type { Pronouns } from '../../pronouns.ts'
import type { Question } from '../household.ts'

/**
 * The verdict on a need. There is no refusal and no score: screening by rule finds no better homes than a conversation
 * does (research on open adoptions), so a mismatch is something to talk about.
 *
 * `met`: the answer meets the need. `talk`: nearly, or it depends. `gap`: not as things are, with advice. `not_known`:
 * too little is known about the dog.
 */
export type Verdict = 'met' | 'talk' | 'gap' | 'not_known'

/** One need of a dog with one answer of a household. */
export interface Compared {
	need: Question
	verdict: Verdict
	/** The need as a heading: "A garden fenced to 1.8 m". */
	title: string
	/** The same for a card, with the dog as its subject: "needs a garden fence of 1.8 m". At most 60 characters. */
	brief: string
	/** The reason in a sentence or two. */
	words: string
	/** The charity's own note on this need; "" when none was written. */
	why: string
}

/** The subject of the sentences. */
export type Who = Pronouns & { name: string }

/** The result of a rule; null when nothing is at stake, such as cats in a home without one. */
export type Found = Omit<Compared, 'need' | 'why'> | null

/** "1.8 m" out of 180, with a space that does not break. */
export function metres(cm: number): string {
	return `${Number((cm / 100).toFixed(2))}\u00a0m`
}
