import type { DescribedAnswer } from '#domain/applications/describe-answers.ts'
import type { Submission } from '#domain/applications/submission-record.ts'

export interface Exported {
	submission: Submission
	answers: DescribedAnswer[]
}

/** A column of a file: its header, and what it says of a submission. */
export type CsvColumn = [header: string, cell: (exported: Exported) => string]

/** A number from abroad begins with "+", which a spreadsheet takes for a sum. */
export function diallable(phone: string): string {
	return phone.replace(/^\s*\+/, '00')
}
