import type { Pronouns } from '../../pronouns.ts'
import type { Question } from '../household.ts'

/**
 * How an answer and a need go together. There is no refusal among them, and no number: screening by rule finds no better
 * homes than a talk does (policy against conversation adoptions, one shelter, no difference in care), so what does not
 * meet is something to talk about.
 *
 * `met`: what the household said is what the dog needs. `talk`: nearly, or it depends. `gap`: not as things are, and the
 * words say what could be done. `not_known`: we know too little about the dog, whatever the household said.
 */
export type Verdict = 'met' | 'talk' | 'gap' | 'not_known'

/** One need of a dog beside one answer of a household. */
export interface Compared {
	need: Question
	verdict: Verdict
	/** The need as a heading: "A garden fenced to 1.8 m". */
	title: string
	/** The same for a card, with the dog as its subject: "needs a garden fence of 1.8 m". At most 60 characters. */
	brief: string
	/** What the two have to do with each other, in a sentence or two. */
	words: string
	/** The charity's own note on this need; "" when none was written. */
	why: string
}

/** Of whom the words speak. */
export type Who = Pronouns & { name: string }

/** What a rule finds; null when nothing is at stake, such as cats in a home without one. */
export type Found = Omit<Compared, 'need' | 'why'> | null

/** "1.8 m" out of 180, with a space that does not break. */
export function metres(cm: number): string {
	return `${Number((cm / 100).toFixed(2))}\u00a0m`
}
