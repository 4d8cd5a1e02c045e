import type { LayoutProblem } from '#domain/payables/bank-statement/check-layout.ts'
import { MAX_STATEMENT_LINES } from '#domain/payables/bank-statement/limits.ts'
import type { SkippedReason, SkippedRow, StatementLine } from '#domain/payables/bank-statement/read-statement.ts'
import { formatDate } from '#lib/dates.ts'
import type { ImportCounts } from '#records/payables/transfers/import-statement.ts'
import type { DeskRequest } from '../../request.server.ts'
import { moneyWords } from '../money.server.ts'

const count = new Intl.NumberFormat('en-GB')

const inLines = (lines: number) => (lines === 1 ? '1 line' : `${count.format(lines)} lines`)

/** More references are no help in a sentence. */
const MAX_REFUNDS = 8

/**
 * "5 lines imported. 2 more were money that left: they are not stored. Of what left the books have 1 refund: DON-7K3F-2M, £10. The rest is no
 * refund in the books."
 */
export function doneSentence({ added, known, out, refunds }: ImportCounts, money: (amount: number) => string): string {
	const parts = [
		added === 0 ? 'Nothing new' : `${inLines(added)} imported`,
		known > 0 ? `${count.format(known)} known from before` : '',
	]
	return [`${parts.filter(Boolean).join(', ')}.`, leftSentence(out), refundSentence({ out, refunds }, money)]
		.filter(Boolean)
		.join(' ')
}

function leftSentence(out: number): string {
	if (out === 0) return ''
	return out === 1
		? '1 more was money that left: it is not stored.'
		: `${count.format(out)} more were money that left: they are not stored.`
}

/** Every line of money that left is compared with the refunds that staff entered. */
function refundSentence(
	{ out, refunds }: Pick<ImportCounts, 'out' | 'refunds'>,
	money: (amount: number) => string,
): string {
	if (out === 0) return ''
	if (refunds.length === 0)
		return out === 1 ? 'It is no refund in the books.' : 'None of them is a refund in the books.'
	const words = refunds.slice(0, MAX_REFUNDS).map(({ reference, amount }) => `${reference}, ${money(amount)}`)
	const more = refunds.length > MAX_REFUNDS ? [`${refunds.length - MAX_REFUNDS} more`] : []
	const found = `${refunds.length === 1 ? '1 refund' : `${refunds.length} refunds`}: ${[...words, ...more].join('; ')}.`
	return `Of what left the books have ${found}${out > refunds.length ? ' The rest is no refund in the books.' : ''}`
}

export function tooManySentence(lines: number): string {
	return `This file has ${inLines(lines)}, and an import takes ${count.format(MAX_STATEMENT_LINES)}. Nothing was imported. Export fewer months and import them one after the other`
}

/** @param format as `readStatement` names it; undefined for a file that is none */
export function noTableSentence(format: string | undefined): string {
	if (format === undefined) {
		return 'No columns with a day and a sum were found. Paste the whole file, with the line of its headings'
	}
	return format === 'Excel'
		? 'This is a file of the format Excel. Open it in your spreadsheet program, save it as CSV, and choose that file'
		: `This is a file of the format ${format}. Choose CSV where you download the statement from your bank`
}

export const LAYOUT_PROBLEMS: Record<LayoutProblem, string> = {
	'no heading': 'Say once which column of these files is which. The desk remembers it',
	'no signs':
		'The sums of this file have no minus, and no column says “credit” or “debit”: what came in cannot be told from what left. Say which column tells it. If all of it came in, say that the sum is money in',
	'not as said':
		'No row of this file can be read as you said of an earlier file with these headings. Look at the examples, and say it again',
	'other days':
		'Some days of this file cannot be read as you said of an earlier file with these headings. Say how they are written here',
	'month first': 'Some days of this file are written with the month first. Say how they are written',
}

const REASONS: Record<SkippedReason, string> = {
	'no line': 'no day, or no sum',
	'not final': 'not final yet, or refused',
	'another currency': 'in another currency',
	'in and out': 'with a sum in both columns',
	'in or out?': 'neither credit nor debit',
}

/** Why what was said of the columns makes no line of any row. */
export function noLineSentence(skipped: readonly SkippedRow[]): string {
	const said = skipped.find(({ reason }) => reason !== 'no line')
	return said === undefined
		? 'By this no row has a day and a sum. Look at the examples again'
		: `By this every row is left out, the first because it is ${REASONS[said.reason]}. Look at the examples again`
}

export function skippedInWords({ row, text, reason }: SkippedRow): string {
	return `Row ${row}, ${REASONS[reason]}: ${text}`
}

/** "29 November 2026: £20 came in, ZOE TESTER DON-7K3F-2M" */
export function lineInWords({ content }: DeskRequest, { day, amount, text, note }: StatementLine): string {
	const sum = moneyWords(content)(Math.abs(amount), currencyOf({ content }))
	return `${formatDate(day)}: ${sum} ${amount > 0 ? 'came in' : 'left'}, ${[text, note].filter(Boolean).join(' ')}`
}

/** The charity's own currency: its statements are in no other. */
export function currencyOf({ content }: Pick<DeskRequest, 'content'>): string {
	return content.options?.site.currency ?? 'GBP'
}
