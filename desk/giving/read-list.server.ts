import type { Content } from '#content/model/content.ts'
import type { GivingQuery } from '#domain/desk/giving/giving-query.ts'
import { kindInWords, PROVIDER_WORDS, STATE_WORDS, STATES_OF } from '#domain/desk/giving/giving-words.ts'
import type { Donation, DonationState } from '#domain/giving/donation.ts'
import { forWhat, wholeAmount } from '#domain/giving/emails/donation-words.ts'
import { fundLabel } from '#domain/giving/funds.ts'
import { monthBounds, monthsAfter } from '#domain/giving/month-bounds.ts'
import { SHOP_FUND } from '#domain/shop/order.ts'
import { dayIn, longDate } from '#lib/dates.ts'
import { ledgerSpan } from '#records/giving/ledger-entries.ts'
import { DONATIONS_PER_PAGE, listDonations, listFunds } from '#records/giving/list-donations.ts'
import { addTotals, totalsByFund } from '#records/giving/totals.ts'
import type { DeskRequest } from '../request.server.ts'
import { moneyWords } from './money.server.ts'

type Asked = Pick<DeskRequest, 'store' | 'content' | 'today' | 'timezone'>

const MAX_MONTHS = 36

/** Everything the list of donations shows for one query. */
export async function readGivingList(query: GivingQuery, { store, content, today, timezone }: Asked) {
	const month = query.month || today.slice(0, 7)
	const filter = {
		...query,
		states: query.state === '' ? undefined : STATES_OF[query.state],
		within: query.month === '' ? undefined : monthBounds(query.month, timezone),
	}
	const [{ donations, total }, sums, funds, span] = await Promise.all([
		listDonations(store, filter),
		totalsByFund(store, monthBounds(month, timezone)),
		listFunds(store),
		ledgerSpan(store),
	])
	const money = moneyWords(content)
	const purposes = content.options?.giving.purposes ?? []
	const totals = addTotals(sums.filter(({ fund }) => (query.fund === '' ? fund !== SHOP_FUND : fund === query.fund)))
	return {
		rows: donations.map(({ donation, received }) => givingRow({ donation, received, content, timezone })),
		...{ total, pages: Math.ceil(total / DONATIONS_PER_PAGE) },
		month: {
			...{ month, words: longDate(month) },
			received: totals
				.filter(({ received }) => received !== 0)
				.map(({ received, currency }) => money(received, currency)),
			back: totals
				.filter(({ refunded, disputed }) => refunded + disputed !== 0)
				.map(({ refunded, disputed, currency }) => money(0 - refunded - disputed, currency)),
		},
		funds: funds.map((fund) => ({ value: fund, words: fundLabel(fund, purposes) })),
		months: monthsOf(span, today, timezone).map((value) => ({ value, words: longDate(value) })),
	}
}

/** The months with entries and the current one, the newest first. */
export function monthsOf(span: { first: number } | undefined, today: string, timezone: string): string[] {
	const current = today.slice(0, 7)
	const first = span ? dayIn(timezone, span.first).slice(0, 7) : current
	const months = Array.from({ length: MAX_MONTHS }, (_, index) => monthsAfter(current, 0 - index))
	return months.filter((month) => month >= first || month === current)
}

interface Listed {
	donation: Donation
	received: number
	content: Content
	timezone: string
}

export interface GivingRow {
	reference: string
	name: string
	email: string
	/** "Monthly donation" */
	kind: string
	/** The dog, or the purpose. */
	forWhat: string
	state: string
	tone: 'good' | 'trouble' | 'plain'
	amount: string
	/** What arrived, if that is another sum; "" otherwise. */
	received: string
	provider: string
	/** When it was announced. */
	day: string
}

function givingRow({ donation, received, content, timezone }: Listed): GivingRow {
	const money = moneyWords(content)
	const { amount, currency } = wholeAmount(donation)
	const purposes = content.options?.giving.purposes ?? []
	return {
		reference: donation.reference,
		...{ name: nameOf(donation), email: donation.email },
		kind: kindInWords(donation.kind, donation.frequency),
		forWhat: forWhat(donation, purposes),
		...{ state: STATE_WORDS[donation.state], tone: toneOf(donation.state) },
		amount: money(amount, currency),
		received: received === 0 || received === amount ? '' : `${money(received, currency)} received`,
		provider: PROVIDER_WORDS[donation.provider],
		day: longDate(dayIn(timezone, donation.createdAt)),
	}
}

/** "Zoë O’Brien"; of an erased person "No name". */
export function nameOf({ firstName, lastName }: Pick<Donation, 'firstName' | 'lastName'>): string {
	return [firstName, lastName].filter(Boolean).join(' ') || 'No name'
}

export function toneOf(state: DonationState): GivingRow['tone'] {
	if (['failed', 'past due', 'disputed'].includes(state)) return 'trouble'
	return ['paid', 'active'].includes(state) ? 'good' : 'plain'
}
