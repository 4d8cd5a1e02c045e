import type { Content } from '#content/model/content.ts'
import { formatMoney } from '#lib/money.ts'

/** Words for sums, as the charity's options say them. */
export function moneyWords({ options }: Content) {
	const locale = options?.site.locale ?? 'en-GB'
	return (amount: number, currency: string) => formatMoney({ amount, currency }, locale)
}

/** The same with all decimals, for columns of sums; nothing is a dash. */
export function sumWords({ options }: Content) {
	const locale = options?.site.locale ?? 'en-GB'
	return (amount: number, currency: string) => {
		const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
		return amount === 0 ? '–' : format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
	}
}
