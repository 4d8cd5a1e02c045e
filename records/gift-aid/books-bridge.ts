import { SHOP_FUND } from '#domain/payables/funds.ts'
import { FEE_KINDS } from '#domain/payables/ledger-kinds.ts'
import type { MonthBounds } from '#domain/payables/month-bounds.ts'
import type { Database } from '../payables/payables.ts'

/** Why the gifts that a claim sees are another sum than the books of the same days. Minor units, signed as they lead from the books to the gifts. */
interface BooksBridge {
	/** What the books received for the funds of donations on these days. */
	received: number
	/** The part of it that earlier claims have. */
	claimed: number
	/** Given back since, or taken back by a bank: the claim takes it off the gift, whenever it went. */
	refunded: number
	disputed: number
	/** More went back of a payment than came: no gift is below nothing. */
	overRefunded: number
	/** Came as the rest of a payment that began before these days, and counts on its first day. */
	beganEarlier: number
	/** Came after these days, as the rest of a payment that began on them. */
	cameLater: number
}

interface Entry {
	kind: string
	amount: number
	at: number
	/** When the first money of its payment came. */
	paidAt: number
	enteredAt: number
	/** What a claim has of the payment, and when it was made; null for none. */
	claimed: number | null
	claimedAt: number | null
}

/** Leads from the books to the gifts of a period, in pounds. What was sent on top of orders is still in it. */
export async function readBooksBridge(db: Database, { from, to }: MonthBounds): Promise<BooksBridge> {
	const rows = await db
		.selectFrom('ledger_entry as entry')
		.innerJoin('payment', 'payment.id', 'entry.payment_id')
		.leftJoin('gift_aid_claim_line as line', (join) =>
			join.onRef('line.payment_id', '=', 'payment.id').on('line.kind', '=', 'gift'),
		)
		.leftJoin('gift_aid_claim as claim', 'claim.id', 'line.claim_id')
		.select(['entry.payment_id', 'entry.kind', 'entry.amount_minor as amount', 'entry.at'])
		.select('entry.entered_at as enteredAt')
		.select(['payment.paid_at', 'line.amount_minor as claimed', 'claim.created_at as claimedAt'])
		.where('entry.fund', '!=', SHOP_FUND)
		.where('entry.currency', '=', 'GBP')
		.where('entry.kind', 'not in', FEE_KINDS)
		.where((eb) =>
			eb.or([
				eb.and([eb('entry.at', '>=', from), eb('entry.at', '<', to)]),
				eb.and([eb('payment.paid_at', '>=', from), eb('payment.paid_at', '<', to)]),
			]),
		)
		.execute()
	const isWithin = (at: number) => from <= at && at < to
	const bridges = [...Map.groupBy(rows, ({ payment_id }) => payment_id).values()].map((of) =>
		bridgeOf(
			of.map(({ paid_at, ...entry }) => ({ ...entry, paidAt: paid_at ?? 0 })),
			isWithin,
		),
	)
	return bridges.reduce(
		(sum, one) => ({
			received: sum.received + one.received,
			claimed: sum.claimed + one.claimed,
			refunded: sum.refunded + one.refunded,
			disputed: sum.disputed + one.disputed,
			overRefunded: sum.overRefunded + one.overRefunded,
			beganEarlier: sum.beganEarlier + one.beganEarlier,
			cameLater: sum.cameLater + one.cameLater,
		}),
		NOTHING,
	)
}

const NOTHING: BooksBridge = {
	received: 0,
	claimed: 0,
	refunded: 0,
	disputed: 0,
	overRefunded: 0,
	beganEarlier: 0,
	cameLater: 0,
}

/** The bridge of one payment. */
function bridgeOf(entries: readonly Entry[], isWithin: (at: number) => boolean): BooksBridge {
	const sum = (isCounted: (entry: Entry) => boolean) =>
		entries.filter(isCounted).reduce((total, { amount }) => total + amount, 0)
	const isIn = ({ kind }: Entry) => kind === 'payment'
	const received = sum((entry) => isIn(entry) && isWithin(entry.at))
	const [first] = entries
	if (!first || !isWithin(first.paidAt)) return { ...NOTHING, received, beganEarlier: 0 - received }
	const cameLater = sum((entry) => isIn(entry) && !isWithin(entry.at))
	// What went back after a claim is an adjustment of the next one.
	const isCounted = ({ enteredAt }: Entry) => first.claimedAt === null || enteredAt <= first.claimedAt
	const refunded = sum((entry) => (entry.kind === 'refund' || entry.kind === 'correction') && isCounted(entry))
	const disputed = sum((entry) => !isIn(entry) && isCounted(entry)) - refunded
	const claimed = 0 - (first.claimed ?? 0)
	const left = received + cameLater + refunded + disputed
	return { received, claimed, refunded, disputed, beganEarlier: 0, cameLater, overRefunded: Math.max(0, 0 - left) }
}
