import { isAllowed, type Role } from '../people/roles.ts'
import { ordersSearch } from './orders-query.ts'

/** Orders that wait for someone. */
export interface OrdersDue {
	toPack: number
	/** The part of those that is to be posted by now, as their items promise. */
	late: number
	packed: number
	/** The part of those that is to be posted by now. */
	latePacked: number
	/** Greetings cards to post by hand. */
	cards: number
	/** Buyers who have cancelled, money that is missing, too much, too late or back twice, and goods that are gone. */
	toDecide: number
	/** The part of those that was cancelled more than a week ago. The law gives 14 days for the refund. */
	refundsDue: number
	/** Refunds, of donations too, that Stripe refused. */
	refusedRefunds: number
}

export const NO_ORDERS_DUE: OrdersDue = {
	toPack: 0,
	late: 0,
	packed: 0,
	latePacked: 0,
	cards: 0,
	toDecide: 0,
	refundsDue: 0,
	refusedRefunds: 0,
}

/** What of it concerns a person: the team packs, treasurers and leads decide about money too. */
export function ordersDueFor(role: Role, due: OrdersDue): OrdersDue {
	const packing = isAllowed(role, 'packing') ? due : NO_ORDERS_DUE
	return isAllowed(role, 'orders') ? packing : { ...packing, toDecide: 0, refundsDue: 0, refusedRefunds: 0 }
}

/** How many lines the email has for them. */
export function countOrdersDue({ toPack, packed, cards, toDecide, refusedRefunds }: OrdersDue): number {
	return toPack + packed + cards + toDecide + refusedRefunds
}

/** A line for each kind, with its page. Numbers only: an email can be read by others. */
export function ordersDueLines(
	{ toPack, late, packed, latePacked, cards, toDecide, refundsDue, refusedRefunds }: OrdersDue,
	siteUrl: string,
): { text: string; detail: string; url: string }[] {
	const page = (view: Parameters<typeof ordersSearch>[0]['view']) =>
		`${siteUrl}/desk/orders${ordersSearch({ view, search: '', page: 1 })}`
	const lines = [
		{
			count: toPack,
			text: `${orders(toPack)} to pack`,
			detail: lateInWords(late, toPack),
			url: page('to pack'),
		},
		{
			count: packed,
			text: `${orders(packed)} for the post`,
			detail: lateInWords(latePacked, packed),
			url: page('packed'),
		},
		{ count: cards, text: cards === 1 ? '1 card to post' : `${cards} cards to post`, detail: '', url: page('cards') },
		{
			count: toDecide,
			text: `${orders(toDecide)} to decide`,
			detail: refundsDue > 0 ? `${refundsDue} cancelled more than a week ago: refund within 14 days` : '',
			url: page('to decide'),
		},
		{
			count: refusedRefunds,
			text: `${refusedRefunds === 1 ? '1 refund' : `${refusedRefunds} refunds`} that Stripe refused`,
			detail: 'No money went back yet',
			url: `${siteUrl}/desk/giving`,
		},
	]
	return lines.filter(({ count }) => count > 0).map(({ count: _count, ...line }) => line)
}

/** Whether something waits for longer than was promised to its buyer. */
function lateInWords(late: number, of: number): string {
	if (late === 0) return ''
	return of === 1 ? 'Late: it should be posted by now' : `${late} of them late: should be posted by now`
}

const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`)
