import { domainToASCII } from 'node:url'
import { emailAddress } from '#lib/text/email-address.ts'
import type { ChoiceField, DateField, Field, LengthField, LineField, NumberField, TextareaField } from '../form.ts'
import { cleanLine, countCharacters } from './clean.ts'
import { readLength } from './length.ts'

export type Answer = string | string[]
/** The answer as it is stored, or an error message. */
export type Checked = { value: Answer } | { message: string }

const EMAIL_INVALID = 'Enter an email address in the correct format, like name@example.com'

/** Validates an answer, new or stored. */
export function checkField(field: Field, given: Answer): Checked {
	if (isBlank(field.kind === 'length' ? firstOf(given) : given))
		return field.missing ? { message: field.missing } : { value: field.kind === 'checkboxes' ? [] : '' }
	switch (field.kind) {
		case 'length':
			return checkLength(field, given)
		case 'number':
			return checkNumber(field, firstOf(given))
		case 'textarea':
			return checkTextarea(field, firstOf(given))
		case 'checkboxes':
			return checkCheckboxes(field, [given].flat())
		case 'radios':
		case 'select':
			return checkChoice(field, firstOf(given))
		case 'date':
			return checkDate(field, given)
		case 'confirm':
			return firstOf(given) === 'yes' ? { value: 'yes' } : { message: field.missing }
		default:
			return checkLine(field, firstOf(given))
	}
}

function isBlank(given: Answer): boolean {
	return [given].flat().every((part) => part === '')
}

const firstOf = (given: Answer): string => (Array.isArray(given) ? (given[0] ?? '') : given)

/** "Your answer must be 1,000 characters or fewer. You have 1,240" */
function tooLong(text: string, max: number): { message: string } | undefined {
	const count = countCharacters(text)
	const inWords = (number: number) => number.toLocaleString('en-GB')
	return count > max
		? { message: `Your answer must be ${inWords(max)} characters or fewer. You have ${inWords(count)}` }
		: undefined
}

function checkLine(field: LineField, text: string): Checked {
	const long = tooLong(text, field.max)
	if (long) return long
	const read = field.kind === 'email' ? readEmail : field.read
	const value = read ? read(text) : text
	return value === undefined ? { message: field.invalid ?? EMAIL_INVALID } : { value }
}

/** As strict as `emailSchema`, so that invalid addresses are noticed here. */
function readEmail(typed: string): string | undefined {
	const at = typed.lastIndexOf('@')
	// Phones type a curly apostrophe in o'brien@….
	const local = typed.slice(0, at).replace('’', "'")
	const address = `${lowerCaseBeyondAscii(local)}@${domainToASCII(typed.slice(at + 1))}`
	return at > 0 && emailAddress.safeParse(address).success ? address : undefined
}

/** SQLite's `lower()` changes ASCII only. */
function lowerCaseBeyondAscii(text: string): string {
	return text.replace(/[^\p{ASCII}]+/gu, (letters) => letters.toLowerCase())
}

function checkNumber({ min, max, isInteger, invalid }: NumberField, text: string): Checked {
	const typed = text.replace(',', '.').replace(/\s/g, '')
	const number = Number(typed)
	const fits =
		/^\d{1,6}(\.\d{1,4})?$/.test(typed) && number >= min && number <= max && (!isInteger || Number.isInteger(number))
	return fits ? { value: String(number) } : { message: invalid }
}

/** @param given stored centimetres, or number and unit as typed */
function checkLength({ min, max, invalid }: LengthField, given: Answer): Checked {
	const cm = Array.isArray(given) ? readLength(given[0] ?? '', given[1] ?? '') : readLength(given, 'cm')
	const fits = cm !== undefined && (cm === 0 || cm >= min) && cm <= max
	return fits ? { value: String(cm) } : { message: invalid }
}

function checkTextarea({ max, min }: TextareaField, text: string): Checked {
	const long = tooLong(text, max)
	if (long) return long
	return min && countCharacters(text) < min.characters ? { message: min.message } : { value: text }
}

/** An option that does not exist counts as no answer. */
function checkChoice({ options, missing }: ChoiceField, given: string): Checked {
	if (options.some(({ value }) => value === given)) return { value: given }
	return missing ? { message: missing } : { value: '' }
}

function checkCheckboxes({ options, missing }: ChoiceField, given: string[]): Checked {
	const value = options.map((option) => option.value).filter((offered) => given.includes(offered))
	return value.length === 0 && missing ? { message: missing } : { value }
}

/** @param given `YYYY-MM-DD`, or day, month and year as typed */
function checkDate({ invalid, earliest, latest }: DateField, given: Answer): Checked {
	const date = Array.isArray(given) ? dateOf(given) : given
	if (date === undefined || !isDay(date)) return { message: invalid }
	if (earliest && date < earliest.date) return { message: earliest.message }
	if (latest && date > latest.date) return { message: latest.message }
	return { value: date }
}

function dateOf([day = '', month = '', year = '']: string[]): string | undefined {
	const [d, m, y] = [day, month, year].map((part) => cleanLine(part))
	if (!/^\d{1,2}$/.test(d ?? '') || !/^\d{1,2}$/.test(m ?? '') || !/^\d{4}$/.test(y ?? '')) return undefined
	return `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`
}

function isDay(date: string): boolean {
	const day = new Date(`${date}T00:00:00Z`)
	return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(date)
}
