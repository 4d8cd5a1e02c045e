import type { MerchItem } from '#content/model/content.ts'
import type { Availability } from './priced-basket.ts'

/**
 * Equal while pages say the same about what is left: a number is said only when it is `lowStock` or less, so that most
 * sales change no page.
 */
export function stockName(merch: readonly MerchItem[], availability: Availability, lowStock: number): string {
	const said = (left: number | null) => (left === null ? '' : Math.min(Math.max(left, 0), lowStock + 1))
	return merch.flatMap(({ id, variants }) => variants.map(({ key }) => said(availability(id, key)))).join(' ')
}

/** What editors counted, for when the store cannot be read: nothing has been sold since. */
export function countedAvailability(merch: readonly MerchItem[]): Availability {
	const counted = new Map(
		merch.flatMap(({ id, variants }) => variants.map(({ key, counted }) => [`${id} ${key}`, counted] as const)),
	)
	return (id, variant) => counted.get(`${id} ${variant}`) ?? null
}
