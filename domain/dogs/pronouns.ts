import type { Dog } from '#content/model/content.ts'
import { namesOf } from './bonded-pair.ts'

/** `are` and `have` agree with `they`: "she is", "they are". */
export interface Pronouns {
	they: string
	They: string
	them: string
	their: string
	Their: string
	are: string
	have: string
	/** Conjugates: "need" -> "needs" for she and he. */
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

/** Verbs agree with the name: "Scrap is", then "they are" where the sex is unknown. */
export interface Subject {
	name: string
	pronouns: Pronouns
	are: string
	have: string
	verb: (plural: string) => string
}

export function subjectOf(dogs: readonly Dog[]): Subject {
	const name = namesOf(dogs)
	if (dogs.length > 1) return { name, pronouns: pronounsBySex.unknown, are: 'are', have: 'have', verb: asItIs }
	return { name, pronouns: pronounsFor(dogs[0]?.sex ?? 'unknown'), are: 'is', have: 'has', verb: withS }
}
