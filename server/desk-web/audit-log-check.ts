import type { SettingCheck } from '#domain/desk/operations.ts'
import type { AuditLogCheck, AuditLogProblem } from '#records/staff/audit-seals.ts'

/** More are not listed one by one. */
const MAX_LISTED = 5

/** Whether the audit log is as it was written, in words for the settings page. */
export function auditLogCheck({ count, problems }: AuditLogCheck): SettingCheck {
	const title = 'Audit log'
	if (problems.length === 0) {
		const words = count === 0 ? 'No entry has a seal yet.' : `${count} entries, each as it was written.`
		return { title, state: 'ok', words }
	}
	const listed = problems.slice(0, MAX_LISTED).map(problemInWords)
	const more = problems.length - listed.length
	return {
		title,
		state: 'problem',
		words: [...listed, ...(more > 0 ? [`There are ${more} more such places.`] : [])].join(' '),
		todo: 'Compare it with a backup, and ask who can write to the database. If FORM_SECRET was changed, set the old one as FORM_SECRET_PREVIOUS. If you put another database in place yourself, delete audit-head.json.',
	}
}

function problemInWords(problem: AuditLogProblem): string {
	if (problem.kind === 'replaced')
		return `The log does not have seal ${problem.number} as audit-head.json in DATA_DIR has it: entries were deleted and the rest sealed anew.`
	if (problem.kind === 'changed') return `The entry of ${timeInWords(problem.at)} is not the one that was written.`
	if (problem.kind === 'end unknown') return 'The last seal is gone or not ours, so entries may be missing at the end.'
	if (problem.kind === 'out of order')
		return `The entry of ${timeInWords(problem.at)} was written after that of ${timeInWords(problem.after)}: its time is false, or the clock was set back.`
	const { count, after, before } = problem
	const entries = count === 1 ? '1 entry is' : `${count} entries are`
	if (after !== undefined && before !== undefined)
		return `${entries} missing between ${timeInWords(after)} and ${timeInWords(before)}.`
	if (before !== undefined) return `${entries} missing before ${timeInWords(before)}.`
	return after === undefined ? 'All entries are missing.' : `${entries} missing after ${timeInWords(after)}.`
}

/** For who runs the server: "2026-11-03 10:15 UTC". */
function timeInWords(at: number): string {
	return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
