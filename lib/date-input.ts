import { cleanCode } from './text/clean.ts'

/** A sentence that says what to enter, where the year is short. */
export type ParsedDateInput =
	| { kind: 'date'; date: string }
	| { kind: 'short year'; sentence: string }
	| { kind: 'blank' | 'no date' }

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
/** From three letters on: "mar", "sept". */
const MIN_MONTH_LETTERS = 3
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\s+/i

/**
 * Parses a date that a person types or pastes: "5 3 2027", "05/03/2027", "5.3.2027", "5 March 2027", "Fri 5th mar 2027", "March 5, 2027",
 * "2027-03-05". The day comes before the month, as in Britain and Ireland, unless the year comes first or the month is a word. Two digits of a
 * year are not guessed: they may be of another century.
 *
 * @returns the date as `YYYY-MM-DD`
 */
export function parseDateInput(typed: string): ParsedDateInput {
	const written = cleanCode(typed).replaceAll(',', ' ').trim().replace(WEEKDAY, '')
	if (written === '') return { kind: 'blank' }
	const parts = written.split(/\s*[\s/.-]\s*/).filter((part) => part !== 'of')
	const [day = '', month = '', year = ''] = inOrder(parts)
	if (parts.length !== 3 || !/^\d{1,2}(?:st|nd|rd|th)?$/i.test(day)) return { kind: 'no date' }
	const monthNumber = /^\d{1,2}$/.test(month) ? Number(month) : monthNamed(month)
	const known = `-${pad(monthNumber)}-${pad(Number.parseInt(day, 10))}`
	// A leap year: "29 2 28" is no wrong day.
	if (/^['’]?\d{2}$/.test(year)) return isDay(`2000${known}`) ? shortYear(year.slice(-2)) : { kind: 'no date' }
	const date = `${year}${known}`
	return isDay(date) ? { kind: 'date', date } : { kind: 'no date' }
}

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
	const time = Date.parse(`${text}T00:00:00Z`)
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Day, month, year. */
function inOrder([first = '', second = '', third = '']: string[]): string[] {
	if (/^\d{4}$/.test(first)) return [third, second, first]
	return monthNamed(first) > 0 ? [second, first, third] : [first, second, third]
}

/** 1 to 12; 0 for what is no month. */
function monthNamed(word: string): number {
	const letters = word.toLowerCase()
	return letters.length < MIN_MONTH_LETTERS ? 0 : MONTHS.findIndex((month) => month.startsWith(letters)) + 1
}

const pad = (part: number) => String(part).padStart(2, '0')

function shortYear(digits: string): ParsedDateInput {
	const century = Number(digits) > 50 ? '19' : '20'
	return { kind: 'short year', sentence: `Enter the year with all four digits, like ${century}${digits}` }
}
