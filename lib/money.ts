/** "£18", "£7.50". `amount` is in minor units. */
export function formatMoney({ amount, currency }: { amount: number; currency: string }, locale = 'en-GB'): string {
	const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
	const digits = format.resolvedOptions().maximumFractionDigits ?? 2
	const value = amount / 10 ** digits
	if (!Number.isInteger(value)) return format.format(value)
	return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(value)
}
