import type { MerchItem } from '#content/model/content.ts'
import { formatMoney } from '#lib/money.ts'

/**
 * What getting it costs, shown beside its price, if lighter: " + delivery from £2.25", ", nothing to post". The law asks for it wherever a
 * price stands (Digital Markets, Competition and Consumers Act 2024, section 230).
 *
 * @param priceMinor the cheapest; undefined when there is no fixed price
 */
export function deliveryInWords(
	{ needsDelivery, price }: Pick<MerchItem, 'needsDelivery' | 'price'>,
	priceMinor: number | undefined,
	locale?: string,
): string {
	if (!needsDelivery) return ', nothing to post'
	if (priceMinor === undefined) return ' + delivery, ask us'
	if (priceMinor === 0) return ' + free delivery'
	return ` + delivery from ${formatMoney({ amount: priceMinor, currency: price.currency }, locale)}`
}
