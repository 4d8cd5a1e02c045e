const CM_PER_FOOT = 30.48
const CM_PER_INCH = 2.54
const CM_PER_METRE = 100

export const LENGTH_UNITS = [
	{ value: 'cm', label: 'cm' },
	{ value: 'ft', label: 'feet' },
]

/** "183", "1.8m", "6 feet", "5ft 6", "5'6"": a number, a unit that overrides the chosen one, and inches. */
const LENGTH =
	/^(?<number>\d{1,6}(?:\.\d{1,4})?) ?(?<unit>cm|centimetres?|m|metres?|ft|foot|feet|['’′])? ?(?<inches>\d{1,2}(?:\.\d)?)? ?(?:in|inch|inches|["”″])?$/i

/** Parses a length into whole centimetres. @param unit the chosen unit */
export function readLength(typed: string, unit: string): number | undefined {
	const { number, unit: own, inches } = LENGTH.exec(typed.trim().replace(',', '.'))?.groups ?? {}
	if (number === undefined) return undefined
	const named = own?.toLowerCase() ?? unit
	const isFeet = named !== 'cm' && /^(ft|foot|feet|['’′])$/.test(named)
	if (inches !== undefined && !isFeet) return undefined
	const perUnit = isFeet ? CM_PER_FOOT : /^m/.test(named) ? CM_PER_METRE : 1
	return Math.round(Number(number) * perUnit + Number(inches ?? 0) * CM_PER_INCH)
}

/** "183 cm (6 feet)" */
export function lengthInWords(cm: number): string {
	const feet = Math.round((cm / CM_PER_FOOT) * 10) / 10
	return `${cm} cm (${feet} ${feet === 1 ? 'foot' : 'feet'})`
}
