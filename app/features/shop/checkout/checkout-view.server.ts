import type { RouterContextProvider } from 'react-router'
import { contentContext } from '#app/request/content.server.ts'
import { EMPTY_OPTIONS } from '#content/model/general-options.ts'
import { wordsOf } from '#domain/shop/checkout/personal-words.ts'
import { formatShown } from '#domain/shop/checkout/quote.ts'
import { vatIncluded } from '#domain/shop/vat.ts'
import { formatMoney } from '#lib/money.ts'
import { keepUnits } from '#lib/text/line-breaks.ts'
import { destinationIn, type OpenCheckout } from './open-checkout.server.ts'
import type { PayOffers } from './pay/pay-data.ts'
import type { SummaryData } from './summary/summary-data.ts'

/** What is bought, and what it costs. */
export function summaryOf(checkout: OpenCheckout, context: Readonly<RouterContextProvider>): SummaryData {
	const { basket, quote, delivery, method, cheapest, isOnlyMethod, locale } = checkout
	const { vatNumber } = (context.get(contentContext).options ?? EMPTY_OPTIONS).shop
	const money = (amount: number) => formatMoney({ amount, currency: quote.currency }, locale)
	const estimate = delivery && !method ? (cheapest ?? null) : null
	const posting = method ?? estimate
	const vat = vatNumber
		? vatIncluded(basket.lines, posting?.priceMinor ?? 0, destinationIn(checkout)).reduce(
				(sum, { vatMinor }) => sum + vatMinor,
				0,
			)
		: 0
	return {
		lines: basket.lines.map((line) => ({
			key: `${line.slug}/${line.variant}`,
			title: line.title,
			variant: keepUnits(line.variantLabel),
			quantity: line.quantity,
			picture: line.picture,
			total: money(line.totalMinor),
			words: wordsOf(line, checkout.draft?.answers ?? {}).flatMap(({ words, quantity }) =>
				words ? [quantity > 1 ? `${quantity} × “${words}”` : `“${words}”`] : [],
			),
		})),
		rows: [
			...(posting
				? [
						{
							label: method || isOnlyMethod ? keepUnits(`Delivery: ${posting.label}`) : 'Delivery from',
							value: money(posting.priceMinor),
						},
					]
				: []),
			...(quote.donationMinor > 0 ? [{ label: 'Your donation', value: money(quote.donationMinor) }] : []),
		],
		totalLabel: estimate && !isOnlyMethod ? 'Total, with delivery from' : 'Total',
		total: money(quote.totalMinor + (estimate?.priceMinor ?? 0)),
		vat: vat > 0 ? `Including ${money(vat)} VAT` : '',
		count: basket.lines.reduce((sum, { quantity }) => sum + quantity, 0),
		shown: formatShown(quote),
		changes: checkout.changes,
	}
}

export type Obstacle =
	| { kind: 'empty'; changes: string[]; orderPath: string | null }
	| { kind: 'cannot order'; why: 'pay' | 'post'; phone: string; email: string }

/** Why this basket cannot be ordered here; null when it can. */
export function obstacleOf(checkout: OpenCheckout, offers: PayOffers): Obstacle | null {
	const { basket, countries, placedPath, formContext, changes } = checkout
	if (basket.lines.length === 0) return { kind: 'empty', changes, orderPath: placedPath }
	const { phone, email } = formContext.charity
	if (!offers.bank && !offers.card) return { kind: 'cannot order', why: 'pay', phone, email }
	const canPost = !basket.needsDelivery || countries.some(({ isReachable }) => isReachable)
	return canPost ? null : { kind: 'cannot order', why: 'post', phone, email }
}
