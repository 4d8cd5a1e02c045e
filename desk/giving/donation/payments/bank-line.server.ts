import { otherPayer } from '#domain/payables/bank-statement/payer-name.ts'
import type { Payable } from '#domain/payables/payable.ts'
import { formatDate } from '#lib/dates.ts'
import { tieDates } from '#lib/text/line-breaks.ts'
import { latestStatementDay, listLinesToReview } from '#records/payables/transfers/bank-statement.ts'
import { listTiedLines } from '#records/payables/transfers/list-arrivals.ts'
import type { DeskRequest } from '../../../request.server.ts'
import { moneyWords } from '../../money.server.ts'

/** The same limit as on the page of the bank statement. */
const MAX_LINES = 200

export interface BankLine {
	/** "£20 on 20 November 2026"; "" for none. */
	found: string
	/** The line in the words of the bank; "" for none. */
	text: string
	/** Who paid, if it is someone else; "" elsewhere. */
	otherPayer: string
	/** "line reference version", as the page of the statement takes it; "" where a person has to look first. */
	decision: string
	amount: string
	/** The last day that the statements cover, in words; "" when none was imported. */
	until: string
	/** Whether lines are matched to it already: what is looked for is a further one. */
	hasMatched: boolean
}

/** What the imported bank statements say of a transfer that is awaited. */
export async function bankLineOf(
	{ store, content }: Pick<DeskRequest, 'store' | 'content'>,
	payable: Pick<Payable, 'id' | 'reference' | 'version' | 'firstName' | 'lastName'>,
): Promise<BankLine> {
	const { id, reference, version } = payable
	const [lines, matched, until] = await Promise.all([
		listLinesToReview(store, MAX_LINES),
		listTiedLines(store.db, id),
		latestStatementDay(store),
	])
	const line = lines.find(({ match }) => 'awaited' in match && match.awaited.payable.id === id)
	const amount = line ? moneyWords(content)(line.amount, line.currency) : ''
	const canConfirm = line !== undefined && ['matched', 'amount differs'].includes(line.match.kind)
	return {
		amount,
		text: line?.text ?? '',
		otherPayer: line ? otherPayer(line, payable) : '',
		decision: canConfirm ? `${line.id} ${reference} ${version}` : '',
		found: line ? `${amount} on ${tieDates(formatDate(line.day))}` : '',
		until: until ? tieDates(formatDate(until)) : '',
		hasMatched: matched.length > 0,
	}
}
