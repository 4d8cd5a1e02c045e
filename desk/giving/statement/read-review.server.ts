import type { Content } from '#content/model/content.ts'
import { kindInWords } from '#domain/desk/giving/giving-words.ts'
import { forWhat } from '#domain/giving/emails/donation-words.ts'
import { isSameMoney, type KindAboutOne } from '#domain/payables/bank-statement/match-line.ts'
import { payerFinder } from '#domain/payables/bank-statement/payer-name.ts'
import type { Beside } from '#domain/payables/beside.ts'
import { GENERAL_FUND } from '#domain/payables/funds.ts'
import type { Payable, Payment } from '#domain/payables/payable.ts'
import { findPaymentReferences } from '#domain/payables/payment-reference.ts'
import { amountInWords } from '#domain/payables/payment-words.ts'
import { STATE_WORDS } from '#domain/payables/state-words.ts'
import { dayIn, longDate } from '#lib/dates.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { tieDates } from '#lib/text/tie-dates.ts'
import { listPayments } from '#records/payables/payables.ts'
import {
	countLinesToReview,
	type FoundPayable,
	listLinesToReview,
	type ReviewedLine,
} from '#records/payables/transfers/bank-statement.ts'
import { findLineFor } from '#records/payables/transfers/line-by-hand.ts'
import { listAwaitedTransfers } from '#records/payables/transfers/transfer-donors.ts'
import type { DeskRequest } from '../../request.server.ts'
import { moneyWords, sumWords } from '../money.server.ts'
import { nameOf } from '../read-list.server.ts'

/** At once: after these the next ones come. */
const MAX_LINES = 200
/** More donors of one name are no help. */
const MAX_PERHAPS = 2
export type LineKind = KindAboutOne | 'unknown'

export interface Perhaps {
	reference: string
	name: string
	what: string
	/** "£10 on 19 November 2026", of the same sum around the day of the line; "" for none: the line may be the same money. */
	received: string
}

export interface LineView {
	id: string
	day: string
	amount: string
	/** The same with all decimals, for the column. */
	sum: string
	/** Minor units. */
	minor: number
	currency: string
	text: string
	kind: LineKind
	/** "£5 more than announced"; "" if it is what was announced. */
	difference: string
	/** Donors whom the text of a line seems to name: without a reference, or by several. */
	perhaps: Perhaps[]
	/** What it seems to be about. */
	about: {
		reference: string
		/** Its page. */
		path: string
		version: number
		name: string
		/** "Monthly donation for Vets’ bills" */
		what: string
		/** "£20, Waiting for the money" */
		expected: string
		/** "Last received: £20 on 3 November 2026"; "" for none. */
		last: string
	} | null
}

/** The lines that wait for a person, in groups, and what those that match add up to. */
export async function readReview(desk: DeskRequest) {
	const found = await listLinesToReview(desk.store, MAX_LINES + 1)
	const donors = found.some(({ match }) => match.kind === 'unknown') ? await listAwaitedTransfers(desk.store) : []
	const findPayers = payerFinder(donors)
	const shown = found.slice(0, MAX_LINES).map((line) => lineView(line, desk, findPayers))
	const lines = await Promise.all(shown.map((line) => withReceived(line, donors, desk)))
	const matched = lines.filter(({ kind }) => kind === 'matched')
	const money = moneyWords(desk.content)
	const currencies = Map.groupBy(matched, ({ currency }) => currency)
	return {
		lines,
		matchedSum: listInWords(
			[...currencies].map(([currency, of]) =>
				money(
					of.reduce((sum, { minor }) => sum + minor, 0),
					currency,
				),
			),
		),
		/** All that wait: more than are shown, until these are dealt with. */
		total: found.length > MAX_LINES ? await countLinesToReview(desk.store) : lines.length,
	}
}

/** What each donor whom the text may mean has paid already around that day. */
async function withReceived(
	{ isoDay, ...view }: LineView & { isoDay: string },
	donors: readonly Payable[],
	{ store, content, timezone }: DeskRequest,
): Promise<LineView> {
	const perhaps = await Promise.all(
		view.perhaps.map(async (one) => {
			const donor = donors.find(({ reference }) => reference === one.reference)
			if (!donor) return one
			const payments = await listPayments(store.db, donor.id)
			const same = payments.find((payment) => isSameMoney(payment, { day: isoDay, amount: view.minor }))
			if (same) return { ...one, received: receivedInWords(same, content, timezone) }
			return { ...one, what: stillToCome(donor, payments, content) }
		}),
	)
	return { ...view, perhaps }
}

