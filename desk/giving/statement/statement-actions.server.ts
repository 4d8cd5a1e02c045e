import type { StaffMember } from '#domain/desk/people/staff.ts'
import { isSetAsideKind, MAX_KNOWN_BY_LENGTH } from '#domain/payables/bank-statement/line-outcome.ts'
import { cleanLine } from '#lib/text/clean.ts'
import { receiveLine, reopenLine, setLineAside, tieLine } from '#records/payables/transfers/decide-line.ts'
import type { DeskRequest } from '../../request.server.ts'

interface StatementActionArgs {
	desk: DeskRequest
	member: StaffMember
	form: URLSearchParams
}

const LINE = /^([\da-f-]{36}) ([A-Z0-9-]{0,20}) (\d{0,9})$/

/** How staff know whose a line is, as they typed it. */
export const knownByIn = (form: URLSearchParams) => cleanLine(form.get('knownBy') ?? '').slice(0, MAX_KNOWN_BY_LENGTH)

/** What became of the lines of a form: "line reference version", one for each. */
export async function receiveLines({ desk, member, form }: StatementActionArgs) {
	const counts = { received: 0, refused: 0, orders: 0, emailed: 0 }
	const knownBy = knownByIn(form)
	// Two months of one standing order change the same donation.
	const versions = new Map<string, number>()
	for (const value of form.getAll('line')) {
		const [, lineId = '', reference = '', version = ''] = LINE.exec(value) ?? []
		const seenVersion = versions.get(reference) ?? Number(version)
		const isAnother = form.get('intent') === 'receive another'
		const isFromAnotherPayer = form.get('intent') === 'receive without Gift Aid'
		const line = { lineId, reference, seenVersion, isAnother, isFromAnotherPayer, knownBy, staffId: member.id }
		const result = await receiveLine(desk.store, line, desk.giving.deliveriesOf, desk.now)
		if (result.kind === 'done') {
			counts.received += 1
			counts.orders += Number('order' in result.details)
			counts.emailed += Number(desk.giving.deliveriesOf(result).length > 0)
			versions.set(reference, result.after.payable.version)
		} else {
			counts.refused += 1
		}
	}
	desk.deliver()
	return counts
}

/** Ties lines to the same money in the books: nothing is booked. */
export async function tieLines({ desk, member, form }: StatementActionArgs) {
	const counts = { same: 0, refused: 0 }
	for (const value of form.getAll('line')) {
		const [, lineId = '', reference = ''] = LINE.exec(value) ?? []
		const isTied = await tieLine(desk.store, { lineId, reference, staffId: member.id }, desk.now)
		counts[isTied ? 'same' : 'refused'] += 1
	}
	return counts
}

/** Sets a line aside as what the form says it is. @returns the kind, or 1 as refused */
export async function setAside({
	desk,
	member,
	form,
}: StatementActionArgs): Promise<{ aside: string } | { refused: number }> {
	const [, lineId = ''] = LINE.exec(form.get('line') ?? '') ?? []
	const kind = form.get('as')
	if (!isSetAsideKind(kind)) return { refused: 1 }
	const claimId = form.get('claim') ?? ''
	const line = { lineId, kind, ...(claimId ? { claimId } : {}), knownBy: knownByIn(form), staffId: member.id }
	return (await setLineAside(desk.store, line, desk.now)) ? { aside: kind } : { refused: 1 }
}

/** Puts a line that was set aside back among those that wait. */
export async function reopen({
	desk,
	member,
	form,
}: StatementActionArgs): Promise<{ reopened: number } | { refused: number }> {
	const [, lineId = ''] = LINE.exec(form.get('line') ?? '') ?? []
	return (await reopenLine(desk.store, { lineId, staffId: member.id }, desk.now)) ? { reopened: 1 } : { refused: 1 }
}
