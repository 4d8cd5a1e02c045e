import { parseDateInput } from '#lib/date-input.ts'
import { cleanCode, countCharacters } from '#lib/text/clean.ts'
import { parseEmailAddress } from '#lib/text/email-address.ts'
import type { ChoiceField, DateField, Field, LengthField, LineField, NumberField, TextareaField } from '../form.ts'
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
	const value = valueOfLine(field, text)
	return value === undefined ? { message: field.invalid ?? EMAIL_INVALID } : { value }
}

/** Undefined when it is invalid. */
function valueOfLine({ kind, read }: LineField, text: string): string | undefined {
	if (kind === 'email') return parseEmailAddress(text)
	if (read) return read(text)
	return kind === 'text' ? text : cleanCode(text)
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

/** @param given `YYYY-MM-DD`, or day, month and year as typed: the whole date may stand in one of the three */
function checkDate({ invalid, earliest, latest }: DateField, given: Answer): Checked {
	const parsed = parseDateInput([given].flat().join(' '))
	if (parsed.kind === 'short year') return { message: parsed.sentence }
	if (parsed.kind !== 'date') return { message: invalid }
	if (earliest && parsed.date < earliest.date) return { message: earliest.message }
	if (latest && parsed.date > latest.date) return { message: latest.message }
	return { value: parsed.date }
}