/** A line with the donation that a person typed; null when nothing was typed, or the line was dealt with. */
export async function readLineByHand(desk: DeskRequest, { lineId, typed }: { lineId: string; typed: string }) {
	if (!/^[\da-f-]{36}$/.test(lineId)) return null
	const [reference = ''] = findPaymentReferences(typed)
	const line = await findLineFor(desk.store, lineId, reference)
	if (!line) return null
	const { isoDay: _, ...view } = lineView(line, desk)
	return { ...view, typed }
}

type Words = Pick<DeskRequest, 'content' | 'timezone'>

function lineView(
	line: ReviewedLine,
	{ content, timezone }: Words,
	findPayers: (text: string) => Payable[] = () => [],
): LineView & { isoDay: string } {
	const money = moneyWords(content)
	const { id, day, amount, currency, text } = line
	const shown = {
		id,
		isoDay: day,
		day: longDate(day),
		minor: amount,
		currency,
		text,
		amount: money(amount, currency),
		sum: sumWords(content)(amount, currency),
	}
	const { match } = line
	if (!('awaited' in match)) {
		const named =
			match.kind === 'several'
				? match.all.map(({ payable, payments }) => ({ donor: payable, payments }))
				: findPayers(text).map((donor) => ({ donor, payments: [] }))
		return {
			...shown,
			kind: 'unknown',
			difference: '',
			about: null,
			perhaps: named.slice(0, MAX_PERHAPS).map(({ donor, payments }) => {
				const same = payments.find((payment) => isSameMoney(payment, line))
				return {
					reference: donor.reference,
					name: nameOf(donor),
					what: announced(donor, content),
					received: same ? receivedInWords(same, content, timezone) : '',
				}
			}),
		}
	}
	return {
		...shown,
		kind: match.kind,
		perhaps: [],
		difference: match.kind === 'amount differs' ? differenceOf(line, match.awaited, money) : '',
		about: aboutOf(match.awaited, match.reference, content, timezone),
	}
}

function differenceOf(line: ReviewedLine, { payable }: FoundPayable, money: ReturnType<typeof moneyWords>): string {
	const { amount, currency } = payable.due
	if (currency !== line.currency) return `not in ${currency}`
	const more = line.amount - amount
	return `${money(Math.abs(more), currency)} ${more > 0 ? 'more' : 'less'} than announced`
}

function receivedInWords(
	{ paidAt, received, amount: { currency } }: Payment,
	content: Content,
	timezone: string,
): string {
	return tieDates(`${moneyWords(content)(received, currency)} on ${longDate(dayIn(timezone, paidAt ?? 0))}`)
}

/** "£10 a month" */
const announced = (payable: Payable, content: Content) =>
	amountInWords(payable, content.options?.site.locale ?? 'en-GB')

/** Of what came in part the rest: "£5 of £20 still to come"; else what was announced. */
function stillToCome(payable: Payable, payments: readonly Payment[], content: Content): string {
	const short = payments.find(({ state }) => state === 'part paid')
	if (!short) return announced(payable, content)
	const { amount, currency } = payable.due
	return `${moneyWords(content)(amount - short.received, currency)} of ${announced(payable, content)} still to come`
}

/** "Order", "Donation, vets’ bills". Wherever it is needed most goes without saying. */
function whatFor(beside: Beside, content: Content): string {
	if ('order' in beside) return 'Order'
	const { donation } = beside
	const hasPurpose = donation.sponsorship !== null || donation.fund !== GENERAL_FUND
	const purpose = hasPurpose ? forWhat(donation, content.options?.giving.purposes ?? []) : ''
	return [kindInWords(donation.kind, donation.frequency), purpose].filter(Boolean).join(', ')
}

function aboutOf({ payable, payments, beside }: FoundPayable, reference: string, content: Content, timezone: string) {
	const last = payments.findLast(({ paidAt }) => paidAt !== null)
	return {
		reference,
		version: payable.version,
		name: nameOf(payable),
		path: 'order' in beside ? `/orders/${reference}` : `/giving/${reference}`,
		what: whatFor(beside, content),
		expected: `${announced(payable, content)}, ${STATE_WORDS[payable.state].toLowerCase()}`,
		last: last ? `Last received: ${receivedInWords(last, content, timezone)}` : '',
	}
}
