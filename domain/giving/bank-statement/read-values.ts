const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A day as banks print it: "23/11/2026", "23-11-26", "2026-11-23", "23 Nov 2026", each with or without a time. Undefined if it does not exist. */
export function readDay(printed: string): string | undefined {
	const text = printed
		.trim()
		.toLowerCase()
		.replace(/^[a-z]{3,9},?\s+(?=\d)/, '')
	const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(text)
	if (iso) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]))
	const british = /^(\d{1,2})[/.\- ](\d{1,2}|[a-z]{3,9})[/.\- ](\d{4}|\d{2})(?!\d)/.exec(text)
	if (!british) return undefined
	const [, day, month = '', year = ''] = british
	const number = /\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3)) + 1
	return existing(year.length === 2 ? 2000 + Number(year) : Number(year), number, Number(day))
}

function existing(year: number, month: number, day: number): string | undefined {
	const date = new Date(Date.UTC(year, month - 1, day))
	const isSame = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
	return isSame ? date.toISOString().slice(0, 10) : undefined
}

/** "1234.5", "1,234.50", "1.234,50"; three digits after a point alone could be either. */
const PRINTED_SUM = /^(?:(\d+)(?:[.,](\d{1,2}))?|(\d{1,3}(?:,\d{3})+)(?:\.(\d{2}))?|(\d{1,3}(?:\.\d{3})+),(\d{2}))$/

/** Minor units of a printed sum: "1,234.50", "£20", "20.00 CR", "-5.00", "(5.00)", "1.234,50". Undefined for anything else. */
export function readSum(printed: string): number | undefined {
	const text = printed.trim().toUpperCase()
	const isOut = /^\(.*\)$|^[-−]|[-−]$|\bDR?$/.test(text)
	const digits = text.replace(/[()£€$+\s'−-]|\b(GBP|EUR|CR?|DR?)\b/g, '')
	const [whole = '', fraction = ''] = PRINTED_SUM.exec(digits)?.slice(1).filter(Boolean) ?? []
	if (whole === '') return undefined
	const amount = Number(`${whole.replace(/[.,]/g, '')}${fraction.padEnd(2, '0')}`)
	// Above it a number is not exact, and the books refuse it.
	if (!Number.isSafeInteger(amount)) return undefined
	return isOut && amount > 0 ? 0 - amount : amount
}
