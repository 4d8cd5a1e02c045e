import type { Content } from '#content/model/content.ts'
import { kindInWords } from '#domain/desk/giving/giving-words.ts'
import { stageInWords } from '#domain/desk/orders/order-words.ts'
import { forWhat } from '#domain/giving/emails/donation-words.ts'
import { isSameMoney } from '#domain/payables/bank-statement/arrivals.ts'
import { likelyKind, type SetAsideKind } from '#domain/payables/bank-statement/line-outcome.ts'
import type { KindAboutOne } from '#domain/payables/bank-statement/match-line.ts'
import { otherPayer } from '#domain/payables/bank-statement/payer-name.ts'
import { GENERAL_FUND } from '#domain/payables/funds.ts'
import type { Payable, Payment } from '#domain/payables/payable.ts'
import type { PayableDetails } from '#domain/payables/payable-details.ts'
import { amountInWords } from '#domain/payables/payment-words.ts'
import { STATE_WORDS } from '#domain/payables/state-words.ts'
import { orderStage } from '#domain/shop/order.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { tieDates } from '#lib/text/line-breaks.ts'
import type { FoundPayable, ReviewedLine } from '#records/payables/transfers/bank-statement.ts'
import type { DeskRequest } from '../../request.server.ts'
import { moneyWords, sumWords } from '../money.server.ts'
import { nameOf } from '../read-list.server.ts'

/** More donors of one name are no help. */
const MAX_PERHAPS = 4

export type LineKind = KindAboutOne | 'unknown'

export interface Perhaps {
	reference: string
	name: string
	/** Tells people of one name apart: the one who is chosen gets the receipt. "" for none. */
	email: string
	what: string
	/** "£10 on 19 November 2026", of the same sum around the day of the line; "" for none: the line may be the same money. */
	received: string
	/** Nothing of theirs is awaited: what they gave would be entered as another donation. */
	isPast: boolean
}

/** A claim whose tax is the sum of a line. */
export interface PaidClaim {
	id: string
	/** "1 November 2026 to 29 November 2026" */
	period: string
	/** Only what was marked as sent can be paid. */
	isSent: boolean
}

export interface LineView {
	id: string
	/** `YYYY-MM-DD` */
	isoDay: string
	day: string
	amount: string
	/** The amount with all decimals, for the column. */
	sum: string
	/** Minor units. */
	minor: number
	currency: string
	text: string
	/** Its type or category, as the bank has it. */
	note: string
	kind: LineKind
	/** "£5 more than announced"; "" if it is what was announced. */
	difference: string
	/** Donors whom the text of a line seems to name: without a reference, or by several. */
	perhaps: Perhaps[]
	/** What a line without a reference seems to be; "" for nothing that is known. */
	likely: SetAsideKind | ''
	/** The claims that the line may pay, if it is likely Gift Aid. */
	claims: PaidClaim[]
	/** What it seems to be about. */
	about: LineSubject | null
}

interface LineSubject {
	reference: string
	/** Its page. */
	path: string
	version: number
	name: string
	email: string
	/** "Monthly donation for Vets’ bills" */
	what: string
	/** "£20, Waiting for the money" */
	expected: string
	/** "Last received: £20 on 3 November 2026"; "" for none. */
	last: string
	/** Why no one waits for it, and what booking does; "" while someone does. */
	ended: string
	/** The day of another line that is matched with it and not booked yet: that one is booked first; "" for none. */
	matchedDay: string
	/** The bank names another payer. */
	isFromAnother: boolean
	/** A declaration covers only the donor's own money. */
	hasGiftAid: boolean
}

type Words = Pick<DeskRequest, 'content' | 'timezone'>

/** @param findPayers finds the people whom a text may name */
export function lineView(
	line: ReviewedLine,
	{ content, timezone }: Words,
	findPayers: (text: string) => Payable[] = () => [],
): LineView {
	const money = moneyWords(content)
	const { id, day, amount, currency, text, note, match } = line
	const shown = {
		id,
		isoDay: day,
		day: formatDate(day),
		minor: amount,
		currency,
		text,
		note,
		amount: money(amount, currency),
		sum: sumWords(content)(amount, currency),
		claims: [],
	}
	if (!('awaited' in match)) {
		const perhaps = perhapsOf(line, { content, timezone }, findPayers)
		const likely = perhaps.length === 0 ? (likelyKind(`${text} ${note}`) ?? '') : ''
		return { ...shown, kind: 'unknown', difference: '', about: null, perhaps, likely }
	}
	const isDifferent = match.kind === 'amount differs' || match.kind === 'no longer expected'
	return {
		...shown,
		kind: match.kind,
		perhaps: [],
		likely: '',
		difference: isDifferent ? differenceOf(line, match.awaited, money) : '',
		about: subjectOf(line, { ...match.awaited, ...match }, { content, timezone }),
	}
}

function perhapsOf(
	line: ReviewedLine,
	{ content, timezone }: Words,
	findPayers: (text: string) => Payable[],
): Perhaps[] {
	const named =
		line.match.kind === 'several'
			? line.match.all.map(({ payable, arrivals }) => ({ donor: payable, arrivals }))
			: findPayers(`${line.text} ${line.note}`).map((donor) => ({ donor, arrivals: [] }))
	return named.slice(0, MAX_PERHAPS).map(({ donor, arrivals }) => {
		const same = arrivals.find((arrival) => isSameMoney(arrival, line))
		return {
			reference: donor.reference,
			name: nameOf(donor),
			email: donor.email,
			what: announced(donor, content),
			received: same ? arrivalInWords(same, content, timezone) : '',
			isPast: false,
		}
	})
}

