import type { FoundPerson } from '#records/submissions/find-people.ts'
import type { PersonData } from './person-data.ts'

/** What a form of the page comes back with. */
export interface PersonAnswer {
	problem: string | null
	done: string | null
	typed: string
	person: PersonData | null
	/** Who may be meant by a name, a phone number or a reference. */
	found: FoundPerson[]
}

export const NO_ANSWER: PersonAnswer = { problem: null, done: null, typed: '', person: null, found: [] }
