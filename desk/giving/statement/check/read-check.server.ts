import { SET_ASIDE_WORDS } from '#domain/desk/giving/line-words.ts'
import type { PayableKind } from '#domain/payables/payable.ts'
import { dayIn, longDate, momentOf } from '#lib/dates.ts'
import { listClaims } from '#records/gift-aid/read-claims.ts'
import { latestStatementDay } from '#records/payables/transfers/bank-statement.ts'
import { type DecidedLine, listDecidedLines, listMissingArrivals } from '#records/payables/transfers/statement-check.ts'
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
	const missing = await listMissing(desk)
	return {
		days: SHOWN_DAYS,
		hasStatement: (await latestStatementDay(store)) !== undefined,
		missing: missing.map((arrival) => ({
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

/** What is in the books and on no statement. */
export function listMissing({ store, timezone, now }: Pick<DeskRequest, 'store' | 'timezone' | 'now'>) {
	return listMissingArrivals(store, { now, dayOf: (at) => dayIn(timezone, at) })
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
