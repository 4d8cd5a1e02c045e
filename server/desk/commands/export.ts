import { casesCsv } from '#domain/desk/export/cases-csv.ts'
import type { Exported } from '#domain/desk/export/csv-column.ts'
import type { Command } from '../command.ts'
import { SUBMISSION_FILTERS, selectSubmissions } from '../submission-filter.ts'

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
		return {
			text: '',
			file: casesCsv(exported, {
				isAsm: call.values.asm === true,
				timezone: desk.timezone,
				hasMark: call.values.bom === true,
			}),
			json: exported.map(({ submission, answers }) => ({ ...submission, answers })),
			note: call.values.asm
				? `${found.length} exported.`
				: `${found.length} exported, with answers about health and history. Store the file where only those who need it can read it.`,
		}
	},
}
