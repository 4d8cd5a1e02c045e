import type { MerchItem } from '#content/model/content.ts'
import { uk } from '#domain/region/uk.ts'
import { MAX_QUANTITY } from '#domain/shop/basket.ts'
import { changesOf } from '#domain/shop/basket-actions.ts'
import type { Basket } from '#domain/shop/basket-cookie.ts'
import { deliveryEstimateInWords } from '#domain/shop/checkout/delivery-estimate.ts'
import { type DeliveryMethod, deliveryCountries, deliveryMethods, homeCountry } from '#domain/shop/delivery.ts'
import { countryName } from '#domain/shop/emails/order-words.ts'
import { GIFT_FUND_WORDS } from '#domain/shop/gift-fund.ts'
import { lineName } from '#domain/shop/line-name.ts'
import { type BasketProblem, type PricedBasket, type PricedLine, priceBasket } from '#domain/shop/priced-basket.ts'
import { dayIn } from '#lib/dates.ts'
import { formatMoney, shortDecimalOf } from '#lib/money.ts'
import { keepUnits } from '#lib/text/line-breaks.ts'
import { inShopOrder, merchCard } from '../merch-card.server.ts'
import { isSoldOnline, type ShopFacts } from '../shop-facts.server.ts'
import { isSoldOut, stockLevel } from '../stock.ts'
import type { BasketChange, BasketData, BasketLineData, BasketSums } from './basket-view.ts'
import { basketNotice } from './change/basket-notice.server.ts'

const MAX_SUGGESTIONS = 4
/** In minor units. */
const DONATIONS = [200, 500, 1000]

/** The basket as it can be bought now. */
export function basketView(basket: Basket, facts: ShopFacts, url: URL): BasketData {
	const { options, merch } = facts.content
	const priced = priceBasket(basket.entries, merch, facts.availability)
	const country = countryOf(url.searchParams.get('to'), facts)
	return {
		lines: priced.lines.map((line) => lineView(line, priced, facts)),
		changes: priced.problems.map(changeView),
		sums: sumsView(priced, basket.donation, facts, country),
		countries: priced.needsDelivery ? countriesView(facts, country) : [],
		count: priced.lines.reduce((sum, { quantity }) => sum + quantity, 0),
		suggestions: suggestionsFor(priced, country, facts),
		isReturnable: priced.lines.every(({ returnable, needsDelivery }) => returnable || !needsDelivery),
		donations: donationsView(basket.donation, facts),
		donation: donationField(basket.donation, priced.currency),
		notice: basketNotice(url, priced, merch),
		canCheckOut: canCheckOut(priced, facts),
		seen: changesOf(priced),
		phone: options?.site.phone ?? '',
	}
}

export function lineView(line: PricedLine, { currency }: PricedBasket, facts: ShopFacts): BasketLineData {
	const { options } = facts.content
	const money = (amount: number) => formatMoney({ amount, currency }, options?.site.locale)
	const { available, quantity, personalisation, needsDelivery } = line
	return {
		name: lineName(line),
		slug: line.slug,
		title: line.title,
		variant: keepUnits(line.variantLabel),
		picture: line.picture,
		quantity,
		most: Math.min(MAX_QUANTITY, available ?? MAX_QUANTITY),
		each: quantity > 1 ? `${money(line.unitMinor)} each` : '',
		total: money(line.totalMinor),
		notes: [
			...(stockLevel(available, options?.shop.lowStock ?? 0) === 'few' ? [`${available} left`] : []),
			...(personalisation ? ['You tell us the words at the checkout.'] : []),
			...(needsDelivery ? [] : [`A gift to the dogs: nothing is posted. It goes to ${GIFT_FUND_WORDS}.`]),
		],
	}
}

