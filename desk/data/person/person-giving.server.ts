import type { Donation } from '#domain/giving/donation.ts'
import { addBalances, type BookedPayment, describeSum } from '#domain/payables/payment-balance.ts'
import { describeState, STATE_WORDS } from '#domain/payables/state-words.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { formatMoney } from '#lib/money.ts'
import { chargesOn, isOwed } from '#records/person/erase-payables.ts'
import { listKeptDeclarations } from '#records/person/kept-declarations.ts'
import type { PersonPayables } from '#records/person/person-payables.ts'
import type { DeskRequest } from '../../request.server.ts'
import type { PersonGivingData } from './person-giving.tsx'

/** A sum a month says so itself. */
const FREQUENCY_WORDS = { once: 'once', monthly: '', '12 months': 'for 12 months' }

const SCOPE_WORDS = {
	this: 'for one donation',
	'this and future': 'for this donation and future ones',
	'past 4 years too': 'for this donation, future ones and those of the past four years',
}

/** What is held about a person’s giving, in words, and what of it stays when they are erased. */
export async function describeGiving(
	{ store, content, today, timezone }: Pick<DeskRequest, 'store' | 'content' | 'today' | 'timezone'>,
	giving: PersonPayables,
): Promise<PersonGivingData> {
	const locale = content.options?.site.locale ?? 'en-GB'
	const day = (at: number) => formatDate(dayIn(timezone, at))
	const ids = giving.declarations.map(({ id }) => id)
	const kept = await listKeptDeclarations(store.db, ids, {
		today,
		yearEnd: content.options?.giving.accountingYearEnd ?? null,
	})
	return {
		donations: giving.donations.map((donation) => ({
			reference: donation.reference,
			text: donationInWords(donation, locale, day),
			payments: donation.payments
				.filter(({ paidAt }) => paidAt !== null)
				.map((one) => paymentInWords(one, locale, day)),
			words: wordsOf(donation),
		})),
		orders: giving.orders.map(({ payable, payments }) => ({
			reference: payable.reference,
			text: `${formatMoney(payable.due, locale)}, ${day(payable.createdAt)}: ${describeState(payable, addBalances(payments.map(({ balance }) => balance))).toLowerCase()}`,
			payments: payments.filter(({ paidAt }) => paidAt !== null).map((one) => paymentInWords(one, locale, day)),
		})),
		declarations: giving.declarations.map(
			({ title, firstName, lastName, house, postcode, madeAt, scope }) =>
				`${[title, firstName, lastName].filter(Boolean).join(' ')}, ${[house, postcode].filter(Boolean).join(', ')}: declared on ${day(madeAt)}, ${SCOPE_WORDS[scope]}`,
		),
		received: [
			...giving.presents.map(
				({ dogName, present: { recipient, sendOn } }) =>
					`A sponsorship of ${dogName} as a present for ${recipient}, ${sendOn > today ? `a surprise until ${formatDate(sendOn)}` : `given on ${formatDate(sendOn)}`}`,
			),
			...giving.cards.map(({ dedication: { kind, name, card } }) => `A card for ${card?.name}: ${kind} ${name}`),
		],
		statementLines: giving.statementLines.map(
			({ reference, day: booked, text, knownBy }) =>
				`${formatDate(booked)}: “${text}” (${reference})${knownBy && `, theirs because: ${knownBy}`}`,
		),
		activeMonthly: giving.donations.filter(chargesOn).map(({ reference }) => reference),
		openOrders: giving.orders.filter(isOwed).map(({ payable }) => payable.reference),
		waitingPresents: giving.donations.flatMap(({ sponsorship }) =>
			sponsorship?.present && sponsorship.present.sendOn > today
				? [`${sponsorship.dogName} for ${sponsorship.present.recipient}, ${formatDate(sponsorship.present.sendOn)}`]
				: [],
		),
		hasStandingOrder: giving.donations.some(
			({ provider, frequency, state }) => provider === 'bank transfer' && frequency === 'monthly' && state === 'active',
		),
		isAtStripe: [...giving.donations, ...giving.orders.map(({ payable }) => payable)].some(
			({ provider }) => provider === 'stripe',
		),
		keptDeclarations: kept.map(
			({ name, madeOn, until }) =>
				`${name}, declared on ${formatDate(madeOn)}: ${until === null ? 'while it is in force' : `until ${formatDate(until)}`}`,
		),
	}
}

/** "£20 announced, £15 arrived, once, 3 March 2026: paid" */
function donationInWords(
	donation: PersonPayables['donations'][number],
	locale: string,
	day: (at: number) => string,
): string {
	const balance = addBalances(donation.payments.map((payment) => payment.balance))
	const parts = [describeSum(donation, balance, locale), FREQUENCY_WORDS[donation.frequency], day(donation.createdAt)]
	return `${parts.filter(Boolean).join(', ')}: ${STATE_WORDS[donation.state].toLowerCase()}`
}

function paymentInWords({ amount, paidAt, balance }: BookedPayment, locale: string, day: (at: number) => string) {
	const { arrived, returned } = balance
	const back = returned > 0 ? `, ${formatMoney({ ...amount, amount: returned }, locale)} given back` : ''
	return `${formatMoney({ ...amount, amount: arrived }, locale)} on ${day(paidAt ?? 0)}${back}`
}

/** What they typed. */
function wordsOf({ message, dedication, sponsorship }: Donation): string[] {
	const present = sponsorship?.present
	return [
		message && `“${message}”`,
		dedication && `${dedication.kind} ${dedication.name}`,
		dedication?.card && `Card to ${dedication.card.name} (${dedication.card.email}): “${dedication.card.message}”`,
		sponsorship && `Sponsors ${sponsorship.dogName}`,
		present &&
			`Present for ${present.recipient} (${[present.relation, present.email, present.address].filter(Boolean).join(', ')})${present.message && `: “${present.message}”`}`,
	].filter((text) => typeof text === 'string' && text !== '') as string[]
}
