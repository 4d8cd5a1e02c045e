import type { GeneralOptions } from '#content/model/content.ts'
import { formatMoney } from '#lib/money.ts'
import { keepUnits } from '#lib/text/line-breaks.ts'

type Band = GeneralOptions['shop']['delivery'][number]

/** Postage of one item: for each country the cheapest parcel that carries it. Without a weight every parcel is listed. */
export function deliveryFor(
	weightG: number,
	bands: readonly Band[],
	locale?: string,
): { label: string; price: string }[] {
	const fitting = bands.filter((band) => band.upToGrams >= weightG).toSorted((a, b) => a.upToGrams - b.upToGrams)
	const countries = [...new Set(bands.map((band) => band.country))]
	const rows =
		weightG > 0
			? countries
					.map((country) => fitting.find((band) => band.country === country))
					.filter((band) => band !== undefined)
			: bands
	return rows.map(({ label, price }) => ({ label: keepUnits(label), price: formatMoney(price, locale) }))
}
