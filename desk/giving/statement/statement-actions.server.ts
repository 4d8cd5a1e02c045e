import type { StaffMember } from '#domain/desk/people/staff.ts'
import { withFingerprints } from '#domain/giving/bank-statement/fingerprint.ts'
import { readStatement } from '#domain/giving/bank-statement/read-statement.ts'
import {
	ignoreLine,
	importStatement,
	MAX_STATEMENT_LINES,
	receiveLine,
} from '#records/giving/transfers/bank-statement.ts'
import type { DeskRequest } from '../../request.server.ts'

/** Rows that could not be read are shown; of a file that is something else these are enough. */
const MAX_SKIPPED = 20

export interface ImportAnswer {
	/** Why nothing was imported. */
	problem: string | null
	/** What was pasted, when nothing was imported. */
	typed: string
	done: string | null
	/** Rows of the file that are no line of a statement, as they are in it. */
	skipped: string[]
}

interface Sent {
	desk: DeskRequest
	member: StaffMember
	form: URLSearchParams
}

/** Imports what was pasted. Doing it again changes nothing. */
export async function importPasted({ desk, member, form }: Sent): Promise<ImportAnswer> {
	const typed = form.get('csv') ?? ''
	const refused = (problem: string): ImportAnswer => ({ problem, typed, done: null, skipped: [] })
	// PostgreSQL refuses texts with a zero byte.
	const text = typed.replaceAll('\0', '')
	if (text.trim() === '') return refused('Paste the text of the file, or choose the file')
	const read = readStatement(text)
	if (read.kind === 'no heading') {
		return refused('No columns with a day and a sum were found. Paste the whole file, with the line of its headings')
	}
	if (read.lines.length > MAX_STATEMENT_LINES) return refused('That is too much at once. Export fewer months')
	if (read.lines.length === 0) return refused('There is no line in it with a day and a sum')
	const currency = desk.content.options?.site.currency ?? 'GBP'
	const imported = { lines: withFingerprints(read.lines, currency), currency, staffId: member.id }
	const { added, known, out } = await importStatement(desk.store, imported, desk.now)
	const parts = [
		added === 0 ? 'Nothing new' : `${lines(added)} imported`,
		known > 0 ? `${known} known from before` : '',
		out > 0 ? `${out} of money that left, not stored` : '',
	]
	return {
		...{ problem: null, typed: '', done: `${parts.filter(Boolean).join(', ')}.` },
		skipped: read.skipped.slice(0, MAX_SKIPPED).map(({ row, text: of }) => `Row ${row}: ${of}`),
	}
}

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`)

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
			versions.set(reference, result.after.donation.version)
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
