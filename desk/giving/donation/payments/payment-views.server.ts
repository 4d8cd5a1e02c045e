import { deliveryErrorInWords } from '#domain/desk/delivery-errors.ts'
import { disputeReasonInWords } from '#domain/desk/giving/dispute-words.ts'
import { entryInWords } from '#domain/desk/giving/giving-words.ts'
import { STAGE_WORDS } from '#domain/desk/orders/order-words.ts'
import { fundLabel } from '#domain/giving/purposes.ts'
import { type Arrival, arrivalsOf } from '#domain/payables/bank-statement/arrivals.ts'
import { otherPayer } from '#domain/payables/bank-statement/payer-name.ts'
import { type OddMoney, oddMoneyOf } from '#domain/payables/odd-money.ts'
import type { Payable, Payment } from '#domain/payables/payable.ts'
import { declinedInWords } from '#domain/payables/payment-method-words.ts'
import { STATE_WORDS } from '#domain/payables/state-words.ts'
import { dayIn, formatDate, formatDateTime } from '#lib/dates.ts'
import type { DonationEmail } from '#records/giving/donation-history.ts'
import type { LedgerEntry } from '#records/payables/ledger/ledger-entries.ts'
import { balanceOf } from '#records/payables/ledger/payment-balances.ts'
import type { TiedLine } from '#records/payables/transfers/list-arrivals.ts'
import type { DeskRequest } from '../../../request.server.ts'
import { moneyWords, sumWords } from '../../money.server.ts'
import { toneOf } from '../../read-list.server.ts'

type Words = Pick<DeskRequest, 'content' | 'timezone'>

/** What the page says of the money of a donation or an order. */
interface MoneyRecords {
	/** Whose donation or order it is: the bank may name another payer. */
	payable: Pick<Payable, 'firstName' | 'lastName'>
	payments: readonly Payment[]
	entries: readonly LedgerEntry[]
	/** What the bank said of its transfers. */
	lines: readonly TiedLine[]
	/** What the sum that was asked for is called. */
	asked: 'announced' | 'ordered'
	hasReceipt: boolean
	/** The head of the page says its state: a payment that is only awaited adds nothing. */
	isSaidInHead: boolean
}

/** Each payment as words, with what the books have of it beside its receipt. */
export function paymentViews(
	{ payable, payments, entries, lines, asked, hasReceipt, isSaidInHead }: MoneyRecords,
	words: Words,
) {
	const [only, ...more] = payments
	if (entries.length === 0 && only?.paidAt === null && more.length === 0 && isSaidInHead) return []
	return payments.map((payment) =>
		paymentView(
			payment,
			entries.filter(({ paymentId }) => paymentId === payment.id),
			{ words, payable, asked, hasReceipt, lines: lines.filter(({ paymentId }) => paymentId === payment.id) },
		),
	)
}

export type PaymentView = ReturnType<typeof paymentView>

interface ViewOptions {
	words: Words
	payable: MoneyRecords['payable']
	asked: MoneyRecords['asked']
	hasReceipt: boolean
	lines: readonly TiedLine[]
}

function paymentView(
	payment: Payment,
	entries: LedgerEntry[],
	{ words, payable, asked, hasReceipt, lines }: ViewOptions,
) {
	const { content, timezone } = words
	const money = moneyWords(content)
	const { amount, currency } = payment.amount
	const received = soleEntry(entries, 'payment', currency)
	const fee = soleEntry(entries, 'fee', currency)
	const { arrived } = balanceOf(entries, currency)
	const sum = arrived > 0 ? arrived : amount
	const own = entries.filter((entry) => entry.kind === 'payment' && entry.currency === currency)
	const arrivals = arrivalsOf(own, [])
	const isInParts = arrivals.length > 1
	// What came in several transfers is said of each, and its funds are added up.
	const parts = isInParts ? own : []
	const others = entries.filter((entry) => entry !== received && entry !== fee && !parts.includes(entry))
	const isRefundListed = others.some(({ kind }) => kind === 'refund')
	const isInVain = payment.paidAt === null && (payment.state === 'failed' || payment.declinedAt !== null)
	const day = formatDate(dayIn(timezone, payment.paidAt ?? payment.declinedAt ?? payment.createdAt))
	const facts = [
		isInParts ? eachArrival(arrivals, words) : `${sinceInWords(payment, asked)} ${day}`,
		received ? fundOf(received, words) : soleFund(parts, words),
		sum === amount ? '' : `${money(amount, currency)} ${asked}`,
		isInVain ? `${money(amount, currency)} did not come` : '',
		fee ? `fee ${money(-fee.amount, currency)}` : '',
		payment.state === 'dispute lost' ? disputeReasonInWords(payment.disputeReason) : '',
		payment.refunded > 0 && !isRefundListed ? `${money(payment.refunded, currency)} refunded` : '',
	]
	return {
		id: payment.id,
		state:
			payment.paidAt === null && payment.declinedAt !== null ? declinedInWords(payment) : stateInWords(payment, asked),
		tone: toneOf(payment.state),
		day,
		/** What arrived, else what was asked for. */
		amount: money(sum, currency),
		/** The amount with all decimals, below others; a dash for what did not come. */
		sum: sumWords(content)(isInVain ? 0 : sum, currency),
		facts: facts.filter(Boolean).join(' · '),
		/** Stripe's id of it; "" for a transfer. */
		providerRef: received?.provider === 'stripe' ? asAtProvider(received.providerRef) : '',
		/** "F AZIZ DON-7K3F-2M, 29 November 2026", of each line of a statement. */
		statement: lines.filter(({ text }) => text !== '').map((line) => lineInWords(line, lines.length > 1, words)),
		/** Other people who paid it, as the bank has them: "I BOWEN". */
		otherPayers: [...new Set(lines.map((line) => otherPayer(line, payable)).filter(Boolean))],
		isPaid: payment.paidAt !== null,
		hasReceipt: hasReceipt && ['paid', 'part paid', 'partly refunded'].includes(payment.state),
		oddities: oddMoneyOf(entries, currency).map((odd) => oddInWords(odd, amount, words, currency)),
		/** What else the books have of it: refunds, disputes, and its parts if it is for several funds. */
		entries: [...fundViews(parts, words), ...others.map((entry) => entryView(entry, { words, dayOfPayment: day }))],
	}
}

