import type { AuditAction } from '#domain/desk/people/staff.ts'
import type { Payment } from '#domain/payables/payable.ts'
import type { Order } from '#domain/shop/order.ts'
import { listDonationEmails, listStaffActions, type StaffAction } from '#records/giving/donation-history.ts'
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
		staffActions: actionsSeen(staffActions, { seesMoney }),
		emails,
		others: [
			...moneyHappenings({ payments, entries, money }),
			...events.map(({ kind, at }) => ({ at, sentence: EVENT_WORDS[kind] })),
			...noteHappenings(notes.filter(({ isAboutMoney }) => seesMoney || !isAboutMoney)),
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

/** What packers read of an order: the rest is about money. */
const OF_PACKERS: readonly AuditAction[] = [
	'order packed',
	'order unpacked',
	'order sent',
	'order freed',
	'order cancelled',
	'order note written',
	'cancellation dismissed',
	'rest continued',
	'return received',
	'buyer emailed',
	'card asked for',
	'card posted',
	'card not wanted',
]

/** What colleagues did, as far as a role may read it. */
export function actionsSeen(actions: readonly StaffAction[], { seesMoney }: { seesMoney: boolean }): StaffAction[] {
	return actions.filter(({ action }) => seesMoney || OF_PACKERS.includes(action))
}
