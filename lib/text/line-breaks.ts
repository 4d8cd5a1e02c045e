const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const DATE = new RegExp(`(\\d{1,2}) (${MONTHS}) (\\d{4})`, 'g')

/** Keeps each date of a sentence on one line: "1 April 2026" never ends one line with 1 and begins the next with April. */
export function tieDates(text: string): string {
	return text.replaceAll(DATE, '$1\u00a0$2\u00a0$3')
}

const NUMBER_AND_UNIT = /(\d) (?=(?:years?|months?|weeks?|days?|hours?|minutes?|kg|km|m)\b)/g

/** Keeps an age, a duration or a distance on one line: "2 years" never ends one line with 2 and begins the next with years. */
export function tieUnits(text: string): string {
	return text.replaceAll(NUMBER_AND_UNIT, '$1\u00a0')
}

/** Keeps the measures of goods on one line: "parcel up to 2 kg", "25 mm". */
export function keepUnits(text: string): string {
	return text.replaceAll(/(\d) (?=(?:kg|g|mm|cm|m|ml|l|oz|lb|in)\b)/g, '$1\u{A0}')
}

const UK_POSTCODE = /\b([A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2})\b/g

/** Keeps the halves of a UK postcode on one line. */
export function withWholePostcode(text: string): string {
	return text.replaceAll(UK_POSTCODE, '$1\u00A0$2')
}

/** Longer than half of a phone's line. */
const LONG_WORD = /[^\s-]{21}/u

/** Whether a text has a word that may be broken, because no narrow screen has room for it: "Donaudampfschifffahrtsgesellschaft". */
export function hasLongWord(text: string): boolean {
	return LONG_WORD.test(text)
}
