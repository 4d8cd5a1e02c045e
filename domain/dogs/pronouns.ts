import type { Dog } from '#content/model/content.ts'
import { namesOf } from './bonded-pair.ts'

/** How one dog, or several together, are spoken of. `are` and `have` agree with `they`: "she is", "they are". */
export interface Pronouns {
	they: string
	They: string
	them: string
	their: string
	Their: string
	are: string
	have: string
	/** Turns a verb in the plural into the one that agrees: "need" -> "needs" for she and he. */
	verb: (plural: string) => string
}

const withS = (plural: string) => `${plural}s`
const asItIs = (plural: string) => plural

const pronounsBySex: Record<Dog['sex'], Pronouns> = {
	female: { they: 'she', They: 'She', them: 'her', their: 'her', Their: 'Her', are: 'is', have: 'has', verb: withS },
	male: { they: 'he', They: 'He', them: 'him', their: 'his', Their: 'His', are: 'is', have: 'has', verb: withS },
	unknown: {
		they: 'they',
		They: 'They',
		them: 'them',
		their: 'their',
		Their: 'Their',
		are: 'are',
		have: 'have',
		verb: asItIs,
	},
}

export function pronounsFor(sex: Dog['sex']): Pronouns {
	return pronounsBySex[sex]
}

/** Whom a page is about. Verbs agree with the name here: "Scrap is", and then "they are" where the sex is not known. */
export interface Subject {
	name: string
	pronouns: Pronouns
	are: string
	have: string
	verb: (plural: string) => string
}

/** One dog, or a pair that is one adoption, as a sentence speaks of them. */
export function subjectOf(dogs: readonly Dog[]): Subject {
	const name = namesOf(dogs)
	if (dogs.length > 1) return { name, pronouns: pronounsBySex.unknown, are: 'are', have: 'have', verb: asItIs }
	return { name, pronouns: pronounsFor(dogs[0]?.sex ?? 'unknown'), are: 'is', have: 'has', verb: withS }
}
