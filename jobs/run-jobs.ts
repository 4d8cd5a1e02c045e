import type { Content } from '#content/model/content.ts'
import { createFormContext } from '#domain/applications/form-context.ts'
import type { ClockState } from '#records/clock/clock-guard.ts'
import { forgetClients } from '#records/email/new-address-limit.ts'
import { type Deleted, deleteWhatIsDue, NOTHING_DELETED } from '#records/retention/retention.ts'
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
	/** Whether what is due by the clock may be done now. */
	clock: Pick<ClockState, 'isTrusted' | 'mayDelete'>
	/** What operators should know of the server, in sentences; the morning's email tells staff. */
	warnings: string[]
}

/** What one round did. Numbers only: it is logged. */
export interface JobsDone {
	/** Submissions and requests for news, out of the quarantine, whose letters were written. */
	released: number
	/** People told that an answer takes longer. */
	renewed: number
	/** Whether the morning's letter to staff was written. */
	digest: boolean
	deleted: Deleted
	/** What failed; everything else was done all the same. */
	errors: unknown[]
}

/**
 * What an application needs after it was sent: letters held back, promises renewed, the morning's letter, and the end of its
 * time. Safe to call every few minutes and from several processes: each thing is done once.
 *
 * While the content has never been loaded, nobody knows who writes: then only what is due is deleted.
 */
export async function runApplicationJobs(settings: JobSettings): Promise<JobsDone> {
	const { store, content, siteUrl, hasInbox, now, clock, warnings } = settings
	const errors: unknown[] = []
	const onError = (error: unknown) => void errors.push(error)
	const settled = <T>(work: Promise<T>, otherwise: T) =>
		work.catch((error: unknown) => {
			onError(error)
			return otherwise
		})

	const deleted = clock.mayDelete ? await settled(deleteWhatIsDue(store, now), NOTHING_DELETED) : NOTHING_DELETED
	await settled(forgetClients(store, now), undefined)
	if (!content.options) return { released: 0, renewed: 0, digest: false, deleted, errors }
	const { timezone } = content.options.site
	const jobs = { store, content, world: createFormContext(content, siteUrl, now), timezone, hasInbox, now, onError }
	const released = (await settled(writePendingEmails(jobs), 0)) + (await settled(writePendingConfirmations(jobs), 0))
	// Before promises are renewed: staff may still answer the late ones themselves.
	const digest = await settled(writeDigest(jobs, warnings), false)
	const renewed = clock.isTrusted ? await settled(extendReplyDeadlines(jobs), 0) : 0
	return { released, renewed, digest, deleted, errors }
}
