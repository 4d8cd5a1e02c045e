/** Currencies without two decimals, by ISO 4217. `Intl` says 0 for the forint and others whose coins are out of use, and differs between browsers. */
const DECIMALS: readonly [number, string][] = [
	[0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
	[3, 'BHD IQD JOD KWD LYD OMR TND'],
	[4, 'CLF UYW'],
]
const decimalsOf = new Map(
	DECIMALS.flatMap(([decimals, currencies]) => currencies.split(' ').map((currency) => [currency, decimals] as const)),
)

/** A sum in minor units: pence, cents, yen, fils. */
interface MinorUnits {
	amount: number
	/** ISO 4217, three capitals. */
	currency: string
}

/** How many decimals a currency has: 2 for GBP, 0 for JPY, 3 for KWD (ISO 4217). */
export function fractionDigits(currency: string): number {
	return decimalsOf.get(currency) ?? 2
}

/** "£18", "£7.50": decimals where they are not zero. */
export function formatMoney(money: MinorUnits, locale = 'en-GB'): string {
	const isWhole = money.amount % 10 ** fractionDigits(money.currency) === 0
	return format(money, locale, isWhole ? 0 : fractionDigits(money.currency))
}

/** "£18.00": with all decimals, for columns of sums. */
export function formatSum(money: MinorUnits, locale = 'en-GB'): string {
	return format(money, locale, fractionDigits(money.currency))
}

function format({ amount, currency }: MinorUnits, locale: string, digits: number): string {
	const options = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const
	return new Intl.NumberFormat(locale, options).format(amount / 10 ** fractionDigits(currency))
}

/** "18.00", "-0.05", "1500" of yen: for other programs, and for fields. */
export function decimalOf({ amount, currency }: MinorUnits): string {
	const decimals = fractionDigits(currency)
	const digits = String(Math.abs(amount)).padStart(decimals + 1, '0')
	const sign = amount < 0 ? '-' : ''
	if (decimals === 0) return sign + digits
	return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** "18", "7.50": as people type it. */
export function shortDecimalOf(money: MinorUnits): string {
	return decimalOf(money).replace(/\.0+$/, '')
}

/**
 * Minor units of digits that were split at the decimal mark, from text, so that nothing is rounded.
 *
 * @returns undefined for more decimals than the currency has, unless they are zeros, and for a number that is not exact
 */
export function minorUnitsOf(whole: string, fraction: string, currency: string): number | undefined {
	const decimals = fractionDigits(currency)
	if (!/^\d+$/.test(whole) || !/^\d*$/.test(fraction) || /[^0]/.test(fraction.slice(decimals))) return undefined
	const amount = Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
	return Number.isSafeInteger(amount) ? amount : undefined
}

/** The sign that stands beside a field for a sum, "£"; the code for a currency without one. */
export function currencySign(currency: string, locale = 'en-GB'): string {
	const parts = new Intl.NumberFormat(locale, {
		style: 'currency',
		currency,
		currencyDisplay: 'narrowSymbol',
	}).formatToParts(0)
	return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/**
 * The smallest step in which a card can be charged, in minor units: of three decimals the last must be 0.
 * https://docs.stripe.com/currencies#three-decimal
 */
export function chargeStep(currency: string): number {
	return fractionDigits(currency) === 3 ? 10 : 1
}
