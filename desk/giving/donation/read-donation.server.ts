import { kindInWords, paidByAtDesk } from '#domain/desk/giving/giving-words.ts'
import type { Donation } from '#domain/giving/donation.ts'
import { capitalised, purposeInWords } from '#domain/giving/emails/donation-words.ts'
import { ENDED_WORDS, endInWords, type MonthlyEnd } from '#domain/giving/monthly-end.ts'
import { fundLabel, type Purpose } from '#domain/giving/purposes.ts'
import { sponsorshipEnd } from '#domain/giving/sponsorship/sponsored-dogs.ts'
import { isMonthlyState } from '#domain/payables/monthly-states.ts'
import type { Payable, Payment } from '#domain/payables/payable.ts'
import {
	addBalances,
	describeSum,
	differsFromDue,
	netMoney,
	type PaymentBalance,
} from '#domain/payables/payment-balance.ts'
import { STATE_WORDS } from '#domain/payables/state-words.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { currencySign, decimalOf } from '#lib/money.ts'
import { listDonationEmails, listStaffActions } from '#records/giving/donation-history.ts'
import { isEntered } from '#records/giving/enter-donation.ts'
import { howEnded } from '#records/giving/monthly/how-ended.ts'
import { listSponsorshipEvents } from '#records/giving/monthly/sponsorships.ts'
import { type LedgerEntry, listLedgerEntries } from '#records/payables/ledger/ledger-entries.ts'
import { balanceOf } from '#records/payables/ledger/payment-balances.ts'
import { listPayableEvents, type PayableEvent } from '#records/payables/payable-events.ts'
import { listPayableNotes } from '#records/payables/payable-notes.ts'
import { listPayments } from '#records/payables/payables.ts'
import { countOfSameAddress } from '#records/payables/same-address.ts'
import { listTiedLines } from '#records/payables/transfers/list-arrivals.ts'
import { pendingRefunds } from '#records/payments/stripe/requests/pending-refunds.ts'
import type { DeskRequest } from '../../request.server.ts'
import { moneyWords } from '../money.server.ts'
import { nameOf, toneOf } from '../read-list.server.ts'
import { certificateOf } from './certificate.server.ts'
import { decisionOf } from './decision.server.ts'
import { giftAidOf } from './gift-aid.server.ts'
import { historyOf, moneyHappenings, noteHappenings } from './history.server.ts'
import { bankLineOf } from './payments/bank-line.server.ts'
import { paymentViews } from './payments/payment-views.server.ts'
import { openDispute, refusedRefunds } from './payments/stripe-notices.server.ts'

/** Everything the page of one donation shows. */
export async function readDonationPage(desk: DeskRequest, donation: Donation) {
	const { store, content, timezone, now, today } = desk
	const money = moneyWords(content)
	const [payments, entries, events, notes, staffActions, emails, others, wasEntered, end] = await Promise.all([
		listPayments(store.db, donation.id),
		listLedgerEntries(store, { payableId: donation.id }),
		listPayableEvents(store.db, donation.id),
		listPayableNotes(store.db, donation.id),
		listStaffActions(store, [donation.reference, donation.giftAidDeclarationId ?? '']),
		listDonationEmails(store, donation.id),
		countOfSameAddress(store.db, donation),
		isEntered(store.db, donation.id),
		howEnded(store.db, donation),
	])
	const { currency } = donation.due
	const balances = payments.map(({ id }) =>
		balanceOf(
			entries.filter(({ paymentId }) => paymentId === id),
			currency,
		),
	)
	const refundable = await refundsOf(store, payments)
	return {
		reference: donation.reference,
		version: donation.version,
		seen: now,
		today,
		...namesOf(donation),
		email: donation.email,
		isErased: donation.anonymisedAt !== null,
		kind: kindInWords(donation.kind, donation.frequency),
		facts: [kindInWords(donation.kind, donation.frequency), ...moneyFacts(donation, balances, money)],
		about: await aboutOf(donation, { payments, wasEntered, end }, desk),
		others,
		state: end ? ENDED_WORDS[end.by] : STATE_WORDS[donation.state],
		tone: toneOf(donation.state),
		isMonthly: donation.frequency === 'monthly',
		amount: amountOf(donation, balances, money),
		amountTyped: decimalOf({ amount: awaitedOf(donation, payments), currency }),
		isTransfer: donation.provider === 'bank transfer',
		canReceive: canReceive(donation, payments),
		bank: canReceive(donation, payments) ? await bankLineOf(desk, donation) : null,
		/** Nothing has arrived, and it will be given up some day. */
		isAwaited: donation.state === 'started' || donation.state === 'starting',
		currencySign: currencySign(currency),
		canManage: isManaged(donation),
		giftAid: await giftAidOf(desk, donation),
		payments: await donationPayments(desk, donation, { payments, entries }),
		refunds: refundable.map((one) => refundView(one, money, timezone)),
		...(await noticesOf(desk, donation, { payments, entries })),
		hasProvider: desk.giving.provider !== undefined,
		history: historyOf({
			staffActions,
			emails,
			others: [
				...moneyHappenings({ payments, entries, money }),
				...donationHappenings(donation, { events, wasEntered, end }),
				...noteHappenings(notes),
			],
			booked: { entries, lines: await listTiedLines(store.db, donation.id), money },
			timezone,
		}),
	}
}

