import { formatDateTime } from '#lib/dates.ts'
import { listStockChanges, type StockReason } from '#records/shop/stock/stock-changes.ts'
import type { DeskRequest } from '../../request.server.ts'
import type { StockItem } from './read-stock.server.ts'
import { nameOf } from './stock-words.ts'

/** No one looks through more. */
const MAX_CHANGES = 100

const REASON_WORDS: Record<StockReason, string> = {
	counted: 'Counted',
	'counted in the content': 'Counted by an editor',
	ordered: 'Ordered',
	'order over': 'The order ended, not sent',
	returned: 'Came back',
	'refunded before it was sent': 'Refunded before it was sent',
}

/** The newest changes of the stock: when, why and by whom. @param items of the page, which names each thing as its list does */
export async function readChanges(
	{ store, timezone }: Pick<DeskRequest, 'store' | 'timezone'>,
	items: readonly StockItem[],
) {
	const names = new Map<string, string>(
		items.flatMap(({ rows }) => rows.map((row) => [`${row.title}, ${row.variant}`, nameOf(row)] as const)),
	)
	const changes = await listStockChanges(store, MAX_CHANGES)
	return changes.map(({ key, at, reason, title, quantity, reference, staffName, inCountAt }) => ({
		key,
		title: names.get(title) ?? title,
		when: formatDateTime(at, timezone),
		why: [REASON_WORDS[reason], staffName && `by ${staffName}`].filter(Boolean).join(' '),
		reference,
		/** Set for goods that the last count included: "Not posted at the count of 28 Nov 2026, 10:00: taken off that number" */
		inCount:
			inCountAt === null
				? ''
				: `Not posted at the count of ${formatDateTime(inCountAt, timezone)}: ${reason === 'ordered' ? 'taken off' : 'added to'} that number`,
		/** "12" for a count, "+1" and "−2" for what was added or taken off. */
		number: reason.startsWith('counted') ? String(quantity) : `${quantity < 0 ? '−' : '+'}${Math.abs(quantity)}`,
	}))
}

export type StockChangeView = Awaited<ReturnType<typeof readChanges>>[number]
