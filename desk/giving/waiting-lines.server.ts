import { likelyKind } from '#domain/payables/bank-statement/line-outcome.ts'
import { donatedMinor } from '#domain/shop/order.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { countLinesToReview, listLinesToReview, type ReviewedLine } from '#records/payables/transfers/bank-statement.ts'
import type { DeskRequest } from '../request.server.ts'
import { sumWords } from './money.server.ts'

/** With more lines no sum is said. */
const MAX_READ_LINES = 1000

export interface WaitingLinesData {
	count: number
	/** How many of them bring something that is not in the books yet; null where more wait than are read. */
	fresh: number | null
	/** "£108.95": what these bring; "" for nothing. */
	sum: string
}

interface Wanted {
	/** `YYYY-MM`: only the lines of its days; undefined for all. */
	month?: string
	/** Gift Aid counts no goods: of a line about an order only what it gives. */
	isOnlyGifts?: boolean
}

/**
 * The lines of bank statements that no one has dealt with. What the books have already, and what Stripe and the tax office pay out, brings
 * them nothing new.
 */
export async function readWaitingLines(
	{ store, content }: Pick<DeskRequest, 'store' | 'content'>,
	{ month, isOnlyGifts = false }: Wanted = {},
): Promise<WaitingLinesData> {
	const lines = await listLinesToReview(store, MAX_READ_LINES)
	if (lines.length === MAX_READ_LINES) return { count: await countLinesToReview(store), fresh: null, sum: '' }
	const waiting = lines.filter(({ day }) => month === undefined || day.startsWith(month))
	const brought = waiting
		.filter(isNew)
		.map((line) => ({ currency: line.currency, amount: isOnlyGifts ? givenWith(line) : line.amount }))
		.filter(({ amount }) => amount > 0)
	return { count: waiting.length, fresh: brought.length, sum: sumOf(brought, content) }
}

/** Lines that may be the money of orders. */
export interface LinesForOrdersData extends WaitingLinesData {
	/** Those with the reference of an order. */
	named: Pick<WaitingLinesData, 'count' | 'sum'>
}

/** The lines of a month (`YYYY-MM`) that no one has dealt with and that may bring money for orders. */
export async function readLinesForOrders(
	{ store, content }: Pick<DeskRequest, 'store' | 'content'>,
	month: string,
): Promise<LinesForOrdersData> {
	const lines = await listLinesToReview(store, MAX_READ_LINES)
	if (lines.length === MAX_READ_LINES) {
		return { count: await countLinesToReview(store), fresh: null, sum: '', named: { count: 0, sum: '' } }
	}
	const waiting = lines.filter(({ day }) => day.startsWith(month))
	const { all, named } = linesForOrders(waiting)
	return {
		count: waiting.length,
		fresh: all.length,
		sum: sumOf(all, content),
		named: { count: named.length, sum: sumOf(named, content) },
	}
}

/**
 * Those that may bring money for orders: they name an order, or no one. What names a donation, what the books have already, and what Stripe
 * and the tax office pay out is left out.
 */
export function linesForOrders<L extends Pick<ReviewedLine, 'match' | 'text' | 'note'>>(
	lines: readonly L[],
): { all: L[]; named: L[] } {
	const all = lines.filter((line) => isNew(line) && (line.match.kind === 'unknown' || namesOrder(line)))
	return { all, named: all.filter(namesOrder) }
}

function namesOrder({ match }: Pick<ReviewedLine, 'match'>): boolean {
	const named = 'awaited' in match ? [match.awaited] : match.kind === 'several' ? match.all : []
	return named.some(({ details }) => 'order' in details)
}

function sumOf(lines: readonly Pick<ReviewedLine, 'currency' | 'amount'>[], content: DeskRequest['content']): string {
	const sums = [...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, of]) =>
		sumWords(content)(
			of.reduce((sum, { amount }) => sum + amount, 0),
			currency,
		),
	)
	return listInWords(sums)
}

function isNew({ match, text, note }: Pick<ReviewedLine, 'match' | 'text' | 'note'>): boolean {
	if (match.kind === 'unknown') return likelyKind(`${text} ${note}`) === undefined
	return match.kind !== 'same money'
}

/** What a line gives: for an order at most its donation, for any other line all of it. */
function givenWith({ match, amount }: ReviewedLine): number {
	const order = 'awaited' in match && 'order' in match.awaited.details ? match.awaited.details.order : undefined
	return order ? Math.min(amount, donatedMinor(order)) : amount
}
