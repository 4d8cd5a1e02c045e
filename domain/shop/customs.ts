import type { Order } from './order.ts'

/** Where UK VAT is charged: the Isle of Man is one area with it, the Channel Islands are not (VAT Notice 703, section 2). */
const VAT_AREA: readonly string[] = ['GB', 'IM']

/** Whether a parcel to this country is an export, which is sold without UK VAT and may cost its buyer VAT and duty there. "" is nowhere. */
export function isExport(country: string): boolean {
	return country !== '' && !VAT_AREA.includes(country)
}

/** "" when nothing is posted. Where the address was deleted with the person, the key of the way to post it says the country. */
export function destinationOf({ address, delivery }: Pick<Order, 'address' | 'delivery'>): string {
	return address?.country ?? delivery?.key.slice(0, 2) ?? ''
}

const CUSTOMS =
	'There is no UK VAT in what you pay for what leaves the United Kingdom. When it arrives, the post or customs may ask you for VAT, duty and a handling fee. We don’t know how much that is, and it isn’t part of our price.'

/** What a buyer abroad has to know before they order; "" at home. @param own the charity's words; "" for ours */
export function customsInWords(country: string, own: string): string {
	return isExport(country) ? own || CUSTOMS : ''
}
