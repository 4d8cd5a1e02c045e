import { csvLine } from '#server/feeds/formats/csv.ts'
import type { Command, Desk } from '../command.ts'
import { asmColumns } from '../output/animal-shelter-manager-csv.ts'
import { type CsvColumn, diallable, type Exported } from '../output/csv-column.ts'
import { dayOf } from '../output/days.ts'
import { submissionJson } from '../output/json-names.ts'
import { isUrgentNow, SUBMISSION_FILTERS, selectSubmissions } from '../submission-filter.ts'

/** Without it Excel does not recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

export const exportCommand: Command = {
	name: 'export',
	usage: '',
	summary: 'a CSV file of submissions, with all answers',
	help: `Filters as for list. Write it to a file with --out: standard output also has the output of npm. Only you can read that file.
With --asm the columns are those of Animal Shelter Manager’s import, without answers about health and history.`,
	options: {
		...SUBMISSION_FILTERS,
		asm: { type: 'boolean', description: 'with the field names of Animal Shelter Manager' },
		bom: { type: 'boolean', description: 'begin with a byte order mark, for Excel' },
		out: { type: 'string', description: 'the file to write' },
	},
	async run(desk, call) {
		const found = await selectSubmissions(desk, call)
		const exported: Exported[] = []
		for (const submission of found) exported.push({ submission, answers: await desk.describe(submission) })
		const columns = call.values.asm ? asmColumns : allColumns(exported, desk)
		const lines = [columns.map(([header]) => header), ...exported.map((one) => columns.map(([, cell]) => cell(one)))]
		return {
			text: '',
			file: (call.values.bom ? BYTE_ORDER_MARK : '') + lines.map((cells) => csvLine(cells.map(tidy))).join(''),
			json: exported.map(({ submission, answers }) => ({ ...submissionJson(submission), answers })),
			note: call.values.asm
				? `${found.length} exported.`
				: `${found.length} exported, with answers about health and history. Store the file where only those who need it can read it.`,
		}
	},
}

/** Spreadsheets misread lone carriage returns and leading spaces. */
function tidy(text: string): string {
	return text.replace(/\r\n?/g, '\n').trim()
}

const FIXED_FIELDS = new Set(['email', 'phone'])

function allColumns(exported: Exported[], { timezone }: Desk): CsvColumn[] {
	const fixed: CsvColumn[] = [
		['reference', ({ submission }) => submission.reference],
		['form', ({ submission }) => submission.form],
		['status', ({ submission }) => submission.status],
		['sent on', ({ submission }) => dayOf(submission.createdAt, timezone)],
		['ring first', ({ submission }) => (isUrgentNow(submission) ? 'yes' : '')],
		['answer by', ({ submission }) => (submission.isUrgent ? '' : submission.replyBy)],
		['then by', ({ submission }) => submission.extendedReplyBy ?? ''],
		['name', ({ submission }) => submission.name],
		['email', ({ submission }) => submission.email],
		['phone', ({ submission }) => diallable(submission.phone)],
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
