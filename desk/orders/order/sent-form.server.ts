import type { StaffMember } from '#domain/desk/people/staff.ts'
import type { Order } from '#domain/shop/order.ts'
import type { DeskRequest } from '../../request.server.ts'

/** A form of the page of an order. */
export interface OrderActionArgs {
	desk: DeskRequest
	member: StaffMember
	order: Order
	form: URLSearchParams
	/** The version of the page whose form was sent. */
	seenVersion: number
}

export type Outcome = 'done' | 'changed meanwhile'

/** The lines of a form with a number above 0. */
export function lineCountsIn(form: URLSearchParams, id: 'returned' | 'refund', { lines }: Order) {
	return lines.flatMap((line) => {
		const typed = form.get(`${id}-${line.id}`) ?? ''
		const quantity = /^\d{1,4}$/.test(typed) ? Number(typed) : 0
		return quantity > 0 ? [{ lineId: line.id, quantity }] : []
	})
}
