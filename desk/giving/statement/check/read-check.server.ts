import { SET_ASIDE_WORDS } from '#domain/desk/giving/line-words.ts'
import {
	type CoveredDays,
	coveredDays,
	type OutsideStatements,
} from '#domain/payables/bank-statement/check-arrivals.ts'
import type { PayableKind } from '#domain/payables/payable.ts'
import { dayIn, longDate, momentOf } from '#lib/dates.ts'
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

/** Of the list of lines. */
const SHOWN_DAYS = 90
const MAX_LINES = 500
const DAY_MS = 86_400_000

/** What is in the books and on no statement, and what became of the lines of the last 90 days. */
export async function readCheck(desk: DeskRequest) {
	const { store, content, timezone, now } = desk
	const sum = sumWords(content)
	const found = await listDecidedLines(store, now - SHOWN_DAYS * DAY_MS, MAX_LINES + 1)
	const claims = found.some(({ claimId }) => claimId !== null) ? await listClaims(store) : []
	const periodOf = (id: string | null) => {
		const claim = claims.find((one) => one.id === id)
		return claim ? daysInWords(claim) : ''
	}
	const { missing, ...outside } = await readHandMarked(desk)
	return {
		...outside,
		days: SHOWN_DAYS,
		hasStatement: (await latestStatementDay(store)) !== undefined,
		missing: missing.toReversed().map((arrival) => ({
			key: `${arrival.paymentId} ${arrival.at}`,
			...subjectOf(arrival),
			day: longDate(dayIn(timezone, arrival.at)),
			sum: sum(arrival.amount, arrival.currency),
		})),
		isCut: found.length > MAX_LINES,
		lines: found.slice(0, MAX_LINES).map((line) => ({
			id: line.id,
			text: line.text,
			note: line.note,
			day: longDate(line.day),
			sum: sum(line.amount, line.currency),
			what: outcomeInWords(line),
			subject: line.payable ? subjectOf(line.payable) : null,
			claim: line.claimId === null ? null : { id: line.claimId, period: periodOf(line.claimId) },
			who: [line.decidedBy ?? 'The operator', momentOf(line.decidedAt, timezone)].join(', '),
			canReopen: line.outcome !== 'booked' && line.text !== '',
		})),
	}
}

export type CheckData = Awaited<ReturnType<typeof readCheck>>

/** What was marked by hand and is on no statement, the days that statements cover, and what no one can say of other days. */
export async function readHandMarked({ store, content, timezone, now }: DeskRequest) {
	const { missing, unchecked, periods } = await checkHandMarked(store, { now, dayOf: (at) => dayIn(timezone, at) })
	const sum = sumWords(content)
	const places = ['before', 'between', 'after'] as const
	return {
		missing,
		covered: coveredInWords(coveredDays(periods)),
		unchecked: places.flatMap((place) => {
			const of = unchecked[place]
			return of.length === 0 ? [] : [`${PLACE_WORDS[place]}: ${countInWords(of, sum)}`]
		}),
	}
}

const PLACE_WORDS: Record<OutsideStatements, string> = {
	before: 'Before these days',
	between: 'On days between them',
	after: 'After these days',
}

/** "3 payments, £45.00" */
function countInWords(arrivals: readonly HandMarked[], sum: ReturnType<typeof sumWords>): string {
	const sums = [...Map.groupBy(arrivals, ({ currency }) => currency)].map(([currency, of]) =>
		sum(
			of.reduce((total, { amount }) => total + amount, 0),
			currency,
		),
	)
	return `${arrivals.length === 1 ? '1 payment' : `${arrivals.length} payments`}, ${listInWords(sums)}`
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

function outcomeInWords({ outcome }: Pick<DecidedLine, 'outcome'>): string {
	if (outcome === 'booked') return 'Booked'
	return outcome === 'same money' ? 'The same money, in the books before' : SET_ASIDE_WORDS[outcome].name
}
