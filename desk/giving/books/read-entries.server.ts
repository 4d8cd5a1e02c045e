import { entryInWords } from '#domain/desk/giving/giving-words.ts'
import { type BookEntry, enteredBy, lateEntries, splitSurplus } from '#domain/giving/ledger/book-entry.ts'
import { fundLabel } from '#domain/giving/purposes.ts'
import { monthBounds } from '#domain/payables/month-bounds.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { listBookEntries } from '#records/payables/ledger/book-entries.ts'
import { readLedgerExport, type StoredLedgerExport } from '#records/payables/ledger/ledger-exports.ts'
import { surplusByEntry } from '#records/shop/money/list-surpluses.ts'
import type { DeskRequest } from '../../request.server.ts'
import { sumWords } from '../money.server.ts'

type Desk = Pick<DeskRequest, 'store' | 'content' | 'timezone'>

/** The page shows no more entries; the file has all. */
const MAX_ENTRIES = 100

/** The newest entries of a month (`YYYY-MM`), and those that were entered after its last export. */
export async function readEntries(month: string, desk: Desk) {
	const bounds = monthBounds(month, desk.timezone)
	const entries = await listBookEntries(desk.store, bounds)
	const exported = await readLedgerExport(desk.store, month)
	const late = exported ? lateEntries(entries, exported, desk.timezone) : []
	const surplus = await surplusByEntry(desk.store)
	const rowsOf = (some: readonly BookEntry[]) => splitSurplus(some, surplus).map((entry) => entryRow(entry, desk))
	return {
		entries: rowsOf(entries.toReversed().slice(0, MAX_ENTRIES)),
		shown: Math.min(entries.length, MAX_ENTRIES),
		total: entries.length,
		isCut: entries.length > MAX_ENTRIES,
		exported: exported ? { ...exportInWords(exported, entries, desk), isBeforeEnd: exported.at < bounds.to } : null,
		late: rowsOf(late.toReversed()),
	}
}

export type LedgerData = Awaited<ReturnType<typeof readEntries>>
export type EntryRow = LedgerData['entries'][number]

function entryRow(entry: BookEntry, { content, timezone }: Desk) {
	const { id, reference, kind, isSurplus, fund, amount, currency, at, enteredAt, line } = entry
	return {
		id,
		reference,
		day: formatDate(dayIn(timezone, at)),
		what: isSurplus ? surplusInWords(kind) : entryInWords(kind, amount),
		fund: fundLabel(fund, content.options?.giving.purposes ?? []),
		sum: sumWords(content)(amount, currency),
		entered: `${formatDate(dayIn(timezone, enteredAt))}, by ${enteredBy(entry)}`,
		/** "F AZIZ DON-7K3F-2M, 29 November 2026"; "" for none. */
		line: line ? [line.text, formatDate(line.day)].filter(Boolean).join(', ') : '',
	}
}

const surplusInWords = (kind: BookEntry['kind']) =>
	kind === 'refund' ? 'Sent back, more than ordered' : 'Received, more than ordered'

function exportInWords(
	{ at, staffName, entryIds }: StoredLedgerExport,
	entries: BookEntry[],
	{ content, timezone }: Desk,
) {
	const ids = new Set(entryIds)
	const had = entries.filter(({ id }) => ids.has(id))
	const sums = [...Map.groupBy(had, ({ currency }) => currency)].map(([currency, of]) =>
		sumWords(content)(
			of.reduce((sum, { amount }) => sum + amount, 0),
			currency,
		),
	)
	return {
		day: formatDate(dayIn(timezone, at)),
		by: staffName ?? 'Someone',
		/** "12 entries, net £240.50" */
		what: had.length === 0 ? 'no entries' : `${counted(had.length)}, net ${listInWords(sums)}`,
	}
}

const counted = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)