export function sumsView(
	priced: PricedBasket,
	donation: number,
	facts: ShopFacts,
	country = countryOf(null, facts),
): BasketSums {
	const { locale } = facts.content.options?.site ?? {}
	const money = (amount: number) => formatMoney({ amount, currency: priced.currency }, locale)
	const some = (amount: number) => (amount > 0 ? money(amount) : '')
	const methods = priced.needsDelivery ? methodsTo(country, priced, facts) : []
	const cheapest = methods[0]
	const total = priced.goodsMinor + priced.giftsMinor + donation + (cheapest?.priceMinor ?? 0)
	return {
		goods: some(priced.goodsMinor),
		gifts: some(priced.giftsMinor),
		donation: some(donation),
		delivery: cheapest ? (cheapest.priceMinor > 0 ? money(cheapest.priceMinor) : 'Free') : '',
		deliveryNote: cheapest
			? [`${keepUnits(cheapest.label)}.`, arrivalOf(priced, cheapest.days, facts)].join(' ').trim()
			: '',
		total: priced.currency ? money(total) : '',
		isPosted: priced.needsDelivery,
		isFrom: priced.needsDelivery && methods.length !== 1,
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

/** It can be posted, and payments are taken. */
export function canCheckOut(priced: PricedBasket, facts: ShopFacts): boolean {
	return facts.canPay && priced.lines.length > 0 && canPost(priced, facts)
}

function canPost({ needsDelivery, weightG, currency }: PricedBasket, { content }: ShopFacts): boolean {
	const bands = content.options?.shop.delivery ?? []
	const goesTo = (country: string) => deliveryMethods(bands, country, weightG, currency).length > 0
	return !needsDelivery || deliveryCountries(bands).some(goesTo)
}

function methodsTo(country: string, { weightG, currency }: PricedBasket, { content: { options } }: ShopFacts) {
	return deliveryMethods(options?.shop.delivery ?? [], country, weightG, currency)
}

/** The asked one if the shop posts there, else the home country. */
function countryOf(asked: string | null, { content: { options } }: ShopFacts): string {
	const bands = options?.shop.delivery ?? []
	const home = homeCountry(bands, options?.site.locale ?? '')
	return deliveryCountries(bands).find((code) => code === asked) ?? home
}

function countriesView({ content: { options } }: ShopFacts, chosen: string): BasketData['countries'] {
	const codes = deliveryCountries(options?.shop.delivery ?? [])
	return codes.map((code) => ({
		code,
		name: countryName(code, options?.site.locale ?? 'en-GB'),
		isChosen: code === chosen,
	}))
}

/** Small presents, cheapest first, that are not there yet. Beside goods only what is posted with them for nothing more. */
function suggestionsFor(priced: PricedBasket, country: string, facts: ShopFacts): BasketData['suggestions'] {
	const isThere = new Set(priced.lines.map(({ slug }) => slug))
	const isFull = priced.lines.length > 0
	return inShopOrder(facts.content.merch, facts.availability)
		.filter((item) => !isThere.has(item.slug) && isSoldOnline(item, facts) && !isSoldOut(item, facts.availability))
		.filter((item) => !isFull || fitsIn(item, priced, country, facts))
		.toSorted((a, b) => a.price.amount - b.price.amount)
		.slice(0, MAX_SUGGESTIONS)
		.map((item) => ({ ...merchCard(item, facts), ...(isFull ? { delivery: ', no extra postage' } : {}) }))
}

/** Whether posting it with the rest costs no more than the rest alone. */
function fitsIn(item: MerchItem, priced: PricedBasket, country: string, facts: ShopFacts): boolean {
	if (!priced.needsDelivery || !item.needsDelivery) return false
	const [alone] = methodsTo(country, priced, facts)
	const [together] = methodsTo(country, { ...priced, weightG: priced.weightG + item.weightG }, facts)
	return alone !== undefined && together !== undefined && together.priceMinor <= alone.priceMinor
}

/** Round sums from the options, those that one press adds. */
function donationsView(donation: number, { content: { options } }: ShopFacts): BasketData['donations'] {
	if (!options) return []
	const { locale, currency } = options.site
	return DONATIONS.map((amount) => ({
		amount: String(amount),
		words: formatMoney({ amount, currency }, locale),
		isChosen: amount === donation,
	}))
}

/** The day of arrival as the checkout says it (`checkout/open-checkout.server.ts`). */
function arrivalOf({ lines }: PricedBasket, days: DeliveryMethod['days'], { content, today }: ShopFacts): string {
	const posted = lines.filter(({ needsDelivery }) => needsDelivery)
	const dispatch = posted.map(({ slug }) => content.merch.find((item) => item.slug === slug)?.dispatch ?? '')
	const { locale = 'en-GB', timezone = 'Europe/London' } = content.options?.site ?? {}
	return deliveryEstimateInWords({ today: dayIn(timezone, today.getTime()), dispatch, days, region: uk, locale })
}

/** The amount as it would be typed: "5", "7.50"; "" for none. */
function donationField(amount: number, currency: string): string {
	return amount === 0 || !currency ? '' : shortDecimalOf({ amount, currency })
}
