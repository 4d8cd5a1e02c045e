import { SET_ASIDE_WORDS } from '#domain/desk/giving/line-words.ts'
import {
	type CoveredDays,
	coveredDays,
	type OutsideStatements,
	placeOf,
} from '#domain/payables/bank-statement/check-arrivals.ts'
import type { PayableKind } from '#domain/payables/payable.ts'
import { DAY_MS, dayIn, formatDate, formatDateTime } from '#lib/dates.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import { listClaims } from '#records/gift-aid/read-claims.ts'
import { latestStatementDay } from '#records/payables/transfers/bank-statement.ts'
import {
	checkHandMarked,
	type DecidedLine,
	type HandMarked,
	listDecidedLines,
} from '#records/payables/transfers/statement-check.ts'
import type { DeskRequest } from '../../../request.server.ts'
import { daysInWords } from '../../gift-aid/claim-page.server.ts'
import { sumWords } from '../../money.server.ts'

/** Limits of the list of lines. */
const SHOWN_DAYS = 90
const MAX_LINES = 500

/** What is in the books and on no statement, and what became of the lines of the last 90 days, or of a month (`YYYY-MM`) of the bank. */
export async function readCheck(desk: DeskRequest, month?: string) {
	const { store, content, timezone, now } = desk
	const sum = sumWords(content)
	const wanted = month === undefined ? { since: now - SHOWN_DAYS * DAY_MS } : { month }
	const found = await listDecidedLines(store, wanted, MAX_LINES + 1)
	const claims = found.some(({ claimId }) => claimId !== null) ? await listClaims(store) : []
	const periodOf = (id: string | null) => {
		const claim = claims.find((one) => one.id === id)
		return claim ? daysInWords(claim) : ''
	}
	const { missing, ...outside } = await readHandMarked(desk)
	return {
		...outside,
		/** "the last 90 days", "November 2026" */
		within: month === undefined ? `the last ${SHOWN_DAYS} days` : formatDate(month),
		isOfMonth: month !== undefined,
		hasStatement: (await latestStatementDay(store)) !== undefined,
		missing: missing.toReversed().map((arrival) => ({
			key: `${arrival.paymentId} ${arrival.at}`,
			...subjectOf(arrival),
			day: formatDate(dayIn(timezone, arrival.at)),
			sum: sum(arrival.amount, arrival.currency),
			isReturned: arrival.isReturned,
		})),
		isCut: found.length > MAX_LINES,
		lines: found.slice(0, MAX_LINES).map((line) => ({
			id: line.id,
			text: line.text,
			note: line.note,
			day: formatDate(line.day),
			sum: sum(line.amount, line.currency),
			what: outcomeInWords(line),
			subject: line.payable ? subjectOf(line.payable) : null,
			claim: line.claimId === null ? null : { id: line.claimId, period: periodOf(line.claimId) },
			/** In the words of staff; "" for nothing said. */
			said: line.knownBy,
			who: [line.decidedBy ?? 'The operator', formatDateTime(line.decidedAt, timezone)].join(', '),
			canReopen: line.outcome !== 'booked' && line.text !== '',
		})),
	}
}

export type CheckData = Awaited<ReturnType<typeof readCheck>>

/** What was marked by hand and is on no statement, the days that statements cover, and how all that the books have was checked. */
export async function readHandMarked({ store, content, timezone, now }: DeskRequest) {
	const dayOf = (at: number) => dayIn(timezone, at)
	const { found, missing, unchecked, refunds, periods, since } = await checkHandMarked(store, { now, dayOf })
	const inWords = (of: readonly Pick<HandMarked, 'amount' | 'currency'>[], noun: string) =>
		countInWords(of, noun, sumWords(content))
	const places = PLACES.flatMap((place) => {
		const of = unchecked[place]
		return of.length === 0 ? [] : [`Not checked, ${PLACE_WORDS[place]}: ${inWords(of, 'payment')}`]
	})
	const refundsAt = Map.groupBy(refunds, (refund) => {
		if (refund.isOnStatement) return 'found'
		const own = periods.filter(({ currency }) => currency === refund.currency)
		return placeOf(dayOf(refund.at), own)
	})
	return {
		missing,
		since: formatDate(dayOf(since)),
		covered: coveredInWords(coveredDays(periods)),
		/** "24 payments, £635.75": what follows adds up to it; "" for none. */
		all: inWords([...found, ...missing, ...Object.values(unchecked).flat()], 'payment'),
		checked: [
			...(found.length === 0 ? [] : [`On your statements: ${inWords(found, 'payment')}${notDealtWith(found)}`]),
			...(missing.length === 0 ? [] : [`Not on them: ${inWords(missing, 'payment')}`]),
			...places,
		],
		hasUnchecked: places.length > 0,
		/** "Before these days: 1 refund, £10.00" */
		refunds: (['found', 'within', ...PLACES] as const).flatMap((place) => {
			const of = refundsAt.get(place) ?? []
			return of.length === 0 ? [] : [`${REFUND_WORDS[place]}: ${inWords(of, 'refund')}`]
		}),
	}
}