function differenceOf(line: ReviewedLine, { payable }: FoundPayable, money: ReturnType<typeof moneyWords>): string {
	const { amount, currency } = payable.due
	if (currency !== line.currency) return `not in ${currency}`
	const more = line.amount - amount
	if (more === 0) return ''
	return `${money(Math.abs(more), currency)} ${more > 0 ? 'more' : 'less'} than announced`
}

/** "£20 on 3 November 2026" */
export function arrivalInWords(
	{ amount, currency, at }: FoundPayable['arrivals'][number],
	content: Content,
	timezone: string,
): string {
	return tieDates(`${moneyWords(content)(amount, currency)} on ${formatDate(dayIn(timezone, at))}`)
}

/** "£10 a month" */
const announced = (payable: Payable, content: Content) =>
	amountInWords(payable, content.options?.site.locale ?? 'en-GB')

/** "£5 of £20 still to come" when a part has come; else what was announced. */
export function stillToCome(payable: Payable, payments: readonly Payment[], content: Content): string {
	const short = payments.find(({ state }) => state === 'part paid')
	if (!short) return announced(payable, content)
	const { amount, currency } = payable.due
	return `${moneyWords(content)(amount - short.received, currency)} of ${announced(payable, content)} still to come`
}

/** "Order", "Donation, vets’ bills". Wherever it is needed most goes without saying. */
function whatFor(details: PayableDetails, content: Content): string {
	if ('order' in details) return 'Order'
	const { donation } = details
	const hasPurpose = donation.sponsorship !== null || donation.fund !== GENERAL_FUND
	const purpose = hasPurpose ? forWhat(donation, content.options?.giving.purposes ?? []) : ''
	return [kindInWords(donation.kind, donation.frequency), purpose].filter(Boolean).join(', ')
}

/** In the words of its page. */
function stateOf({ payable, details }: Pick<FoundPayable, 'payable' | 'details'>): string {
	const words = 'order' in details ? stageInWords(orderStage(details.order), details.order) : STATE_WORDS[payable.state]
	return words.toLowerCase()
}

function subjectOf(
	line: ReviewedLine,
	found: FoundPayable & { kind: KindAboutOne; reference: string; matchedLine?: { day: string } },
	{ content, timezone }: Words,
): LineSubject {
	const { payable, arrivals, details, kind, reference, matchedLine } = found
	return {
		reference,
		version: payable.version,
		name: nameOf(payable),
		email: payable.email,
		path: 'order' in details ? `/orders/${reference}` : `/giving/${reference}`,
		what: whatFor(details, content),
		expected: `${announced(payable, content)}, ${stateOf(found)}`,
		last: lastReceived(line, arrivals, { content, timezone }),
		ended: kind === 'no longer expected' ? endedInWords(line, found, timezone) : '',
		matchedDay: matchedLine ? formatDate(matchedLine.day) : '',
		isFromAnother: otherPayer(line, payable) !== '',
		hasGiftAid: payable.giftAidDeclarationId !== null,
	}
}

/** The same money if the books have it, else the last that came. */
function lastReceived(line: ReviewedLine, arrivals: FoundPayable['arrivals'], { content, timezone }: Words): string {
	const same = arrivals.filter((arrival) => isSameMoney(arrival, line))
	const shown = same.find(({ lineId }) => lineId === null) ?? same[0]
	if (shown) {
		const how = shown.lineId === null ? 'marked by hand' : 'from a line of your statement'
		return `Received: ${arrivalInWords(shown, content, timezone)}, ${how}`
	}
	const last = arrivals.at(-1)
	return last ? `Last received: ${arrivalInWords(last, content, timezone)}` : ''
}

/** Why no one waits for the money of a line any more, and what booking it does. */
function endedInWords(
	line: Pick<ReviewedLine, 'day'>,
	{ payable, details }: Pick<FoundPayable, 'payable' | 'details'>,
	timezone: string,
): string {
	const since = (at: number | null) => {
		if (at === null) return ''
		const day = dayIn(timezone, at)
		// The money was in the account, and the site could not know it yet.
		const wasHere = line.day <= day
		return `${tieDates(` on ${formatDate(day)}`)}${wasHere ? ', before this line was imported' : ''}`
	}
	if ('donation' in details) {
		if (payable.state === 'cancelled') return 'It has ended, and money still comes. Booking it adds another month.'
		return `Given up${since(payable.closedAt)}: no money had been seen. Booking it counts as their donation.`
	}
	const { cancelledAt, lines } = details.order
	if (cancelledAt !== null) {
		return `Cancelled${since(cancelledAt)}: nothing is sent for it. Book it, then send the money back.`
	}
	const hasGoods = lines.some(({ needsDelivery }) => needsDelivery)
	return hasGoods
		? `Expired${since(payable.closedAt)}, and its goods are on sale again. Booking it takes them off the shelf, if they are still there. If they are gone, the order waits under “To decide”: you write to the buyer, or send the money back.`
		: `Expired${since(payable.closedAt)}: no money had been seen. Booking it counts as paid.`
}
