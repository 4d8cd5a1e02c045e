/** What differs between countries. Another one is another file like `uk.server.ts`. */
export interface Region {
	postcode: Rule & { label: string; missing: string }
	phone: Rule & { hint: string }
	/** What the part of the country is called in an address: "County". */
	area: string
	/** Public holidays of a year, as `YYYY-MM-DD`. */
	holidays(year: number): string[]
}

interface Rule {
	/** The answer as it is kept, or null when it cannot be right. */
	read(typed: string): string | null
	invalid: string
}
