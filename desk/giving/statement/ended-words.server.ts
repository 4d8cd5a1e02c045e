import { dayIn, longDate } from '#lib/dates.ts'
import { tieDates } from '#lib/text/tie-dates.ts'
import type { FoundPayable } from '#records/payables/transfers/bank-statement.ts'

/** Why no one waits for the money of a line any more, and what booking it does. */
export function endedInWords({ payable, beside }: Pick<FoundPayable, 'payable' | 'beside'>, timezone: string): string {
	const since = (at: number | null) => (at === null ? '' : tieDates(` on ${longDate(dayIn(timezone, at))}`))
	if ('donation' in beside) {
		if (payable.state === 'cancelled') return 'It was cancelled, and money still comes. Booking it adds another month.'
		return `Given up${since(payable.closedAt)}: no money had come. Booking it counts as their donation.`
	}
	const { cancelledAt, lines } = beside.order
	if (cancelledAt !== null) {
		return `Cancelled${since(cancelledAt)}: nothing is sent for it. Book it, then send the money back.`
	}
	const hasGoods = lines.some(({ needsDelivery }) => needsDelivery)
	return hasGoods
		? `Lapsed${since(payable.closedAt)}, and its goods are on sale again. Booking it takes them off the shelf, if they are still there.`
		: `Lapsed${since(payable.closedAt)}: no money had come. Booking it counts as paid.`
}
