import { z } from 'zod'
import { STATUSES } from '../../applications/submissions/submission-record.ts'

/** What an author has written for a case so far. */
export const emailDraftSchema = z.object({
	/** A name of `TEMPLATES`. */
	template: z.string(),
	subject: z.string(),
	body: z.string(),
	/** The status to set with it; null leaves it as it is. */
	status: z.enum(STATUSES).nullable(),
	/** For "waiting". */
	backOn: z.string().nullable(),
	/** The day on which the dog goes home, of an approval. */
	homeOn: z.string().nullable(),
	/** The version of the case that the author saw. */
	version: z.number(),
})
export type EmailDraft = z.infer<typeof emailDraftSchema>