const namesOf = (donation: Donation) => {
	const { firstName, lastName } = donation
	return { name: nameOf(donation), firstName, lastName }
}

async function aboutOf(
	donation: Donation,
	{ payments, wasEntered, end }: { payments: Payment[]; wasEntered: boolean; end: MonthlyEnd | undefined },
	{ store, content, timezone }: DeskRequest,
) {
	const events = donation.sponsorship ? await listSponsorshipEvents(store, donation.id) : []
	return [
		{ label: 'For', value: forAtDesk(donation, content.options?.giving.purposes ?? []) },
		{ label: 'Paid by', value: paidBy(donation, payments) },
		{ label: beginningOf(donation, wasEntered), value: formatDate(dayIn(timezone, donation.createdAt)) },
		...sponsorUntil(donation, payments, timezone),
		...(end ? [{ label: 'Ended', value: endInWords(end, { reader: 'staff', timezone, locale: 'en-GB' }) }] : []),
		...decisionOf(donation, { money: moneyWords(content), timezone, events }),
	]
}

function sponsorUntil(donation: Donation, payments: readonly Payment[], timezone: string) {
	const paidAt = payments.find((payment) => payment.paidAt !== null)?.paidAt ?? null
	const end = paidAt === null ? undefined : sponsorshipEnd(donation, dayIn(timezone, paidAt))
	return end === undefined ? [] : [{ label: 'Sponsor until', value: formatDate(end) }]
}

/** What needs a person. */
async function noticesOf(
	desk: DeskRequest,
	donation: Donation,
	{ payments, entries }: { payments: Payment[]; entries: LedgerEntry[] },
) {
	const { store, content, timezone, now } = desk
	const { currency } = donation.due
	const money = (sum: number) => moneyWords(content)(sum, currency)
	return {
		refusedRefunds: await refusedRefunds(store, payments, { money, timezone }),
		dispute: openDispute(payments, entries, { money, timezone, now }),
		isOverdue: donation.state === 'past due' && donation.provider === 'stripe',
		/** What is missing of a transfer that brought too little. */
		short: shortOf(donation, payments, moneyWords(content)),
		certificate: await certificateOf(desk, donation),
	}
}

export type DonationPageData = Awaited<ReturnType<typeof readDonationPage>>

type MoneyWords = ReturnType<typeof moneyWords>

async function donationPayments(
	desk: DeskRequest,
	donation: Donation,
	{ payments, entries }: { payments: Payment[]; entries: LedgerEntry[] },
) {
	const { id, email, state } = donation
	const lines = await listTiedLines(desk.store.db, id)
	const isSaidInHead = payments[0]?.state === state
	return paymentViews(
		{ payable: donation, payments, entries, lines, asked: 'announced', hasReceipt: email !== '', isSaidInHead },
		desk,
	)
}

/** What can still go back of a payment. */
function refundView(
	{ payment, rest, asked }: Awaited<ReturnType<typeof refundsOf>>[number],
	money: MoneyWords,
	timezone: string,
) {
	const { currency } = payment.amount
	return {
		id: payment.id,
		rest,
		/** The donor's bank takes it back on request; null where it is not known what was paid with. */
		isDirectDebit: payment.method === null ? null : payment.method === 'direct debit',
		typed: decimalOf({ amount: rest, currency }),
		words: `${money(rest, currency)} of ${formatDate(dayIn(timezone, payment.paidAt ?? 0))}`,
		asked: asked === 0 ? '' : money(asked, currency),
	}
}

/** "£15": what arrived minus what was returned; before any money "£20 announced", or "£20 not paid" at Stripe; "£20 a month". */
function amountOf(donation: Donation, balances: readonly PaymentBalance[], money: MoneyWords): string {
	const balance = addBalances(balances)
	const { amount, currency } = netMoney(donation, balance)
	if (donation.frequency === 'monthly') return `${money(donation.due.amount, currency)} a month`
	if (balance.arrived > 0 || donation.state === 'pending') return money(amount, currency)
	// Who opens Stripe's page has announced nothing.
	return `${money(amount, currency)} ${donation.provider === 'stripe' ? 'not paid' : 'announced'}`
}

