import type { Content } from '#content/model/content.ts'
import { kindInWords, STATE_WORDS } from '#domain/desk/giving/giving-words.ts'
import { forWhat, wholeAmount } from '#domain/giving/emails/donation-words.ts'
import { findPaymentReferences } from '#domain/giving/payment-reference.ts'
import { dayIn, longDate } from '#lib/dates.ts'
import { listLinesToReview, type ReviewedLine } from '#records/giving/bank-statement.ts'
import { findLineFor } from '#records/giving/line-by-hand.ts'
import type { DeskRequest } from '../../request.server.ts'
import { moneyWords } from '../money.server.ts'
import { nameOf } from '../read-list.server.ts'

/** At once: after these the next ones come. */
const MAX_LINES = 200
/** A standing order that was marked by hand, and then comes with the statement. */
const SAME_PAYMENT_MS = 8 * 86_400_000

export type LineKind = 'matched' | 'amount differs' | 'perhaps received' | 'already received' | 'unknown'

export interface LineView {
	id: string
	day: string
	amount: string
	text: string
	kind: LineKind
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

/** The lines that wait for a person, in groups. */
export async function readReview(desk: DeskRequest): Promise<{ lines: LineView[]; isCut: boolean }> {
	const lines = await listLinesToReview(desk.store, MAX_LINES + 1)
	return {
		lines: lines.slice(0, MAX_LINES).map((line) => lineView(line, desk)),
		isCut: lines.length > MAX_LINES,
	}
}

/** A line with the donation that a person typed; null when nothing was typed, or the line was dealt with. */
export async function readLineByHand(desk: DeskRequest, { lineId, typed }: { lineId: string; typed: string }) {
	if (!/^[\da-f-]{36}$/.test(lineId)) return null
	const [reference = ''] = findPaymentReferences(typed)
	const line = await findLineFor(desk.store, lineId, reference)
	return line ? { ...lineView(line, desk), typed } : null
}

function lineView(line: ReviewedLine, { content, timezone }: Pick<DeskRequest, 'content' | 'timezone'>): LineView {
	const money = moneyWords(content)
	const { id, day, amount, currency, text } = line
	const shown = { id, day: longDate(day), amount: money(amount, currency), text }
	if (!('awaited' in line.match)) return { ...shown, kind: 'unknown', about: null }
	return { ...shown, kind: kindOf(line), about: aboutOf(line.match.awaited, line.match.reference, content, timezone) }
}

function kindOf({ match, day, amount }: ReviewedLine): LineKind {
	if (!('awaited' in match)) return 'unknown'
	const { payment } = match.awaited
	const isNear = payment?.paidAt != null && Math.abs(payment.paidAt - Date.parse(`${day}T12:00:00Z`)) < SAME_PAYMENT_MS
	// Of a monthly donation each line would be another month.
	return match.kind !== 'already received' && isNear && payment.amount.amount === amount
		? 'perhaps received'
		: match.kind
}

type FoundDonation = Extract<ReviewedLine['match'], { awaited: unknown }>['awaited']

function aboutOf({ donation, payment }: FoundDonation, reference: string, content: Content, timezone: string) {
	const money = moneyWords(content)
	const { amount, currency } = wholeAmount(donation)
	const purposes = content.options?.giving.purposes ?? []
	const { paidAt = null, amount: paid } = payment ?? {}
	return {
		...{ reference, version: donation.version, name: nameOf(donation) },
		path: donation.kind === 'order' ? `/orders/${reference}` : `/giving/${reference}`,
		what: [kindInWords(donation.kind, donation.frequency), donation.kind === 'order' ? '' : forWhat(donation, purposes)]
			.filter(Boolean)
			.join(', '),
		expected: `${money(amount, currency)}${donation.frequency === 'monthly' ? ' a month' : ''}, ${STATE_WORDS[donation.state]}`,
		last:
			paidAt === null || !paid
				? ''
				: `Last received: ${money(paid.amount, paid.currency)} on ${longDate(dayIn(timezone, paidAt))}`,
	}
}
