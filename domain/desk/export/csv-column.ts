import type { DescribedAnswer } from '#domain/applications/submissions/describe-answers.ts'
import type { Submission } from '#domain/applications/submissions/submission-record.ts'

export interface Exported {
	submission: Submission
	answers: DescribedAnswer[]
}

export type CsvColumn<Cell = string> = [header: string, cell: (exported: Exported) => Cell]
