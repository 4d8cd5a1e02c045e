import { dayIn, longDate } from '#lib/dates.ts'
import { listStockChanges, type StockReason } from '#records/shop/stock/stock-changes.ts'
import type { DeskRequest } from '../../request.server.ts'

/** As many as a person looks through. */
const MAX_CHANGES = 100

const REASON_WORDS: Record<StockReason, string> = {
	counted: 'Counted',
	'counted in the content': 'Counted by an editor',
	ordered: 'Ordered',
	'order over': 'The order ended, not sent',
	returned: 'Came back',
	'refunded before it was sent': 'Refunded before it was sent',
}

/** The newest changes of the stock: when, why and by whom. */
export async function readChanges({ store, timezone }: Pick<DeskRequest, 'store' | 'timezone'>) {
	const changes = await listStockChanges(store, MAX_CHANGES)
	return changes.map(({ key, at, reason, title, quantity, reference, staffName }) => ({
		key,
		title,
		day: longDate(dayIn(timezone, at)),
		why: [REASON_WORDS[reason], staffName && `by ${staffName}`].filter(Boolean).join(' '),
		reference,
		/** "12" for a count, "+1" and "−2" for what was added or taken off. */
		number: reason.startsWith('counted') ? String(quantity) : `${quantity < 0 ? '−' : '+'}${Math.abs(quantity)}`,
	}))
}

export type StockChangeView = Awaited<ReturnType<typeof readChanges>>[number]
