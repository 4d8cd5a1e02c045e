/** A record or field of the backend that could not be used. */
export interface Problem {
	/** "dogs" or another list, "categories", "tags", "options" or "content-changed". */
	type: string
	id: number | null
	/** Where in the record, as the backend names it: "meta.price.amount". */
	field: string
	message: string
}

export type Report = (problem: Problem) => void

/** Takes back reports that no longer hold: what they are about was read again, or is gone. */
export type Withdraw = (isOutdated: (problem: Problem) => boolean) => void
