import type { DeliveryBand } from '#content/model/general-options.ts'
import { cancellationOf } from '#domain/shop/cancellation.ts'
import { lineInWords } from '#domain/shop/emails/order-words.ts'
import { type Order, orderStage, totalMinor } from '#domain/shop/order.ts'

interface CancelAsked {
	bands: readonly DeliveryBand[]
	/** In words; null for those who do not see money. */
	money: ((amount: number) => string) | null
}

/** What staff do after a buyer has cancelled, with the sum that the buyer was told; "" in every other stage. */
export function cancelAskedInWords(order: Order, { bands, money }: CancelAsked): string {
	if (orderStage(order) !== 'cancel asked') return ''
	const { kept, donation, refundMinor } = cancellationOf(order, bands, totalMinor(order))
	const stays = [...kept.map(lineInWords), ...(donation.isKept ? ['the donation'] : [])].join(', ')
	const told = money
		? `An email has told them that ${money(refundMinor)} goes back.`
		: 'An email has told them that you know.'
	return stays === ''
		? `They asked to cancel: don’t post it. ${told}`
		: `They asked to cancel, except ${stays}: that stays ordered. ${told}${money ? ' Use “Refund a part”.' : ''}`
}
