import { transferDeadlines } from '#domain/giving/transfer-deadlines.ts'
import { formatDate } from '#lib/dates.ts'
import { listToClose, listToRemind } from '#records/giving/remind.ts'
import { type DueTransfers, holdForLines } from '#records/payables/transfers/hold-for-lines.ts'
import { findExpiring } from '#records/shop/orders/expiring-orders.ts'
import type { DeskRequest } from '../request.server.ts'

type Desk = Pick<DeskRequest, 'store' | 'content' | 'timezone' | 'now'>

/** Why donors are not reminded of transfers, in a sentence; "" while no reminder is due or all go out. */
export async function heldReminders({ store, timezone, now }: Desk): Promise<string> {
	const { remind, close } = transferDeadlines(now)
	const due = [...(await listToRemind(store, remind.announced)), ...(await listToClose(store, close))]
	const distinct = [...new Map(due.map((donation) => [donation.id, donation])).values()]
	const { held, lines } = await holdForLines(store, distinct, timezone)
	if (held.length === 0) return ''
	const whose = held.length === 1 ? '1 donation' : `${held.length} donations`
	return `Reminders wait while ${undecided(lines)}: it may be the money of ${whose}.`
}

/** Why orders by transfer do not expire whose days are over, in a sentence or two; "" for none. */
export async function heldExpiries({ store, content, timezone, now }: Desk): Promise<string> {
	if (!content.options) return ''
	const { reserveDays } = content.options.shop
	const { held, lines, beforeStatement } = await findExpiring(store, { reserveDays, timezone, now })
	const { count, lastDay } = beforeStatement
	return [
		held.length > 0 ? `${notExpired(held.length)}, because ${undecided(lines)}: it may be the money.` : '',
		count > 0
			? `${notExpired(count)}, because no bank statement up to ${formatDate(lastDay)} has been imported yet.`
			: '',
	]
		.filter(Boolean)
		.join(' ')
}

const notExpired = (orders: number) =>
	`${orders === 1 ? '1 order has' : `${orders} orders have`} not expired although the days are over`

/** "3 lines of the bank statement up to 27 November 2026 are undecided" */
function undecided({ count, lastDay }: DueTransfers<unknown>['lines']): string {
	return count === 1
		? `a line of the bank statement of ${formatDate(lastDay)} is undecided`
		: `${count} lines of the bank statement up to ${formatDate(lastDay)} are undecided`
}
