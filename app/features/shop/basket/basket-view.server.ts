import { MAX_QUANTITY } from '#domain/shop/basket.ts'
import type { Basket } from '#domain/shop/basket-cookie.ts'
import { deliveryCountries, deliveryMethods, homeCountry } from '#domain/shop/delivery.ts'
import { type BasketProblem, type PricedBasket, type PricedLine, priceBasket } from '#domain/shop/priced-basket.ts'
import { formatMoney } from '#lib/money.ts'
import type { ShopFacts } from '../shop-facts.server.ts'
import { stockLevel } from '../stock.ts'
import { basketNotice } from './basket-notice.server.ts'
import type { BasketChange, BasketData, BasketLineData, BasketSums } from './basket-view.ts'
import { lineName } from './line-name.ts'

/** The basket as it can be bought now. */
export function basketView(basket: Basket, facts: ShopFacts, url: URL): BasketData {
	const { options, merch } = facts.content
	const priced = priceBasket(basket.entries, merch, facts.availability)
	return {
		lines: priced.lines.map((line) => lineView(line, priced, facts)),
		changes: priced.problems.map(changeView),
		sums: sumsView(priced, basket.donation, facts),
		count: priced.lines.reduce((sum, { quantity }) => sum + quantity, 0),
		donation: donationField(basket.donation, priced.currency),
		notice: basketNotice(url, priced, merch),
		canCheckOut: facts.canPay && priced.lines.length > 0 && canPost(priced, facts),
		seen: seenChanges(priced),
		phone: options?.site.phone ?? '',
	}
}

/** The changes that a page shows, so that the checkout begins only when all of them were seen. */
export function seenChanges({ problems }: Pick<PricedBasket, 'problems'>): string {
	return problems.map((problem) => `${problem.kind} ${problem.available} ${lineName(problem)}`).join('|')
}

export function lineView(line: PricedLine, { currency }: PricedBasket, facts: ShopFacts): BasketLineData {
	const { options } = facts.content
	const money = (amount: number) => formatMoney({ amount, currency }, options?.site.locale)
	const { available, quantity, personalisation, needsDelivery } = line
	return {
		name: lineName(line),
		slug: line.slug,
		title: line.title,
		variant: line.variantLabel,
		picture: line.picture,
		quantity,
		most: Math.min(MAX_QUANTITY, available ?? MAX_QUANTITY),
		each: quantity > 1 ? `${money(line.unitMinor)} each` : '',
		total: money(line.totalMinor),
		notes: [
			...(stockLevel(available, options?.shop.lowStock ?? 0) === 'few' ? [`${available} left`] : []),
			...(personalisation ? ['You tell us the words at the checkout. It can’t be sent back'] : []),
			...(needsDelivery ? [] : ['A gift to the dogs: nothing is posted']),
		],
	}
}

export function sumsView(priced: PricedBasket, donation: number, facts: ShopFacts): BasketSums {
	const { locale } = facts.content.options?.site ?? {}
	const money = (amount: number) => formatMoney({ amount, currency: priced.currency }, locale)
	const some = (amount: number) => (amount > 0 ? money(amount) : '')
	const methods = priced.needsDelivery ? methodsAtHome(priced, facts) : []
	const cheapest = methods[0]
	const total = priced.goodsMinor + priced.giftsMinor + donation + (cheapest?.priceMinor ?? 0)
	return {
		goods: some(priced.goodsMinor),
		gifts: some(priced.giftsMinor),
		donation: some(donation),
		delivery: cheapest ? (cheapest.priceMinor > 0 ? money(cheapest.priceMinor) : 'Free') : '',
		deliveryNote: cheapest ? [cheapest.label, daysInWords(cheapest.days)].filter(Boolean).join(', ') : '',
		total: priced.currency ? money(total) : '',
		isFrom: priced.needsDelivery,
	}
}

function changeView(problem: BasketProblem): BasketChange {
	const { kind, title, available } = problem
	const name = title || 'Something you had put in'
	const text = {
		gone: `${name} is no longer sold.`,
		'sold out': `${name} has sold out since you put it in.`,
		fewer: `${name}: there ${available === 1 ? 'is only 1' : `are only ${available}`} left, so we’ve changed how many.`,
	}[kind]
	return { name: lineName(problem), text, isOut: kind !== 'fewer' }
}

function canPost({ needsDelivery, weightG, currency }: PricedBasket, { content }: ShopFacts): boolean {
	const bands = content.options?.shop.delivery ?? []
	const goesTo = (country: string) => deliveryMethods(bands, country, weightG, currency).length > 0
	return !needsDelivery || deliveryCountries(bands).some(goesTo)
}

function methodsAtHome({ weightG, currency }: PricedBasket, { content: { options } }: ShopFacts) {
	const bands = options?.shop.delivery ?? []
	return deliveryMethods(bands, homeCountry(bands, options?.site.locale ?? ''), weightG, currency)
}

function daysInWords(days: { from: number; to: number } | null): string {
	if (!days) return ''
	if (days.from === days.to) return `${days.to} working day${days.to === 1 ? '' : 's'}`
	return `${days.from} to ${days.to} working days`
}

/** As it would be typed: "5", "7.50". */
function donationField(donation: number, currency: string): string {
	if (donation === 0 || !currency) return ''
	const digits =
		new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
	const value = donation / 10 ** digits
	return Number.isInteger(value) ? String(value) : value.toFixed(digits)
}
