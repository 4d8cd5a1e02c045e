/** One thing of the backend's that could not be used, so that somebody can mend it there. */
export interface Problem {
	/** A list of the contract ("dogs"), "categories", "tags", "options" or "content-changed". */
	type: string
	/** The record's id, when it has one. */
	id: number | null
	/** Where in the record, as the backend names it: "meta.price.amount". */
	field: string
	message: string
}

export type Report = (problem: Problem) => void
