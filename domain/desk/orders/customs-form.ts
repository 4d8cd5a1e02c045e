import type { MerchItem } from '#content/model/merch-item.ts'
import { destinationOf, isExport } from '#domain/shop/customs.ts'
import { type Order, titleOf } from '#domain/shop/order.ts'
import { parcelWeightG, toPack } from '#domain/shop/parcel.ts'
import { countryName } from '../../shop/emails/order-words.ts'

type CustomsItem = Pick<MerchItem, 'id' | 'tariffCode' | 'madeIn'>

/** What customs ask about a parcel that leaves the country, on the form CN22 of the Universal Postal Union. */
export interface CustomsForm {
	lines: CustomsLine[]
	/** The weight of the goods, without packing. */
	weightG: number
	/** Minor units, what was paid for the goods without delivery. */
	valueMinor: number
	currency: string
	/** What is not known and is to be filled in by hand: "tariff code of Bowl"; empty when all is known. */
	missing: string[]
}

interface CustomsLine {
	id: string
	/** "Dinner bowl, Small" */
	title: string
	/** The code of the Harmonised System; "" when the item has none. */
	tariffCode: string
	/** "Portugal"; "" when the item does not say it. */
	madeIn: string
	quantity: number
	weightG: number
	valueMinor: number
}

/** Its category, one of those on the form. */
export const CUSTOMS_CATEGORY = 'Sale of goods'

/**
 * Null for a parcel that stays at home, and for an order without one.
 *
 * @param merch the content's, with what customs ask about each item
 */
export function customsForm(order: Order, merch: readonly CustomsItem[]): CustomsForm | null {
	if (!isExport(destinationOf(order))) return null
	const lines = toPack(order).map((line) => {
		const item = merch.find(({ id }) => id === line.merchId)
		return {
			id: line.id,
			title: titleOf(line),
			tariffCode: item?.tariffCode ?? '',
			madeIn: countryName(item?.madeIn ?? ''),
			quantity: line.quantity,
			weightG: line.quantity * line.weightG,
			valueMinor: line.quantity * line.unitMinor,
		}
	})
	if (lines.length === 0) return null
	return {
		lines,
		weightG: parcelWeightG(order),
		valueMinor: lines.reduce((sum, { valueMinor }) => sum + valueMinor, 0),
		currency: order.payable.due.currency,
		missing: lines.flatMap(missingOf),
	}
}

function missingOf({ title, tariffCode, madeIn }: CustomsLine): string[] {
	return [
		...(tariffCode === '' ? [`the tariff code of ${title}`] : []),
		...(madeIn === '' ? [`where ${title} was made`] : []),
	]
}

/** Why a charity that is registered for VAT keeps the proof of posting of a parcel abroad (VAT Notice 703); "" for every other parcel. */
export function proofOfPosting(order: Order, { isRegistered }: { isRegistered: boolean }): string {
	return isRegistered && customsForm(order, []) ? 'Keep the proof of posting: it is why no UK VAT is due.' : ''
}
