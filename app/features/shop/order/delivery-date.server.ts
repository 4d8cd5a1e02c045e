import type { Content } from '#content/model/content.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { arrivalInWords } from '#domain/shop/checkout/delivery-estimate.ts'
import { deliveryMethods } from '#domain/shop/delivery.ts'
import type { ShopWords } from '#domain/shop/emails/order-words.ts'
import type { Order } from '#domain/shop/order.ts'
import { dayIn } from '#lib/dates.ts'
import { type OrderInBooks, paidInFullAt } from './order-in-books.server.ts'

interface ArrivalRequest {
	content: Pick<Content, 'merch'>
	formContext: Pick<FormContext, 'region'>
	words: ShopWords
	now: number
}

/**
 * When it is there as a rule, as the checkout said it: counted from the day on which all of the money was here, and from today while it is not. "" when it is
 * not known, or the items or the ways of posting have changed since.
 */
export function arrivalOf({ order, payments }: OrderInBooks, request: ArrivalRequest): string {
	const { content, formContext, words, now } = request
	const days = daysOf(order, request)
	const posted = order.lines.filter(({ needsDelivery }) => needsDelivery)
	const dispatch = posted.map(({ slug }) => content.merch.find((item) => item.slug === slug)?.dispatch ?? '')
	const today = dayIn(words.timezone, paidInFullAt(payments) ?? now)
	return arrivalInWords({ today, dispatch, days, region: formContext.region, locale: words.locale })
}

function daysOf({ delivery, address, payable, lines }: Order, { words }: Pick<ArrivalRequest, 'words'>) {
	const weightG = lines.reduce((sum, line) => (line.needsDelivery ? sum + line.weightG * line.quantity : sum), 0)
	const methods = deliveryMethods(words.shop.delivery, address?.country ?? '', weightG, payable.due.currency)
	return methods.find(({ key }) => key === delivery?.key)?.days ?? null
}
