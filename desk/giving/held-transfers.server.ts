import { transferDeadlines } from '#domain/giving/transfer-deadlines.ts'
import { DAY_MS, longDate } from '#lib/dates.ts'
import { listToClose, listToRemind } from '#records/giving/remind.ts'
import { type DueTransfers, holdForLines } from '#records/payables/transfers/hold-for-lines.ts'
import { listToLapse } from '#records/shop/orders/waiting-orders.ts'
import type { DeskRequest } from '../request.server.ts'

type Asked = Pick<DeskRequest, 'store' | 'content' | 'timezone' | 'now'>

/** Why donors are not reminded of transfers, in a sentence; "" while no reminder is due or all go out. */
export async function heldReminders({ store, timezone, now }: Asked): Promise<string> {
	const { remind, close } = transferDeadlines(now)
	const due = [...(await listToRemind(store, remind.announced)), ...(await listToClose(store, close))]
	const distinct = [...new Map(due.map((donation) => [donation.id, donation])).values()]
	const { held, lines } = await holdForLines(store, distinct, timezone)
	if (held.length === 0) return ''
	const whose = held.length === 1 ? '1 donation' : `${held.length} donations`
	return `Reminders wait while ${undecided(lines)}: it may be the money of ${whose}.`
}

/** Why orders by transfer do not lapse whose days are over, in a sentence; "" for none. */
export async function heldLapses({ store, content, timezone, now }: Asked): Promise<string> {
	if (!content.options) return ''
	const due = await listToLapse(store, now - content.options.shop.reserveDays * DAY_MS)
	const { held, lines } = await holdForLines(store, due, timezone)
	if (held.length === 0) return ''
	const which = held.length === 1 ? '1 order has' : `${held.length} orders have`
	return `${which} not lapsed although the days are over, because ${undecided(lines)}: it may be the money.`
}

/** "3 lines of the bank statement up to 27 November 2026 are undecided" */
function undecided({ count, lastDay }: DueTransfers<unknown>['lines']): string {
	return count === 1
		? `a line of the bank statement of ${longDate(lastDay)} is undecided`
		: `${count} lines of the bank statement up to ${longDate(lastDay)} are undecided`
}
