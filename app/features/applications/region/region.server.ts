/** What differs between countries. Another one is another file like `uk.server.ts`. */
export interface Region {
	postcode: Rule & { label: string; missing: string }
	phone: Rule & { hint: string }
	/** What the part of the country is called in an address: "County". */
	area: string
	emergency: Emergency
	/** Public holidays of a year, as `YYYY-MM-DD`. */
	holidays(year: number): string[]
}

/** Whom somebody in danger can ring. */
export interface Emergency {
	/** "999" */
	number: string
	/** What to do when one may not be heard. */
	silent: string
	/** For somebody who is being hurt or frightened by another person. */
	abuse: { name: string; number: string; note: string }
	/** Of no interest to whoever reads the screen next: where a visitor goes who leaves in a hurry. */
	exitUrl: string
}

interface Rule {
	/** The answer as it is kept, or null when it cannot be right. */
	read(typed: string): string | null
	invalid: string
}
