const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const DATE = new RegExp(`(\\d{1,2}) (${MONTHS}) (\\d{4})`, 'g')

/** Keeps each date of a sentence on one line: "1 April 2026" never ends one line with 1 and begins the next with April. */
export function tieDates(text: string): string {
	return text.replaceAll(DATE, '$1\u00a0$2\u00a0$3')
}
