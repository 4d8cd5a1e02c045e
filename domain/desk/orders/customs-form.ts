import { destinationOf, isExport } from '#domain/shop/customs.ts'
import { type Order, titleOf } from '#domain/shop/order.ts'
import { parcelWeightG, toPack } from '#domain/shop/parcel.ts'

/** What customs ask about a parcel that leaves the country, on the form CN22 of the Universal Postal Union. */
export interface CustomsForm {
	lines: CustomsLine[]
	/** Of the goods, without packing. */
	weightG: number
	/** Minor units, what was paid for the goods without delivery. */
	valueMinor: number
	currency: string
}

export interface CustomsLine {
	id: string
	/** "Dinner bowl, Small": the tariff code and the country of origin are not known here. */
	title: string
	quantity: number
	weightG: number
	valueMinor: number
}

/** Its category, one of those on the form. */
export const CUSTOMS_CATEGORY = 'Sale of goods'

/** Null for a parcel that stays at home, and for an order without one. */
export function customsForm(order: Order): CustomsForm | null {
	if (!isExport(destinationOf(order))) return null
	const lines = toPack(order).map((line) => ({
		id: line.id,
		title: titleOf(line),
		quantity: line.quantity,
		weightG: line.quantity * line.weightG,
		valueMinor: line.quantity * line.unitMinor,
	}))
	if (lines.length === 0) return null
	return {
		lines,
		weightG: parcelWeightG(order),
		valueMinor: lines.reduce((sum, { valueMinor }) => sum + valueMinor, 0),
		currency: order.payable.due.currency,
	}
}

/** Of a charity that is registered for VAT: why the proof of posting of a parcel abroad is kept (VAT Notice 703); "" for every other parcel. */
export function proofOfPosting(order: Order, { isRegistered }: { isRegistered: boolean }): string {
	return isRegistered && customsForm(order) ? 'Keep the proof of posting: it is why no UK VAT is due.' : ''
}
