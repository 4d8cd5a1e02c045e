import { withoutStackedMarks } from './clean.ts'
import { phoneDigits } from './phone.ts'

/** Index entries of PostgreSQL are limited to 2,704 bytes; the other columns of the index need some. */
const MAX_SEARCH_CHARACTERS = 600
/** From here on a number is compared by its last digits: the country code and a leading 0 are written or not. */
const MIN_WHOLE_PHONE_DIGITS = 10
const COMPARED_PHONE_DIGITS = 9

interface SearchedParts {
	name: string
	reference: string
	phone: string
	postcode: string
	town: string
	about: string
	email: string
}

/**
 * What a search looks through: each part without spaces, signs, accents and capitals, one after the other. It begins with the
 * name, so that it sorts by name.
 */
export function searchText({ name, reference, phone, postcode, town, about, email }: SearchedParts): string {
	const parts = [fold(name), fold(reference), fold(phoneDigits(phone)), ...[postcode, town, about, email].map(fold)]
	return parts.join(' ').slice(0, MAX_SEARCH_CHARACTERS)
}

/** The words of a search, as they are in a search text. All of them must be in it. */
export function searchTerms(typed: string): string[] {
	const digits = typed.replaceAll(/\D/g, '')
	// A number with spaces is one word.
	if (digits.length > 4 && /^[\d\s()+./-]+$/.test(typed)) return [fold(comparedDigits(typed, digits))]
	return typed
		.split(/\s+/)
		.map((word) => fold(word))
		.filter(Boolean)
}

function comparedDigits(typed: string, digits: string): string {
	if (digits.length >= MIN_WHOLE_PHONE_DIGITS) return digits.slice(-COMPARED_PHONE_DIGITS)
	return phoneDigits(typed).replace(/^0+/, '')
}

/** O and 0, I and 1 are the same: people misread them in references and postcodes. */
function fold(text: string): string {
	return withoutStackedMarks(text)
		.normalize('NFKD')
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]/gu, '')
		.replaceAll('0', 'o')
		.replaceAll('1', 'i')
}
