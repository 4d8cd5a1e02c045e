import type { Content } from '#content/model/content.ts'
import { formatMoney, formatSum } from '#lib/money.ts'

/** Words for sums, as the charity's options say them. */
export function moneyWords({ options }: Content) {
	const locale = options?.site.locale ?? 'en-GB'
	return (amount: number, currency: string) => formatMoney({ amount, currency }, locale)
}

/** The same with all decimals, for columns of sums; nothing is a dash. */
export function sumWords({ options }: Content) {
	const locale = options?.site.locale ?? 'en-GB'
	return (amount: number, currency: string) => (amount === 0 ? '–' : formatSum({ amount, currency }, locale))
}
