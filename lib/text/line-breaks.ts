const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const DATE = new RegExp(`(\\d{1,2}) (${MONTHS}) (\\d{4})`, 'g')

/** Keeps each date of a sentence on one line: "1 April 2026" never ends one line with 1 and begins the next with April. */
export function tieDates(text: string): string {
	return text.replaceAll(DATE, '$1\u00a0$2\u00a0$3')
}

const NUMBER_AND_UNIT = /(\d) (?=(?:years?|months?|weeks?|days?|hours?|minutes?|kg|km|m)\b)/g

/** Keeps a number and its unit on one line: "2 years" never ends one line with 2 and begins the next with years. */
export function tieUnits(text: string): string {
	return text.replaceAll(NUMBER_AND_UNIT, '$1\u00a0')
}

/** Longer than half of a phone's line. */
const LONG_WORD = /[^\s-]{21}/u

/** Whether a text has a word that may be broken, because no narrow screen has room for it: "Donaudampfschifffahrtsgesellschaft". */
export function hasLongWord(text: string): boolean {
	return LONG_WORD.test(text)
}