/** What was given up is called as its order is. */
function stateInWords({ state, received, refunded, amount }: Payment, asked: MoneyRecords['asked']): string {
	if (state === 'partly refunded' && received - refunded >= amount.amount)
		return 'Paid, and what was too much sent back'
	return asked === 'ordered' && state === 'abandoned' ? STAGE_WORDS.expired : STATE_WORDS[state]
}

function sinceInWords({ paidAt, declinedAt, state, provider }: Payment, asked: MoneyRecords['asked']): string {
	if (paidAt !== null) return 'Received'
	if (state === 'failed' || declinedAt !== null) return 'Tried'
	if (provider === 'stripe') return 'Started'
	return asked === 'ordered' ? 'Ordered' : 'Announced'
}

/** "£7.25 received 9 November 2026, £5 received 28 November 2026" */
function eachArrival(arrivals: readonly Arrival[], { content, timezone }: Words): string {
	const money = moneyWords(content)
	return arrivals
		.map(({ amount, currency, at }) => `${money(amount, currency)} received ${formatDate(dayIn(timezone, at))}`)
		.join(', ')
}

function soleFund(parts: readonly LedgerEntry[], words: Words): string {
	const [fund, ...more] = new Set(parts.map((entry) => fundOf(entry, words)))
	return fund !== undefined && more.length === 0 ? fund : ''
}

/** What each fund got of several transfers for several funds. */
function fundViews(parts: readonly LedgerEntry[], words: Words) {
	const funds = [...Map.groupBy(parts, ({ fund }) => fund).values()]
	if (funds.length < 2) return []
	return funds.flatMap((of) => {
		const [first] = of
		if (!first) return []
		const amount = of.reduce((sum, entry) => sum + entry.amount, 0)
		const [id, what] = [first.id, fundOf(first, words)]
		return [{ id, amount: sumWords(words.content)(amount, first.currency), what, facts: '', providerRef: '' }]
	})
}

/** A movement that was divided between funds is one at the provider: "pi_1" of "pi_1:donation". */
function asAtProvider(providerRef: string): string {
	return providerRef.split(':')[0] ?? ''
}

/** A line of the statement; one of several has its sum. */
function lineInWords(line: TiedLine, isOneOfSeveral: boolean, { content }: Words): string {
	const { text, day, amount, currency, knownBy } = line
	const sum = isOneOfSeveral ? ` (${moneyWords(content)(amount, currency)})` : ''
	return `${text}, ${formatDate(day)}${sum}${knownBy && `. Theirs because: ${knownBy}`}`
}

/** For a person who looks into it at the provider. */
function oddInWords(odd: OddMoney, asked: number, { content }: Words, currency: string): string {
	const money = moneyWords(content)
	if (odd.kind === 'another currency') {
		return `Stripe reports ${money(odd.sum.amount, odd.sum.currency)} for a payment of ${money(asked, currency)}. It is in the books as it came, and is not counted as paid. Look at the payment at Stripe.`
	}
	const { returned, received } = odd
	return `More went back than came: ${money(returned.amount, currency)} of ${money(received.amount, currency)}. Look at the payment at Stripe. If it stands, write to them and ask for ${money(returned.amount - received.amount, currency)} back. When it comes, set its line of the statement aside as “Other income”: it is no new donation. This stays marked, so that your accountant sees it.`
}

/** The only entry of a kind: its payment says it. Several are the parts of different funds. */
function soleEntry(entries: LedgerEntry[], kind: LedgerEntry['kind'], currency: string) {
	const [only, ...more] = entries.filter((entry) => entry.kind === kind)
	return more.length === 0 && only?.currency === currency ? only : undefined
}

/** An entry of the ledger as words. A part of what was received is named by its fund. */
function entryView(entry: LedgerEntry, { words, dayOfPayment }: { words: Words; dayOfPayment: string }) {
	const { id, at, kind, amount, currency, provider, providerRef } = entry
	const [fund, day] = [fundOf(entry, words), formatDate(dayIn(words.timezone, at))]
	const isPart = kind === 'payment' && day === dayOfPayment
	return {
		id,
		amount: sumWords(words.content)(amount, currency),
		what: isPart ? fund : entryInWords(kind, amount),
		facts: isPart ? '' : `${day} · ${fund}`,
		providerRef: provider === 'stripe' ? asAtProvider(providerRef) : '',
	}
}

function fundOf({ fund }: LedgerEntry, { content }: Words): string {
	return fundLabel(fund, content.options?.giving.purposes ?? [])
}

/** An email with what became of it. */
export function emailView({ id, subject, queuedAt, sentAt, error, isQuarantined }: DonationEmail, timezone: string) {
	const problem = isQuarantined ? 'It is held back.' : error === null ? '' : deliveryErrorInWords(error).words
	const when =
		sentAt === null ? `Waiting since ${formatDateTime(queuedAt, timezone)}` : `Sent ${formatDateTime(sentAt, timezone)}`
	return { id, subject, problem, when }
}
