import { redirect } from 'react-router'
import { isMonth } from '#domain/desk/giving/giving-query.ts'
import { splitSurplus } from '#domain/giving/ledger/book-entry.ts'
import { ledgerCsv } from '#domain/giving/ledger/ledger-csv.ts'
import { monthBounds } from '#domain/payables/month-bounds.ts'
import { listBookEntries } from '#records/payables/ledger/book-entries.ts'
import { recordLedgerExport } from '#records/payables/ledger/ledger-exports.ts'
import { surplusByEntry } from '#records/shop/money/list-surpluses.ts'
import { recordEvent } from '#records/staff/audit.ts'
import { download } from '../data/download.server.ts'
import { deskContext } from '../request.server.ts'
import { requireMember } from '../session/require-member.server.ts'
import { requireRecentSignIn } from '../session/require-recent-sign-in.server.ts'
import type { Route } from './+types/giving-ledger.ts'

/** For a person who opens the address of the form. */
export function loader(args: Route.LoaderArgs) {
	requireMember(args, 'giving-ledger')
	throw redirect('/giving/books')
}

export async function action(args: Route.ActionArgs) {
	const { member } = await requireRecentSignIn(args, 'giving-ledger', { button: 'Export the ledger' })
	const { store, timezone, now } = args.context.get(deskContext)
	const month = new URLSearchParams(await args.request.text()).get('month') ?? ''
	if (!isMonth(month)) throw redirect('/giving/books')
	const entries = await listBookEntries(store, monthBounds(month, timezone))
	const exported = { month, entryIds: entries.map(({ id }) => id), staffId: member.id }
	const event = { staffId: member.id, action: 'exported', subject: `ledger of ${month}, ${entries.length}` } as const
	await store.write(async (transaction) => {
		await recordEvent(transaction, event, now)
		await recordLedgerExport(transaction, exported, now)
	})
	const rows = splitSurplus(entries, await surplusByEntry(store))
	return download(`\uFEFF${ledgerCsv(rows, timezone)}`, { name: `ledger-${month}.csv`, type: 'text/csv' })
}
