import type { Submission } from '#domain/applications/submissions/submission-record.ts'
import type { QuarantinedRequest } from '#records/newsletter/quarantined.ts'

/* The keys of `--json` that keep their earlier names (docs/earlier-names.md): programs may read them. */

/** @param submission all of it, or without its answers */
export function submissionJson<S extends Omit<Submission, 'answers' | 'wording'>>(submission: S) {
	const { quarantineReasons, pendingEmails, extendedReplyBy, ...rest } = submission
	return { ...rest, junkReasons: quarantineReasons, owedEmails: pendingEmails, promisedAgain: extendedReplyBy }
}

export function requestJson({ quarantineReasons, ...request }: QuarantinedRequest) {
	return { form: 'newsletter', ...request, junkReasons: quarantineReasons }
}
