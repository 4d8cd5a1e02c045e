import type { PersonGivingData } from './person-giving.tsx'

export interface PersonData {
	email: string
	/** The name in their newest case or donation; "" where none has one. */
	name: string
	isEmpty: boolean
	cases: {
		reference: string
		title: string
		status: string
		sentOn: string
		deletedOn: string
		answers: { field: string; label: string; value: string }[]
	}[]
	drafts: { form: string; changedOn: string; deletedOn: string }[]
	emails: { subject: string; moment: string }[]
	newsletter: string[]
	stockNotices: string[]
	/** What your team noted and did. */
	timeline: string[]
	tasks: string[]
	files: string[]
	/** Cases that must not be deleted now. */
	held: { reference: string; reason: string; until: string }[]
	giving: PersonGivingData
}
