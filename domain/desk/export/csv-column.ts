import type { DescribedAnswer } from '#domain/applications/answers/describe-answers.ts'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'

export interface Exported {
	submission: Submission
	answers: DescribedAnswer[]
}

export type CsvColumn = [header: string, cell: (exported: Exported) => string]

/** Replaces a leading "+" by "00": a spreadsheet would read it as a formula. */
export function diallable(phone: string): string {
	return phone.replace(/^\s*\+/, '00')
}
