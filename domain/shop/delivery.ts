import type { DeliveryBand } from '#content/model/general-options.ts'
import type { MerchItem } from '#content/model/merch-item.ts'

export interface DeliveryMethod {
	/** Changes with its country, weight and label, not with its price. */
	key: string
	country: string
	label: string
	priceMinor: number
	/** Working days from posting to arrival. */
	days: DeliveryBand['days']
}

/**
 * The ways to post a parcel of this weight, cheapest first: of those that cost the same or more only the ones that are faster. None: the
 * shop cannot post it there. Not asked of a parcel of gifts only, which needs no delivery.
 */
export function deliveryMethods(
	bands: readonly DeliveryBand[],
	country: string,
	weightG: number,
	currency: string,
): DeliveryMethod[] {
	const fitting = bands.filter(
		(band) => band.country === country && band.upToGrams >= weightG && band.price.currency === currency,
	)
	const methods: DeliveryMethod[] = []
	for (const band of fitting.toSorted((a, b) => a.price.amount - b.price.amount || a.upToGrams - b.upToGrams)) {
		if (methods.every((cheaper) => isFaster(band, cheaper))) methods.push(asMethod(band))
	}
	return methods
}

/** The countries that the shop posts to, in the order of the options. */
export function deliveryCountries(bands: readonly DeliveryBand[]): string[] {
	return [...new Set(bands.map(({ country }) => country))]
}

/** The country of the locale if the shop posts there, else its first one; "" when it posts nowhere. */
export function homeCountry(bands: readonly DeliveryBand[], locale: string): string {
	const countries = deliveryCountries(bands)
	const region = locale.split('-').find((part) => /^[A-Z]{2}$/.test(part)) ?? ''
	return countries.includes(region) ? region : (countries[0] ?? '')
}

/** The cheapest way to post one of an item at home, else anywhere, for "from £2.25 delivery" beside its price. */
export function cheapestDelivery(
	item: Pick<MerchItem, 'weightG' | 'needsDelivery' | 'price'>,
	bands: readonly DeliveryBand[],
	home: string,
): DeliveryMethod | undefined {
	if (!item.needsDelivery) return undefined
	const inCountry = (country: string) => deliveryMethods(bands, country, item.weightG, item.price.currency)
	const abroad = deliveryCountries(bands).flatMap(inCountry)
	return inCountry(home)[0] ?? abroad.toSorted((a, b) => a.priceMinor - b.priceMinor)[0]
}

function isFaster(band: DeliveryBand, than: DeliveryMethod): boolean {
	return band.days !== null && than.days !== null && band.days.to < than.days.to
}

function asMethod({ country, label, upToGrams, price, days }: DeliveryBand): DeliveryMethod {
	const name = label.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
	return { key: `${country}-${upToGrams}-${name}`, country, label, priceMinor: price.amount, days }
}
