import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { STATUS_WORDS } from '#domain/desk/status-words.ts'
import { dayIn, longDate } from '#lib/dates.ts'
import type { DeskRequest } from '../../request.server.ts'
import { openAnswers } from './case-answers.server.ts'

const MAX_COLUMNS = 4

export interface Comparison {
	people: { reference: string; name: string; status: string; day: string; flags: string[] }[]
	/** The same questions for all, in the order of the form; "" where a person did not answer. */
	sections: { title: string; rows: { label: string; values: string[] }[] }[]
}

/** Up to four applicants side by side: the chosen ones, then others. Never their restricted answers, for any role. */
export function compareApplicants(
	applicants: Submission[],
	chosen: string[],
	{ content, now, timezone }: Pick<DeskRequest, 'content' | 'now' | 'timezone'>,
): Comparison {
	const isChosen = ({ reference }: Submission) => chosen.includes(reference)
	const shown = [...applicants.filter(isChosen), ...applicants.filter((one) => !isChosen(one))].slice(0, MAX_COLUMNS)
	const columns = shown.map((one) => openAnswers(one, content, now))
	const order = new Map<string, Map<string, string>>()
	for (const { sections } of columns) {
		for (const { title, rows } of sections) {
			const known = order.get(title) ?? new Map<string, string>()
			for (const { field, label } of rows) known.set(field, label)
			order.set(title, known)
		}
	}
	const answerIn = (column: (typeof columns)[number], field: string) =>
		column.sections.flatMap(({ rows }) => rows).find((row) => row.field === field)?.value ?? ''
	return {
		people: shown.map(({ reference, name, status, createdAt }, index) => ({
			...{ reference, name, status: STATUS_WORDS[status], day: longDate(dayIn(timezone, createdAt)) },
			flags: columns[index]?.flags ?? [],
		})),
		sections: [...order].map(([title, fields]) => ({
			title,
			rows: [...fields].map(([field, label]) => ({ label, values: columns.map((column) => answerIn(column, field)) })),
		})),
	}
}
