import type { StaffMember } from '#domain/desk/people/staff.ts'
import { ignoreLine, receiveLine } from '#records/payables/transfers/bank-statement.ts'
import type { DeskRequest } from '../../request.server.ts'

interface Sent {
	desk: DeskRequest
	member: StaffMember
	form: URLSearchParams
}

const LINE = /^([\da-f-]{36}) ([A-Z0-9-]{0,20}) (\d{0,9})$/

/** What became of the lines of a form: "line reference version", one for each. */
export async function receiveLines({ desk, member, form }: Sent): Promise<{ received: number; refused: number }> {
	const counts = { received: 0, refused: 0 }
	// Two months of one standing order change the same donation.
	const versions = new Map<string, number>()
	for (const value of form.getAll('line')) {
		const [, lineId = '', reference = '', version = ''] = LINE.exec(value) ?? []
		const seenVersion = versions.get(reference) ?? Number(version)
		const isAnother = form.get('intent') === 'receive another'
		const line = { lineId, reference, seenVersion, isAnother, staffId: member.id }
		const result = await receiveLine(desk.store, line, desk.giving.deliveriesOf, desk.now)
		if (result.kind === 'done') {
			counts.received += 1
			versions.set(reference, result.after.payable.version)
		} else {
			counts.refused += 1
		}
	}
	desk.deliver()
	return counts
}

export async function setAside({ desk, member, form }: Sent): Promise<Record<'aside' | 'kept' | 'refused', number>> {
	const [, lineId = ''] = LINE.exec(form.get('line') ?? '') ?? []
	const isKept = form.get('intent') === 'keep'
	const isDone = await ignoreLine(desk.store, { lineId, isKept, staffId: member.id }, desk.now)
	return { aside: Number(isDone && !isKept), kept: Number(isDone && isKept), refused: Number(!isDone) }
}
