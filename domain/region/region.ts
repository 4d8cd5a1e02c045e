/** What differs between countries: one file per country, such as `uk.ts`. */
export interface Region {
	postcode: Rule & { label: string; missing: string }
	phone: Rule & { hint: string }
	/** What the part of the country is called in a postal address: "County". */
	area: string
	emergency: Emergency
	strays: Strays
	/** Public holidays of a year, as `YYYY-MM-DD`. */
	holidays(year: number): string[]
}

/** Emergency phone numbers. */
interface Emergency {
	/** "999" */
	number: string
	/** What to do when it is not safe to speak. */
	silent: string
	/** For victims of abuse. */
	abuse: { name: string; number: string; note: string }
	/** An inconspicuous page, opened by the exit button. */
	exitUrl: string
}

/** Advice about stray dogs. */
interface Strays {
	/** The finder's legal duty, in a sentence. */
	duty: string
	/** Who takes in stray dogs: "the council’s dog warden". */
	warden: string
	steps: string[]
	/** Where to find the warden. */
	finder: { text: string; url: string }
}

interface Rule {
	/** The normalised answer; undefined when it is invalid. */
	read(typed: string): string | undefined
	invalid: string
}
