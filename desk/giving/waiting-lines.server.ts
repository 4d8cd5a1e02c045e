import { likelyKind } from '#domain/payables/bank-statement/line-outcome.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { countLinesToReview, listLinesToReview, type ReviewedLine } from '#records/payables/transfers/bank-statement.ts'
import type { DeskRequest } from '../request.server.ts'
import { sumWords } from './money.server.ts'

/** Of more, no sum is said. */
const MAX_READ_LINES = 1000

export interface WaitingLinesData {
	count: number
	/** "£108.95": what they bring that is not in the books yet; "" for nothing, and for more lines than are read. */
	sum: string
}

/**
 * The lines of bank statements that no one has dealt with. What the books have already, and what Stripe and the tax office pay out, brings
 * them nothing new.
 *
 * @param month `YYYY-MM`: only the lines of its days; undefined for all
 */
export async function readWaitingLines(
	{ store, content }: Pick<DeskRequest, 'store' | 'content'>,
	month?: string,
): Promise<WaitingLinesData> {
	const lines = await listLinesToReview(store, MAX_READ_LINES)
	if (lines.length === MAX_READ_LINES) return { count: await countLinesToReview(store), sum: '' }
	const waiting = lines.filter(({ day }) => month === undefined || day.startsWith(month))
	const sums = [...Map.groupBy(waiting.filter(isNew), ({ currency }) => currency)].map(([currency, of]) =>
		sumWords(content)(
			of.reduce((sum, { amount }) => sum + amount, 0),
			currency,
		),
	)
	return { count: waiting.length, sum: listInWords(sums) }
}

function isNew({ match, text, note }: ReviewedLine): boolean {
	if (match.kind === 'unknown') return likelyKind(`${text} ${note}`) === undefined
	return match.kind !== 'same money'
}
