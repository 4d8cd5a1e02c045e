import type { MerchItem } from '#content/model/merch-item.ts'
import type { Payment } from '#domain/payables/payable.ts'
import type { Region } from '#domain/region/region.ts'
import { addWorkingDays } from '#domain/region/working-days.ts'
import { dayIn } from '#lib/dates.ts'
import { arrivalDay, daysToPost, weekdayOf } from './checkout/delivery-estimate.ts'
import { deliveryMethods } from './delivery.ts'
import type { ShopEmailContext } from './emails/order-words.ts'
import type { Order } from './order.ts'

/** What the days of an order are counted with. */
type ArrivalWords = Pick<ShopEmailContext, 'timezone' | 'locale'> & {
	shop: Pick<ShopEmailContext['shop'], 'delivery' | 'dispatch' | 'region'>
}

/** When nothing of the money was missing any more: it is packed from then on. Undefined while something is. */
export function paidInFullAt(payments: readonly Pick<Payment, 'paidInFullAt'>[]): number | undefined {
	return payments.find((one) => one.paidInFullAt !== null)?.paidInFullAt ?? undefined
}

/**
 * "Friday 4 December": when an order is there as a rule, as the checkout said it; its page and its emails promise the same day. "" when it is not known, or the
 * items or the ways of posting have changed since.
 *
 * @param paidAt when all of the money was here; while it is not, the moment for which the day is said
 */
export function arrivalOf(order: Order, paidAt: number, words: ArrivalWords): string {
	const day = promisedDay(order, paidAt, words)
	return day === undefined ? '' : weekdayOf(day, words.locale)
}

/** When a posted parcel is expected; "" before, and when the way of posting says no days. @param paidAt undefined when it is not known */
export function arrivalAfterPosting(order: Order, paidAt: number | undefined, words: ArrivalWords): string {
	const day = dayAfterPosting(order, paidAt, words)
	return day === undefined ? '' : weekdayOf(day, words.locale)
}

/** The day that was promised, or a later one where it was posted late, `YYYY-MM-DD`. */
export function dayAfterPosting(order: Order, paidAt: number | undefined, words: ArrivalWords): string | undefined {
	const days = deliveryDays(order, words)
	if (order.sentAt === null || !days) return undefined
	const { timezone, shop } = words
	const fromPosting = addWorkingDays(dayIn(timezone, order.sentAt), days.to, shop.region)
	const promised = paidAt === undefined ? undefined : promisedDay(order, paidAt, words)
	return promised !== undefined && promised > fromPosting ? promised : fromPosting
}

/** The day of `arrivalOf`, `YYYY-MM-DD`; undefined when it is not known. */
export function promisedDay(order: Order, paidAt: number, words: ArrivalWords): string | undefined {
	const { timezone, shop } = words
	const posted = order.lines.filter(({ needsDelivery }) => needsDelivery)
	const dispatch = posted.map(({ slug }) => shop.dispatch.get(slug) ?? '')
	const days = deliveryDays(order, words)
	return arrivalDay({ today: dayIn(timezone, paidAt), dispatch, days, region: shop.region })
}

/** What most items promise, for one that does not say. */
const USUAL_DAYS_TO_POST = 3

export interface PostingWords {
	/** What items say of when they are posted, by their slug. */
	dispatch: ReadonlyMap<string, string>
	region: Region
}

/** What items say of when they are posted, by their slug. */
export function dispatchBySlug(merch: readonly Pick<MerchItem, 'slug' | 'dispatch'>[]): ReadonlyMap<string, string> {
	return new Map(merch.map(({ slug, dispatch }) => [slug, dispatch]))
}

/**
 * The day by which a paid order is to be in the post, `YYYY-MM-DD`: what is made for its buyer takes longer.
 *
 * @param paidOn `YYYY-MM-DD`
 */
export function lastDayToPost(
	{ lines }: { lines: readonly Pick<Order['lines'][number], 'slug' | 'needsDelivery'>[] },
	paidOn: string,
	{ dispatch, region }: PostingWords,
): string {
	const waits = lines
		.filter(({ needsDelivery }) => needsDelivery)
		.map(({ slug }) => daysToPost(dispatch.get(slug) ?? ''))
		.map((days) => (Number.isFinite(days) ? days : USUAL_DAYS_TO_POST))
	return addWorkingDays(paidOn, Math.max(...waits, 1), region)
}

/** Whether a paid order should be in the post by now. */
export function isLateToPost(
	{ lines, paidAt }: Parameters<typeof lastDayToPost>[0] & { paidAt: number },
	now: number,
	{ timezone, ...posting }: PostingWords & { timezone: string },
): boolean {
	return dayIn(timezone, now) > lastDayToPost({ lines }, dayIn(timezone, paidAt), posting)
}

/** Something of it is made with the buyer's words. */
export function isMadeToOrder({ lines }: Pick<Order, 'lines'>): boolean {
	return lines.some(({ personalisation, needsDelivery }) => needsDelivery && personalisation !== '')
}

function deliveryDays({ delivery, address, payable, lines }: Order, { shop }: Pick<ArrivalWords, 'shop'>) {
	const weightG = lines.reduce((sum, line) => (line.needsDelivery ? sum + line.weightG * line.quantity : sum), 0)
	const methods = deliveryMethods(shop.delivery, address?.country ?? '', weightG, payable.due.currency)
	return methods.find(({ key }) => key === delivery?.key)?.days ?? null
}
