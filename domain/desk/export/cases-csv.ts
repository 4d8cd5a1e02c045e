import { dayIn } from '#lib/dates.ts'
import { type Figure, spreadsheetLine, typedCsvLine } from '#lib/text/csv-line.ts'
import type { Submission } from '../../applications/submissions/submission-record.ts'
import { asmColumns } from './animal-shelter-manager-csv.ts'
import type { CsvColumn, Exported } from './csv-column.ts'

/** Without it Excel does not recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

interface CsvOptions {
	/** With the field names of Animal Shelter Manager, which never have answers about health and history. */
	isAsm: boolean
	timezone: string
	/** Begins with a byte order mark, for Excel. */
	hasMark: boolean
}

/**
 * Cases as CSV, with the answers they bring: leave out those that the reader may not see. For a spreadsheet, or for the import of Animal Shelter
 * Manager.
 */
export function casesCsv(exported: Exported[], { isAsm, timezone, hasMark }: CsvOptions): string {
	const lines = isAsm
		? table(asmColumns, exported).map((cells) => typedCsvLine(cells.map(tidy)))
		: table(allColumns(exported, timezone), exported).map((cells) => spreadsheetLine(cells.map(tidyCell)))
	return (hasMark ? BYTE_ORDER_MARK : '') + lines.join('')
}

function table<Cell>(columns: CsvColumn<Cell>[], exported: Exported[]): (string | Cell)[][] {
	return [columns.map(([header]) => header), ...exported.map((one) => columns.map(([, cell]) => cell(one)))]
}

/** The names of the columns that every file has; a spreadsheet has one more for each question that was answered. */
export function columnNames(isAsm: boolean): string[] {
	return (isAsm ? asmColumns : allColumns([], 'UTC')).map(([header]) => header)
}

/** A case without what only leads and the one who holds it may read. */
export function withoutRestricted({ submission, answers }: Exported): Exported {
	return {
		submission: { ...submission, flags: submission.flags.filter(({ isSensitive }) => !isSensitive) },
		answers: answers.filter(({ isSensitive }) => !isSensitive),
	}
}

const tidyCell = (cell: string | Figure) => (typeof cell === 'string' ? tidy(cell) : cell)

/** Spreadsheets misread lone carriage returns and leading spaces. */
function tidy(text: string): string {
	return text.replace(/\r\n?/g, '\n').trim()
}

const FIXED_FIELDS = new Set(['email', 'phone'])

function allColumns(exported: Exported[], timezone: string): CsvColumn<string | Figure>[] {
	const fixed: CsvColumn<string | Figure>[] = [
		['reference', ({ submission }) => submission.reference],
		['form', ({ submission }) => submission.form],
		['status', ({ submission }) => submission.status],
		['sent on', ({ submission }) => ({ figure: dayIn(timezone, submission.createdAt) })],
		['ring first', ({ submission }) => (isUrgentNow(submission) ? 'yes' : '')],
		['answer by', ({ submission }) => ({ figure: submission.isUrgent ? '' : submission.replyBy })],
		['then by', ({ submission }) => ({ figure: submission.extendedReplyBy ?? '' })],
		['name', ({ submission }) => submission.name],
		['email', ({ submission }) => submission.email],
		['phone', ({ submission }) => submission.phone],
		['town', ({ submission }) => submission.town],
		['about', ({ submission }) => submission.about],
		['to check', ({ submission }) => submission.flags.map(({ text }) => text).join('; ')],
		['quarantined because', ({ submission }) => submission.quarantineReasons.join('; ')],
	]
	const labels = new Map(exported.flatMap(({ answers }) => answers.map(({ field, label }) => [field, label] as const)))
	const answers = [...labels]
		.filter(([field]) => !FIXED_FIELDS.has(field))
		.map(
			([field, label]): CsvColumn => [
				// Several questions have the same label ("What kind of animal?").
				`${label} (${field})`,
				({ answers }) => answers.find((answer) => answer.field === field)?.value ?? '',
			],
		)
	return [...fixed, ...answers]
}

/** Without a reply. */
function isUrgentNow({ isUrgent, status }: Submission): boolean {
	return isUrgent && (status === 'new' || status === 'in_review')
}
