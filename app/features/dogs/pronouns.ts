import type { Dog } from '#content/content.ts'

/** How one dog is spoken of. `are` and `have` agree with `they`: "she is", "they are". */
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
		verb: (plural) => plural,
	},
}

export function pronounsFor(sex: Dog['sex']): Pronouns {
	return pronounsBySex[sex]
}
