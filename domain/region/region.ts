/** What differs between countries. Another one is another file like `uk.server.ts`. */
export interface Region {
	postcode: Rule & { label: string; missing: string }
	phone: Rule & { hint: string }
	/** What the part of the country is called in an address: "County". */
	area: string
	emergency: Emergency
	strays: Strays
	/** Public holidays of a year, as `YYYY-MM-DD`. */
	holidays(year: number): string[]
}

/** Phone numbers for emergencies. */
export interface Emergency {
	/** "999" */
	number: string
	/** What to do when one may not be heard. */
	silent: string
	/** For victims of abuse. */
	abuse: { name: string; number: string; note: string }
	/** An inconspicuous page: the target of the exit button. */
	exitUrl: string
}

/** Advice about stray dogs. */
export interface Strays {
	/** What the law asks of the finder, in a sentence. */
	duty: string
	/** Who takes in stray dogs: "the council’s dog warden". */
	warden: string
	/** What to do, in order. */
	steps: string[]
	/** Where to find that warden. */
	finder: { text: string; url: string }
}

interface Rule {
	/** The answer as it is kept, or null when it cannot be right. */
	read(typed: string): string | null
	invalid: string
}
