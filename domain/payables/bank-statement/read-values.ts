import { fractionDigits, minorUnitsOf } from '#lib/money.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The order of days written in digits alone, "05/03/2026". */
export const DAY_ORDERS = ['day first', 'month first'] as const
type DayOrder = (typeof DAY_ORDERS)[number]

/**
 * A day as banks print it: "23/11/2026", "23-11-26", "2026-11-23", "23 Nov 2026", each with or without a time.
 *
 * @returns `YYYY-MM-DD`; undefined if there is no such day
 */
export function readDay(printed: string, order: DayOrder = 'day first'): string | undefined {
	const text = printed
		.trim()
		.toLowerCase()
		.replace(/^[a-z]{3,9},?\s+(?=\d)/, '')
	const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(text)
	if (iso) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]))
	const british = /^(\d{1,2})[/.\- ](\d{1,2}|[a-z]{3,9})[/.\- ](\d{4}|\d{2})(?!\d)/.exec(text)
	if (!british) return undefined
	const [, first = '', second = '', year = ''] = british
	const whole = year.length === 2 ? 2000 + Number(year) : Number(year)
	if (!/\d/.test(second)) return existing(whole, MONTHS.indexOf(second.slice(0, 3)) + 1, Number(first))
	return order === 'day first'
		? existing(whole, Number(second), Number(first))
		: existing(whole, Number(first), Number(second))
}

function existing(year: number, month: number, day: number): string | undefined {
	const date = new Date(Date.UTC(year, month - 1, day))
	const isSame = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
	return isSame ? date.toISOString().slice(0, 10) : undefined
}

/** Signs of currencies that banks print beside a sum. "$" and "kr" are of many currencies. */
const SIGNS: Record<string, string> = { '£': 'GBP', '€': 'EUR', '¥': 'JPY', '￥': 'JPY' }
/** What stands for money in and money out behind a sum, "20.00 CR". */
const MARKS = /(?<![A-Z])(CR?|DR?)(?![A-Z])/g

/** Longer than any sum with its signs. Unicode's normal form of a cell of marks would take seconds. */
const MAX_SUM_LENGTH = 60

/** A printed sum. */
interface PrintedSum {
	/** Minor units of the currency; money out is negative. */
	amount: number
	/** Three letters, where the sum says it; undefined elsewhere. */
	currency: string | undefined
}

/**
 * A sum as banks print it: "1,234.50", "£20", "20.00 CR", "-5.00", "(5.00)", "1.234,50", "1 234,50", "￥1,500".
 *
 * @param currency that of the account: it says how many decimals a sum has (ISO 4217)
 * @returns undefined for anything else
 */
export function readSum(printed: string, currency: string): PrintedSum | undefined {
	if (printed.length > MAX_SUM_LENGTH) return undefined
	// A replacement character stands where a sign of another encoding was.
	const text = printed.normalize('NFKC').trim().toUpperCase().replaceAll('\uFFFD', '')
	const isOut = /^\(.*\)$|^[-−]|[-−]$|(?<![A-Z])DR?$/.test(text)
	const letters = /(?<![A-Z])[A-Z]{3}(?![A-Z])/.exec(text)?.[0]
	const sign = [...text].find((character) => character in SIGNS)
	const digits = text
		.replace(/[()£€¥$+'’−-]|\s/g, '')
		.replace(letters ?? MARKS, '')
		.replace(MARKS, '')
	const amount = minorUnits(digits, currency)
	if (amount === undefined) return undefined
	return { amount: isOut && amount > 0 ? 0 - amount : amount, currency: letters ?? (sign && SIGNS[sign]) }
}

/** Thousands apart by commas with decimals behind a point, or the other way round. */
const GROUPED = /^(\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$|^(\d{1,3}(?:\.\d{3})+),(\d+)$|^(\d+)(?:[.,](\d+))?$/

/** `decimals` as the currency has them: pence may be missing altogether, or there is one digit of them. */
function minorUnits(digits: string, currency: string): number | undefined {
	const [whole = '', fraction = ''] = GROUPED.exec(digits)?.slice(1).filter(Boolean) ?? []
	const isAmbiguous = fractionDigits(currency) === 3 ? /^\d{1,3},\d{3}$/.test(digits) : fraction.length === 3
	return isAmbiguous ? undefined : minorUnitsOf(whole.replace(/[.,]/g, ''), fraction, currency)
}
