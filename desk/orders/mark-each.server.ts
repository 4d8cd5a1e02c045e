import type { OrderPick } from '#domain/desk/orders/orders-query.ts'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import type { Order } from '#domain/shop/order.ts'
import { emailsOfSending, expiryEmails } from '#domain/shop/order-emails.ts'
import { freeUnpaid } from '#records/shop/orders/free-unpaid.ts'
import { type BulkResult, markPacked, markSent } from '#records/shop/orders/pack-and-send.ts'
import type { DeskRequest } from '../request.server.ts'

interface Marking {
	picks: readonly OrderPick[]
	member: StaffMember
}

const seenOf = ({ reference, version }: OrderPick) => ({ reference, seenVersion: version })

/** Each on its own: an order that a colleague changed meanwhile does not hold up the others. */
export function packEach({ store, now }: DeskRequest, { picks, member }: Marking): Promise<BulkResult[]> {
	return markPacked(store, picks.map(seenOf), member.id, now)
}

/** Like `packEach`, with the email to each buyer. @param trackingOf the link of an order; "" for none */
export async function sendEach(
	{ store, now, giving, deliver }: DeskRequest,
	{ picks, member, trackingOf }: Marking & { trackingOf(reference: string): string },
): Promise<BulkResult[]> {
	const sent = picks.map((pick) => ({ ...seenOf(pick), trackingUrl: trackingOf(pick.reference) }))
	const deliveriesOf = (order: Order, paidAt?: number) => emailsOfSending(order, giving.words, paidAt)
	const results = await markSent(store, sent, { staffId: member.id, deliveriesOf }, now)
	deliver()
	return results
}

/** Like `packEach`, for unpaid orders: their goods are on sale again, with the email of an order that expires. */
export async function freeEach(
	{ store, now, giving, deliver }: DeskRequest,
	{ picks, member }: Marking,
): Promise<BulkResult[]> {
	const deliveriesOf: DeskRequest['giving']['deliveriesOf'] = ({ details }) =>
		'order' in details ? expiryEmails(details.order, giving.words) : []
	const results = await freeUnpaid(store, picks.map(seenOf), { staffId: member.id, deliveriesOf }, now)
	deliver()
	return results
}

type Intent = 'packed' | 'sent' | 'freed'

const MAX_NAMED = 20

/** For the address of the list: "packed=3&refused=ORD-7K3F-2M". */
export function resultOf(intent: Intent, results: readonly BulkResult[]): URLSearchParams {
	const done = results.filter(({ outcome }) => outcome === 'done').length
	const parameters = new URLSearchParams({ [intent]: String(done) })
	const refused = results.filter(({ outcome }) => outcome !== 'done')
	for (const { reference } of refused.slice(0, MAX_NAMED)) parameters.append('refused', reference)
	return parameters
}

/** What was done, from the address; null for none. */
export function resultInWords(parameters: URLSearchParams): { sentence: string; refused: string[] } | null {
	const intent = (['packed', 'sent', 'freed'] as const).find((one) => /^\d{1,3}$/.test(parameters.get(one) ?? ''))
	if (!intent) return null
	const count = Number(parameters.get(intent))
	const refused = parameters.getAll('refused').filter((one) => /^[A-Z0-9-]{3,20}$/.test(one))
	return { sentence: doneInWords(intent, count), refused }
}

function doneInWords(intent: Intent, count: number): string {
	const orders = count === 1 ? '1 order is' : `${count} orders are`
	const email = intent !== 'packed' && count > 0 ? ' The buyers get an email.' : ''
	if (intent !== 'freed') return `${orders} marked as ${intent}.${email}`
	return count === 1
		? `The goods of 1 order are back on sale.${email}`
		: `The goods of ${count} orders are back on sale.${email}`
}
