import type { Payment } from '#domain/payables/payable.ts'
import type { Order } from '#domain/shop/order.ts'
import { listDonationEmails, listStaffActions } from '#records/giving/donation-history.ts'
import type { LedgerEntry } from '#records/payables/ledger/ledger-entries.ts'
import { listPayableEvents, type PayableEvent } from '#records/payables/payable-events.ts'
import { listPayableNotes } from '#records/payables/payable-notes.ts'
import type { TiedLine } from '#records/payables/transfers/list-arrivals.ts'
import { historyOf, moneyHappenings, noteHappenings } from '../../giving/donation/history.server.ts'
import { moneyWords } from '../../giving/money.server.ts'
import type { DeskRequest } from '../../request.server.ts'

interface Booked {
	payments: Payment[]
	entries: LedgerEntry[]
	bankLines: TiedLine[]
	seesMoney: boolean
}

/** What happened to an order, the newest first. The team sees nothing of money. */
export async function readOrderHistory(
	{ store, content, timezone }: Pick<DeskRequest, 'store' | 'content' | 'timezone'>,
	{ payable }: Order,
	{ payments, entries, bankLines, seesMoney }: Booked,
) {
	const money = seesMoney ? moneyWords(content) : null
	const [staffActions, emails, events, notes] = await Promise.all([
		listStaffActions(store, [payable.reference]),
		listDonationEmails(store, payable.id),
		listPayableEvents(store.db, payable.id),
		listPayableNotes(store.db, payable.id),
	])
	return historyOf({
		staffActions: staffActions.filter(({ action }) => seesMoney || !/refund|payment|receipt/.test(action)),
		emails,
		others: [
			...moneyHappenings({ payments, entries, money }),
			...events.map(({ kind, at }) => ({ at, sentence: EVENT_WORDS[kind] })),
			...noteHappenings(notes),
			{ at: payable.createdAt, sentence: 'They ordered' },
		],
		booked: { entries, lines: bankLines, money },
		timezone,
	})
}

/** What the buyer did, and what came of it. */
const EVENT_WORDS: Record<PayableEvent['kind'], string> = {
	'buyer cancelled': 'They cancelled',
	'given up': 'Expired: the money had not been seen',
}
