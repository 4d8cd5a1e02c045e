import type { DeliveryBand } from '#content/model/general-options.ts'
import { type Cancellation, cancellationOf, lastDayAfterCancelling } from '#domain/shop/cancellation.ts'
import { lineInWords } from '#domain/shop/emails/order-words.ts'
import { type Order, orderStage, totalMinor } from '#domain/shop/order.ts'
import { longDate } from '#lib/dates.ts'

interface AskedCancellation extends Cancellation {
	/** Nothing of the order stays: it ends with the refund. */
	isWhole: boolean
}

/** What a buyer has cancelled and staff have not dealt with yet; null in every other stage. */
export function askedCancellation(order: Order, bands: readonly DeliveryBand[]): AskedCancellation | null {
	if (orderStage(order) !== 'cancel asked') return null
	const cancellation = cancellationOf(order, bands, totalMinor(order))
	return { ...cancellation, isWhole: cancellation.kept.length === 0 && !cancellation.donation.isKept }
}

interface CancelAsked {
	bands: readonly DeliveryBand[]
	/** In words; null for those who do not see money. */
	money: ((amount: number) => string) | null
	/** Of the last day on which the money is to go back. */
	timezone: string
	/** `YYYY-MM-DD` */
	today: string
}

/** What staff do after a buyer has cancelled, with the sum and the day that the buyer was told; "" in every other stage. */
export function cancelAskedInWords(order: Order, { bands, money, timezone, today }: CancelAsked): string {
	const asked = askedCancellation(order, bands)
	if (!asked) return ''
	const stays = [...asked.kept.map(lineInWords), ...(asked.donation.isKept ? ['the donation'] : [])].join(', ')
	if (asked.cancelled.length === 0) return `What they cancelled is refunded, and ${stays} stays.`
	const until = lastDayAfterCancelling(order, timezone) ?? ''
	const isLate = order.sentAt === null && until < today
	const day = `${longDate(until)}${isLate ? ': that day has passed' : ''}`
	const told = money
		? `An email has told them that ${money(asked.refundMinor)} goes back${order.sentAt === null ? ` by ${day}` : `, and to send it back by ${day}`}. ${sumsInWords(order, asked, money)}`
		: 'An email has told them that you know.'
	const what = order.sentAt === null ? (stays === '' ? ': don’t post it' : '') : ' after it was sent'
	return stays === ''
		? `They asked to cancel${what}. ${told}`
		: `They asked to cancel${what}, except ${stays}, which stays. ${told}${money ? ' Use “Refund a part”.' : ''}`
}

/** "That is £18 for the goods and £2.25 of the £3.95 for delivery: the dearer way was their choice." */
function sumsInWords(
	order: Order,
	{ cancelled, kept, deliveryMinor }: Cancellation,
	money: (amount: number) => string,
) {
	const goods = money(cancelled.reduce((sum, line) => sum + line.totalMinor, 0))
	if (deliveryMinor === order.deliveryMinor) return `That is ${goods} for the goods, and the delivery.`
	if (deliveryMinor === 0) return `That is ${goods} for the goods.`
	const isForRest = kept.some(({ needsDelivery }) => needsDelivery)
	const why = isForRest ? 'the rest is still posted' : 'the dearer way was their choice'
	return `That is ${goods} for the goods and ${money(deliveryMinor)} of the ${money(order.deliveryMinor)} for delivery: ${why}.`
}