/** What the amount alone does not say of the money. */
function moneyFacts(donation: Donation, balances: readonly PaymentBalance[], money: MoneyWords): string[] {
	const balance = addBalances(balances)
	const { currency } = donation.due
	if (donation.frequency !== 'monthly') {
		return differsFromDue(donation, balance) ? [describeSum(donation, balance, donation.locale)] : []
	}
	const { arrived, returned } = balance
	if (arrived === 0) return []
	return [`${money(arrived, currency)} arrived${returned > 0 ? `, ${money(returned, currency)} returned` : ''}`]
}

/** "Sponsorship of Dot, in the fund “Sponsorship of dogs”", as the books have it. */
function forAtDesk(donation: Donation, purposes: readonly Purpose[]): string {
	const purpose = capitalised(purposeInWords(donation, purposes))
	return donation.sponsorship ? `${purpose}, in the fund “${fundLabel(donation.fund, purposes)}”` : purpose
}

/** "Card, through Stripe": what was paid with last. */
function paidBy({ provider }: Donation, payments: Payment[]): string {
	const method = payments.findLast((payment) => payment.method !== null)?.method ?? null
	return method === null ? paidByAtDesk(provider, null) : `${paidByAtDesk(provider, method)}, through Stripe`
}

function beginningOf({ provider }: Donation, wasEntered: boolean): string {
	if (wasEntered) return 'Entered on'
	return provider === 'stripe' ? 'Started on' : 'Announced on'
}

function donationHappenings(
	{ createdAt, provider }: Donation,
	{ events, wasEntered, end }: { events: readonly PayableEvent[]; wasEntered: boolean; end: MonthlyEnd | undefined },
) {
	const begun = provider === 'stripe' ? 'Started on the site' : 'Announced on the site'
	return [
		{ at: createdAt, sentence: wasEntered ? 'Given without the website' : begun },
		...events.flatMap(({ kind, at }) =>
			kind === 'given up' ? [{ at, sentence: 'Given up: no money had been seen' }] : [],
		),
		...(end ? [{ at: end.at, sentence: ENDED_BY[end.by] }] : []),
	]
}

const ENDED_BY: Record<MonthlyEnd['by'], string> = {
	giver: 'They ended it',
	dog: 'Ended: the dog needs no sponsor any more',
	failures: 'Ended: their payments failed, and Stripe stopped trying',
	stripe: 'Ended at Stripe',
}

/** Whether the page to change or cancel it has anything to say. */
export function isManaged({ frequency, state, email }: Donation): boolean {
	return frequency === 'monthly' && state !== 'cancelled' && email !== ''
}

/** What the next transfer should bring, in minor units: of what is paid once and came in part the rest. */
export function awaitedOf({ due, state }: Pick<Payable, 'due' | 'state'>, payments: Payment[]): number {
	const short = isMonthlyState(state) ? undefined : payments.find(({ state }) => state === 'part paid')
	return short ? due.amount - short.received : due.amount
}

/** What has come of a single transfer that brought too little, and what is missing; null for none. */
function shortOf({ due, frequency }: Donation, payments: Payment[], money: MoneyWords) {
	const short = frequency === 'monthly' ? undefined : payments.find(({ state }) => state === 'part paid')
	if (!short) return null
	return {
		arrived: money(short.received, due.currency),
		missing: money(due.amount - short.received, due.currency),
	}
}

/** Each month of a standing order is a payment of its own. */
function canReceive({ provider, frequency, state }: Donation, payments: Payment[]): boolean {
	if (provider !== 'bank transfer') return false
	if (frequency === 'monthly') return state !== 'cancelled'
	return payments[0]?.paidAt === null || payments[0]?.state === 'part paid'
}

/** What can be given back of each payment, what was asked for taken off. */
export async function refundsOf(store: DeskRequest['store'], payments: Payment[]) {
	const paid = payments.filter(({ state }) => ['paid', 'part paid', 'partly refunded'].includes(state))
	const found = await Promise.all(
		paid.map(async (payment) => {
			const received = await receivedOf(store, payment)
			const asked = payment.provider === 'stripe' ? await pendingRefunds(store, payment) : 0
			return { payment, asked, rest: received - payment.refunded - asked }
		}),
	)
	return found.filter(({ rest, asked }) => rest > 0 || asked > 0)
}

/** Minor units, from the ledger. */
export async function receivedOf({ db }: DeskRequest['store'], { id, amount }: Payment): Promise<number> {
	const row = await db
		.selectFrom('ledger_entry')
		.select((eb) => eb.fn.sum<number | string | null>('amount_minor').as('sum'))
		.where('payment_id', '=', id)
		.where('currency', '=', amount.currency)
		.where('kind', 'in', ['payment', 'late failure'])
		.executeTakeFirst()
	return Number(row?.sum ?? 0)
}
