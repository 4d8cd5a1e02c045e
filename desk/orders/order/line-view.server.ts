import type { Content } from '#content/model/content.ts'
import type { Cancellation } from '#domain/shop/cancellation.ts'
import { type Order, type OrderLine, titleOf } from '#domain/shop/order.ts'
import { returnable } from '#domain/shop/parcel.ts'
import { isZeroRated } from '#domain/shop/vat.ts'

interface Words {
	/** In a sentence, "£9", and in a column, "£9.00". Null for those who see no money. */
	prices: { money(amount: number): string; sum(amount: number): string } | null
	/** What came back, or the buyer has cancelled; null for nothing. */
	toRefund: Pick<Cancellation, 'cancelled'> | null
	paperCard: Order['paperCard']
	/** Sold in the UK by a charity that is registered: a line without VAT says so. */
	hasVat: boolean
}

/** A line of an order as words. */
export function lineView(line: OrderLine, { merch }: Content, { prices, toRefund, paperCard, hasVat }: Words) {
	const item = merch.find(({ id }) => id === line.merchId)
	const name = titleOf(line)
	return {
		id: line.id,
		quantity: line.quantity,
		title: line.title,
		variant: line.variantLabel,
		name,
		words: line.personalisation,
		wordsLabel: item?.personalisation?.label ?? 'Words',
		notes: [
			...(line.needsDelivery ? [] : [`A gift to the dogs: ${cardInWords(paperCard)}`]),
			...(line.needsDelivery && !line.returnable ? ['Cannot be returned'] : []),
			...(hasVat && isZeroRated(line) ? ['0% VAT'] : []),
			...(line.refundedQuantity > 0 ? [`${line.refundedQuantity} refunded`] : []),
			...(line.returnedQuantity > 0 ? [`${line.returnedQuantity} came back`] : []),
		],
		total: prices ? prices.sum(line.totalMinor) : '',
		each: prices && line.quantity > 1 ? `${prices.money(line.unitMinor)} each` : '',
		priced: prices ? `${name}, ${prices.money(line.unitMinor)}${line.quantity > 1 ? ' each' : ''}` : name,
		/** How many of it came back, or the buyer has cancelled; null for nothing. */
		cancelled: toRefund ? (toRefund.cancelled.find(({ id }) => id === line.id)?.quantity ?? 0) : null,
		refundable: line.quantity - line.refundedQuantity,
		returnable: returnable(line),
	}
}

/** How the greetings card of a gift reaches the buyer. */
function cardInWords(card: Order['paperCard']): string {
	if (card === null) return 'nothing to post, its card comes by email'
	const isPosted = card.postedAt !== null
	if (card.address === '') return isPosted ? 'its card was posted' : 'its card goes into the parcel'
	return isPosted ? 'its card was posted by hand' : 'its card is to be posted by hand'
}
