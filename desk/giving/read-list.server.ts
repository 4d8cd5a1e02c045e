import type { Content } from '#content/model/content.ts'
import { type AnswerDue, answerDue } from '#domain/desk/giving/dispute-words.ts'
import type { GivingQuery } from '#domain/desk/giving/giving-query.ts'
import { kindInWords, paidByAtDesk, STATES_OF } from '#domain/desk/giving/giving-words.ts'
import type { Donation } from '#domain/giving/donation.ts'
import { forWhat } from '#domain/giving/emails/donation-words.ts'
import { ENDED_WORDS, type MonthlyEnd } from '#domain/giving/monthly-end.ts'
import { fundLabel } from '#domain/giving/purposes.ts'
import { REMIND_AFTER_DAYS } from '#domain/giving/transfer-deadlines.ts'
import { GENERAL_FUND } from '#domain/payables/funds.ts'
import { addMonths, monthBounds } from '#domain/payables/month-bounds.ts'
import type { PayableState } from '#domain/payables/payable.ts'
import { netMoney } from '#domain/payables/payment-balance.ts'
import { STATE_WORDS } from '#domain/payables/state-words.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { ownValue } from '#lib/own-value.ts'
import { type CertificateToPost, listCertificatesToPost } from '#records/giving/certificates.ts'
import { DONATIONS_PER_PAGE, type ListedDonation, listDonations, listFunds } from '#records/giving/list-donations.ts'
import { monthlyEndsOf } from '#records/giving/monthly/how-ended.ts'
import { type DisputedPayment, listDisputedPayments } from '#records/payables/disputed-payments.ts'
import { ledgerSpan } from '#records/payables/ledger/ledger-entries.ts'
import { countOverRefunded } from '#records/payables/ledger/over-refund.ts'
import { countLinesToReview } from '#records/payables/transfers/bank-statement.ts'
import { countOrders } from '#records/shop/orders/list-orders.ts'
import { daysWaiting, waitInWords } from '../lists/days-waiting.ts'
import type { DeskRequest } from '../request.server.ts'
import { disputesToAnswer } from './disputes.server.ts'
import { heldReminders } from './held-transfers.server.ts'
import { moneyNote, moneyWords, netSumWords } from './money.server.ts'
import { readMonthSums } from './month-sums.server.ts'

type Desk = Pick<DeskRequest, 'store' | 'content' | 'today' | 'timezone' | 'now'>

const MAX_MONTHS = 36

/** Everything the list of donations shows for one query. */
export async function readGivingList(query: GivingQuery, desk: Desk) {
	const { store, content, today, timezone, now } = desk
	const month = query.month || today.slice(0, 7)
	const certificates = await listCertificatesToPost(store.db, { today, timezone })
	const filter = {
		...query,
		states: ownValue(STATES_OF, query.state),
		isOverRefunded: query.state === 'over-refunded',
		isDisputed: query.state === 'disputed',
		ids: query.state === 'certificate' ? certificates.map(({ donationId }) => donationId) : undefined,
		within: query.month === '' ? undefined : monthBounds(query.month, timezone),
	}
	const [{ donations, total }, sums, funds, span, toReview, held, overRefunded, disputed, orders] = await Promise.all([
		listDonations(store, filter),
		readMonthSums({ month, fund: query.fund }, desk),
		listFunds(store),
		ledgerSpan(store),
		countLinesToReview(store),
		heldReminders(desk),
		countOverRefunded(store.db),
		listDisputedPayments(store.db),
		countOrders(store),
	])
	const purposes = content.options?.giving.purposes ?? []
	const ends = await monthlyEndsOf(
		store.db,
		donations.map(({ donation }) => donation),
	)
	return {
		rows: donations.map((one) => {
			const dispute = disputed.find(({ payableId }) => payableId === one.donation.id)
			return givingRow({ ...one, dispute, end: ends.get(one.donation.id), content, timezone, today, now })
		}),
		...sums,
		toReview,
		held,
		overRefunded,
		ordersToDecide: orders['to decide'],
		disputes: disputesToAnswer(disputed, desk),
		certificates: certificatesToPost(certificates, today),
		total,
		pages: Math.ceil(total / DONATIONS_PER_PAGE),
		funds: funds.map((fund) => ({ value: fund, words: fundLabel(fund, purposes) })),
		months: monthsOf(span, today, timezone).map((value) => ({ value, words: formatDate(value) })),
	}
}

