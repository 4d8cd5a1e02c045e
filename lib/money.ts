/** How many decimals a currency has: 2 for GBP, 0 for JPY, 3 for KWD (ISO 4217). */
export function fractionDigits(currency: string): number {
	const known = digitsOf.get(currency)
	if (known !== undefined) return known
	const format = new Intl.NumberFormat('en', { style: 'currency', currency })
	const digits = format.resolvedOptions().maximumFractionDigits ?? 2
	digitsOf.set(currency, digits)
	return digits
}

/** A format takes long to make: a statement has thousands of sums. */
const digitsOf = new Map<string, number>()

/** "£18", "£7.50". `amount` is in minor units. */
export function formatMoney({ amount, currency }: { amount: number; currency: string }, locale = 'en-GB'): string {
	const value = amount / 10 ** fractionDigits(currency)
	const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
	if (!Number.isInteger(value)) return format.format(value)
	return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(value)
}
