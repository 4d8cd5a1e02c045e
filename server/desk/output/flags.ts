import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import { oneLine, wrap } from './plain-text.ts'

/** Staff flags except those about health or history. */
export function openFlags({ flags }: Submission): string[] {
	return flags.filter(({ isSensitive }) => !isSensitive).map(({ text }) => text)
}

/** Staff flags about health or history. */
export function sensitiveFlags({ flags }: Submission): string[] {
	return flags.filter(({ isSensitive }) => isSensitive).map(({ text }) => text)
}

/** Staff flags of the submissions, for below a table. */
export function flagLines(submissions: Submission[]): string {
	const entries = submissions
		.filter(({ flags }) => flags.length > 0)
		.map((submission) => {
			const open = openFlags(submission)
			const rest = submission.flags.length - open.length
			const inRecord = rest > 0 ? [`${rest} about health or history: show ${submission.reference}`] : []
			const lines = [...open, ...inRecord].map((text) => `  - ${wrap(oneLine(text), 4).trimStart()}`)
			return [submission.reference, ...lines].join('\n')
		})
	return entries.length > 0 ? `TO CHECK\n${entries.join('\n')}\n\n` : ''
}