/** How many certificates should be posted by now, and the first of their days. */
function certificatesToPost(certificates: readonly CertificateToPost[], today: string) {
	const [first, ...more] = certificates
	if (!first) return { count: 0, note: '', path: '' }
	const subject = more.length > 0 ? 'The first ' : 'It '
	return {
		count: certificates.length,
		note: `${subject}${first.sendOn < today ? 'should have arrived' : 'is to arrive'} on ${formatDate(first.sendOn)}`,
		path: more.length > 0 ? '/giving?state=certificate' : `/giving/${first.reference}`,
	}
}

/** The months with entries and the current one, the newest first. */
export function monthsOf(span: { first: number } | undefined, today: string, timezone: string): string[] {
	const current = today.slice(0, 7)
	const first = span ? dayIn(timezone, span.first).slice(0, 7) : current
	const months = Array.from({ length: MAX_MONTHS }, (_, index) => addMonths(current, 0 - index))
	return months.filter((month) => month >= first || month === current)
}

interface Listed extends ListedDonation {
	content: Content
	/** The dispute of one of its payments; the one to answer first. */
	dispute: DisputedPayment | undefined
	/** Set for a monthly donation that has ended. */
	end: MonthlyEnd | undefined
	timezone: string
	today: string
	now: number
}

export interface GivingRow {
	reference: string
	name: string
	email: string
	/** "Monthly donation" */
	kind: string
	/** The dog, or the purpose; "" for wherever it is needed most. */
	forWhat: string
	state: string
	tone: 'good' | 'trouble' | 'late' | 'plain'
	/** "£12.00": what arrived minus what was returned; before that, and each month, what was announced. */
	amount: string
	/** "a month"; "" for once. */
	per: string
	/** "announced", "£20 announced", "£5 returned", "£36 arrived"; "" for nothing to add. */
	money: string
	/** "Bank transfer", "Card". */
	provider: string
	/** For how long its money has been awaited: "3 days"; "" if it is not. */
	wait: string
	/** "£5 more went back than came"; "" for none. */
	overRefunded: string
	/** By when its dispute is to be answered; null for none. */
	answer: AnswerDue | null
	/** When it was announced: "30 November 2026"; of one that staff entered "Entered 30 November 2026". */
	day: string
}

function givingRow({
	donation,
	balance,
	method,
	isEntered,
	overRefunded,
	dispute,
	end,
	content,
	...time
}: Listed): GivingRow {
	const { timezone, today } = time
	const money = moneyWords(content)
	const isMonthly = donation.frequency === 'monthly'
	const { amount, currency } = isMonthly ? donation.due : netMoney(donation, balance)
	const purposes = content.options?.giving.purposes ?? []
	const isWaiting = STATES_OF.waiting.includes(donation.state)
	const days = daysWaiting(donation.createdAt, { timezone, today })
	return {
		reference: donation.reference,
		name: nameOf(donation),
		email: donation.email,
		kind: kindInWords(donation.kind, donation.frequency),
		forWhat: donation.sponsorship || donation.fund !== GENERAL_FUND ? forWhat(donation, purposes) : '',
		state: end ? ENDED_WORDS[end.by] : STATE_WORDS[donation.state],
		tone: isWaiting && days > REMIND_AFTER_DAYS ? 'late' : toneOf(donation.state),
		amount: netSumWords(content)({ amount, currency }),
		per: isMonthly ? 'a month' : '',
		money: moneyNote(donation, balance, {
			isMonthly,
			asked: donation.provider === 'stripe' && balance.arrived === 0 ? 'started' : 'announced',
			money,
		}),
		provider: paidByAtDesk(donation.provider, method),
		wait: isWaiting ? waitInWords(days) : '',
		overRefunded: overRefunded === 0 ? '' : `${money(overRefunded, currency)} more went back than came`,
		answer: dispute ? answerDue(dispute, time) : null,
		day: `${isEntered ? 'Entered ' : ''}${formatDate(dayIn(timezone, donation.createdAt))}`,
	}
}

/** "Zoë O’Brien"; of an erased person "No name". */
export function nameOf({ firstName, lastName }: Pick<Donation, 'firstName' | 'lastName'>): string {
	return [firstName, lastName].filter(Boolean).join(' ') || 'No name'
}

export function toneOf(state: PayableState): Exclude<GivingRow['tone'], 'late'> {
	if (['failed', 'past due', 'disputed'].includes(state)) return 'trouble'
	return ['paid', 'active'].includes(state) ? 'good' : 'plain'
}
