import { destinationOf, isExport } from './customs.ts'
import type { Order } from './order.ts'

/** The VAT included in the prices of one rate, in minor units. */
export interface VatOfRate {
	/** Percent. */
	rate: number
	grossMinor: number
	netMinor: number
	vatMinor: number
}

interface TaxedLine {
	totalMinor: number
	vatRate: number | null
	needsDelivery: boolean
}

/**
 * The VAT included in an order, by rate, the highest first. Gifts and donations have none; a line without a rate counts as 0 %. Delivery
 * has the rate of what is posted: with several rates it is divided by the value of the goods (VAT Notice 700/24). An export is zero-rated (VAT Notice
 * 703): keep the proof of posting.
 *
 * @param country where it goes (`destinationOf`); "" when nothing is posted
 */
export function vatIncluded(lines: readonly TaxedLine[], deliveryMinor: number, country: string): VatOfRate[] {
	const goods = lines.filter(({ needsDelivery }) => needsDelivery)
	const byRate = new Map<number, number>()
	for (const { vatRate, totalMinor } of goods) {
		const rate = isExport(country) ? 0 : (vatRate ?? 0)
		byRate.set(rate, (byRate.get(rate) ?? 0) + totalMinor)
	}
	const rates = [...byRate].toSorted(([a], [b]) => b - a)
	const value = rates.reduce((sum, [, total]) => sum + total, 0)
	let undivided = deliveryMinor
	return rates.map(([rate, total], at) => {
		// The last takes the rest, so that the parts add up.
		const share = at === rates.length - 1 || value === 0 ? undivided : Math.round((deliveryMinor * total) / value)
		undivided -= share
		const grossMinor = total + share
		const vatMinor = Math.round((grossMinor * rate) / (100 + rate))
		return { rate, grossMinor, netMinor: grossMinor - vatMinor, vatMinor }
	})
}

/** Goods without VAT also at home, such as a booklet: a line without a rate counts as 0 %. */
export function isZeroRated({ needsDelivery, vatRate }: Pick<TaxedLine, 'needsDelivery' | 'vatRate'>): boolean {
	return needsDelivery && (vatRate ?? 0) === 0
}

/** What of the goods and delivery of an order a part of their money stands for, by rate. */
export interface PartOfRate {
	rate: number
	grossMinor: number
	vatMinor: number
}

type TaxedOrder = Pick<Order, 'goodsMinor' | 'deliveryMinor' | 'address' | 'delivery'> & { lines: readonly TaxedLine[] }

/**
 * The VAT in a part of the money for goods and delivery, which came before the rest or went back: each rate has its share of the whole order, to the
 * penny. No one says which line a sum at the provider, or a transfer of too little, is for.
 */
export function vatInPart(order: TaxedOrder, partMinor: number): PartOfRate[] {
	const { lines, goodsMinor, deliveryMinor } = order
	const rates = vatIncluded(lines, deliveryMinor, destinationOf(order))
	const whole = goodsMinor + deliveryMinor
	const part = Math.min(partMinor, whole)
	let undivided = part
	return rates.map(({ rate, grossMinor, vatMinor }, at) => {
		const share = at === rates.length - 1 || whole === 0 ? undivided : Math.round((grossMinor * part) / whole)
		undivided -= share
		return { rate, grossMinor: share, vatMinor: whole === 0 ? 0 : Math.round((vatMinor * part) / whole) }
	})
}

/** The VAT of all rates in a part of the money for goods and delivery. */
export function vatOfPart(order: TaxedOrder, partMinor: number): number {
	return vatInPart(order, partMinor).reduce((sum, { vatMinor }) => sum + vatMinor, 0)
}

type Money = (minor: number) => string

/** "including £2.75 VAT at 20%"; of several rates each with what is at it, the delivery shared by value. No words where no VAT is in it. */
export function vatByRate(rates: readonly VatOfRate[], money: Money): string[] {
	if (rates.length > 1) return rates.map((one) => grossAtRate(one, money))
	return rates
		.filter(({ vatMinor }) => vatMinor > 0)
		.map(({ rate, vatMinor }) => `including ${money(vatMinor)} VAT at ${rate}%`)
}

/** "£13.95 at 20%, including £2.32 VAT", "£6 at 0%" */
export function grossAtRate({ rate, grossMinor, vatMinor }: VatOfRate, money: Money): string {
	return `${money(grossMinor)} at ${rate}%${vatMinor > 0 ? `, including ${money(vatMinor)} VAT` : ''}`
}
