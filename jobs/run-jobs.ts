import type { Content } from '#content/model/content.ts'
import { createFormContext } from '#domain/applications/form-context.ts'
import type { ClockState } from '#records/clock/clock-guard.ts'
import { deleteOldCounts } from '#records/email/new-address-limit.ts'
import { type Deleted, deleteExpired, NOTHING_DELETED } from '#records/retention/retention.ts'
import type { Store } from '#records/store/open-store.ts'
import { writeDigest } from './daily-digest.ts'
import { extendReplyDeadlines } from './extend-reply-deadlines.ts'
import { writePendingConfirmations, writePendingEmails } from './write-pending-emails.ts'

export interface JobSettings {
	store: Store
	content: Content
	/** The public address of the site. */
	siteUrl: string
	/** Whether submissions go to the WordPress that holds the content, too. */
	hasInbox: boolean
	/** Milliseconds since 1970. */
	now: number
	clock: Pick<ClockState, 'isTrusted' | 'mayDelete'>
	/** Server warnings in sentences, for the digest. */
	warnings: string[]
}

/** Numbers only, because it is logged. */
export interface JobsResult {
	/** Released submissions and newsletter requests whose emails were written. */
	released: number
	/** Extended reply deadlines. */
	renewed: number
	digest: boolean
	deleted: Deleted
	/** Errors of single jobs; the others ran. */
	errors: unknown[]
}

/**
 * Runs all jobs: emails of released submissions, the digest, reply deadlines, retention. Idempotent, also with several processes.
 *
 * Before the content is loaded the sender is unknown, so only retention runs.
 */
export async function runApplicationJobs(settings: JobSettings): Promise<JobsResult> {
	const { store, content, siteUrl, hasInbox, now, clock, warnings } = settings
	const errors: unknown[] = []
	const onError = (error: unknown) => void errors.push(error)
	const orElse = <T>(work: Promise<T>, otherwise: T) =>
		work.catch((error: unknown) => {
			onError(error)
			return otherwise
		})

	const deleted = clock.mayDelete ? await orElse(deleteExpired(store, now), NOTHING_DELETED) : NOTHING_DELETED
	await orElse(deleteOldCounts(store, now), undefined)
	if (!content.options) return { released: 0, renewed: 0, digest: false, deleted, errors }
	const { timezone } = content.options.site
	const jobs = {
		store,
		content,
		formContext: createFormContext(content, siteUrl, now),
		timezone,
		hasInbox,
		now,
		onError,
	}
	const released = (await orElse(writePendingEmails(jobs), 0)) + (await orElse(writePendingConfirmations(jobs), 0))
	// Before deadlines are extended: staff may still reply to the overdue ones.
	const digest = await orElse(writeDigest(jobs, warnings), false)
	const renewed = clock.isTrusted ? await orElse(extendReplyDeadlines(jobs), 0) : 0
	return { released, renewed, digest, deleted, errors }
}
