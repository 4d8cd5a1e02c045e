import type { Content } from '#content/model/content.ts'
import { stageInWords, stageTone } from '#domain/desk/orders/order-words.ts'
import { pickOf } from '#domain/desk/orders/orders-query.ts'
import { countryName } from '#domain/desk/orders/postal-lines.ts'
import { homeCountry } from '#domain/shop/delivery.ts'
import { type Order, orderStage } from '#domain/shop/order.ts'
import { dayIn, longDate } from '#lib/dates.ts'
import { moneyWords } from '../giving/money.server.ts'
import { nameOf } from '../giving/read-list.server.ts'

export interface OrderRow {
	reference: string
	/** The value of its tick. */
	pick: string
	name: string
	lines: { id: string; text: string; words: string }[]
	/** What must not be overlooked. */
	marks: string[]
	/** "Llanelli SA14 8NN"; abroad with the country. */
	place: string
	delivery: string
	stage: string
	tone: 'good' | 'trouble' | 'plain'
	since: string
	total: string
}

/** One order of the list, as words. */
export function orderRow(order: Order, { content, timezone }: { content: Content; timezone: string }): OrderRow {
	const { donation, address, delivery, isOutOfStock } = order
	const stage = orderStage(order)
	const money = moneyWords(content)
	const home = homeOf(content)
	return {
		reference: donation.reference,
		pick: pickOf({ reference: donation.reference, version: order.version }),
		name: nameOf(donation),
		lines: order.lines.map((line) => ({ id: line.id, text: lineInWords(line), words: line.personalisation })),
		marks: marksOf(order),
		place: address
			? [`${address.town} ${address.postcode}`.trim(), address.country === home ? '' : countryName(address.country)]
					.filter(Boolean)
					.join(', ')
			: 'Nothing to post',
		delivery: delivery?.label ?? '',
		stage: stageInWords(stage, isOutOfStock),
		tone: stageTone(stage, isOutOfStock),
		since: longDate(dayIn(timezone, sinceOf(order))),
		total: money(donation.amount.amount, donation.amount.currency),
	}
}

/** The country of the charity: it is not written on labels. */
export function homeOf({ options }: Content): string {
	return homeCountry(options?.shop.delivery ?? [], options?.site.locale ?? 'en-GB')
}

/** "2 × T-shirt, M"; of what was refunded how many are left. */
export function lineInWords(line: Order['lines'][number]): string {
	const name = [`${line.quantity} × ${line.title}`, line.variantLabel].filter(Boolean).join(', ')
	if (line.refundedQuantity === 0) return name
	return line.refundedQuantity >= line.quantity ? `${name} (refunded)` : `${name} (${line.refundedQuantity} refunded)`
}

function marksOf({ note, isOutOfStock, cancelAskedAt, cancelledAt }: Order): string[] {
	return [
		...(isOutOfStock ? ['Paid, but not there any more'] : []),
		...(cancelAskedAt !== null && cancelledAt === null ? ['They want to cancel: do not post it'] : []),
		...(note === '' ? [] : ['With a note from the buyer']),
	]
}

/** The last thing that happened to it. */
function sinceOf({ donation, packedAt, sentAt, cancelAskedAt, cancelledAt }: Order): number {
	return Math.max(donation.createdAt, packedAt ?? 0, sentAt ?? 0, cancelAskedAt ?? 0, cancelledAt ?? 0)
}