/** "; 3 of their lines are not dealt with yet" */
function notDealtWith(found: readonly HandMarked[]): string {
	const open = found.filter(({ lineId }) => lineId === null).length
	if (open === 0) return ''
	return open === 1 ? '; 1 of their lines is not dealt with yet' : `; ${open} of their lines are not dealt with yet`
}

/** "£75.00": what was marked as received by hand in a month (`YYYY-MM`) and is on no statement of its day; "" for nothing. */
export async function readOffStatement(desk: DeskRequest, month: string): Promise<string> {
	const { missing } = await readHandMarked(desk)
	const of = missing.filter(({ at }) => dayIn(desk.timezone, at).startsWith(month))
	return sumsInWords(of, sumWords(desk.content))
}

const PLACES = ['before', 'between', 'after'] as const satisfies OutsideStatements[]

const PLACE_WORDS: Record<OutsideStatements, string> = {
	before: 'before these days',
	between: 'on days between them',
	after: 'after these days',
}

const REFUND_WORDS: Record<OutsideStatements | 'found' | 'within', string> = {
	found: 'On your statements',
	within: 'Not on them, though of their days',
	before: 'Not checked, before these days',
	between: 'Not checked, on days between them',
	after: 'Not checked, after these days',
}

/** "3 payments, £45.00"; "" for none. */
function countInWords(
	of: readonly Pick<HandMarked, 'amount' | 'currency'>[],
	noun: string,
	sum: ReturnType<typeof sumWords>,
): string {
	if (of.length === 0) return ''
	return `${of.length === 1 ? `1 ${noun}` : `${of.length} ${noun}s`}, ${sumsInWords(of, sum)}`
}

/** "£45.00", "£45.00 and €10.00" */
function sumsInWords(of: readonly Pick<HandMarked, 'amount' | 'currency'>[], sum: ReturnType<typeof sumWords>): string {
	return listInWords(
		[...Map.groupBy(of, ({ currency }) => currency)].map(([currency, own]) =>
			sum(
				own.reduce((total, { amount }) => total + amount, 0),
				currency,
			),
		),
	)
}

/** "1 November 2026 to 29 November 2026"; of several accounts a sentence for each, "account ending 5678: …". */
export function coveredInWords(covered: readonly CoveredDays[]): string[] {
	const byAccount = [...Map.groupBy(covered, ({ account }) => account)]
	return byAccount.map(([account, of]) => {
		const days = listInWords(of.map((span) => daysInWords(span)))
		if (byAccount.length === 1) return days
		return `${account === '' ? 'account that its file does not name' : `account ending ${account.slice(-4)}`}: ${days}`
	})
}

interface Subject {
	reference: string
	kind: PayableKind
	firstName: string
	lastName: string
}

function subjectOf({ reference, kind, firstName, lastName }: Subject) {
	return {
		reference,
		path: kind === 'order' ? `/orders/${reference}` : `/giving/${reference}`,
		name: `${firstName} ${lastName}`.trim() || 'Erased',
	}
}

function outcomeInWords({ outcome, claimId }: Pick<DecidedLine, 'outcome' | 'claimId'>): string {
	if (outcome === 'booked') return 'Booked'
	return outcome === 'same money'
		? 'The same money, in the books before'
		: `${SET_ASIDE_WORDS[outcome].name}${outcome === 'gift aid' && claimId === null ? ', for no claim made here' : ''}`
}
