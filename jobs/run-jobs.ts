import type { Content } from '#content/model/content.ts'
import { createFormContext } from '#domain/applications/form-context.ts'
import type { Donation } from '#domain/giving/donation.ts'
import { dayIn } from '#lib/dates.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import type { ClockState } from '#records/clock/clock-guard.ts'
import { deleteOldStarts } from '#records/drafts/draft-limits.ts'
import { deleteOldAddressCounts } from '#records/email/address-limit.ts'
import { deleteOldCounts } from '#records/email/new-address-limit.ts'
import { deleteExpiredFiles } from '#records/files/case-files.ts'
import { severDeclarations } from '#records/gift-aid/retention.ts'
import { type Deleted, deleteExpired, NOTHING_DELETED } from '#records/retention/retention.ts'
import { applyStockCounts } from '#records/shop/stock/availability.ts'
import { sealAuditLog } from '#records/staff/audit-seals.ts'
import { deleteOldTotals } from '#records/store/daily-totals.ts'
import type { Store } from '#records/store/open-store.ts'
import { writeDigest } from './daily-digest.ts'
import { expireOrders } from './expire-orders.ts'
import { extendReplyDeadlines } from './extend-reply-deadlines.ts'
import { writeMorningDigests } from './morning-digests.ts'
import { remindOrExpireTransfers } from './remind-or-expire-transfers.ts'
import { sendCheckIns } from './send-check-ins.ts'
import { sendStockNotices } from './send-stock-notices.ts'
import { processSponsorships } from './sponsorships/process-sponsorships.ts'
import { tellCardPause } from './tell-card-pause.ts'
import { writePendingConfirmations, writePendingEmails } from './write-pending-emails.ts'

interface JobSettings {
	store: Store
	content: Content
	/** The public address of the site. */
	siteUrl: string
	/** Signs links in emails. */
	formSecret: FormSecret
	/** Milliseconds since 1970. */
	now: number
	clock: Pick<ClockState, 'isTrusted' | 'mayDelete'>
	/** Server warnings in sentences, for the digest. */
	warnings: string[]
	/** Ends a monthly donation by card; throws while it is not confirmed. Undefined without card payments. */
	cancelMonthly?: ((donation: Donation) => Promise<void>) | undefined
}

/** Numbers only, because it is logged. */
export interface JobsResult {
	/** Released submissions and newsletter requests whose emails were written. */
	released: number
	/** Extended reply deadlines. */
	renewed: number
	/** Questions to people whose dog went home. */
	checkIns: number
	/** Reminders of bank transfers that have not arrived. */
	transferReminders: number
	/** Orders by bank transfer that were given up. */
	expiredOrders: number
	/** Emails to those who waited for something of the shop. */
	stockNotices: number
	/** Emails about sponsorships: presents on their day, dogs that went home, news. */
	sponsorships: number
	digest: boolean
	/** Emails to volunteers about their day. */
	morningDigests: number
	deleted: Deleted
	/** Errors of single jobs; the others ran. */
	errors: unknown[]
}

/**
 * Runs all jobs: emails of released submissions, the digests, reply deadlines, check-ins, awaited bank transfers, sponsorships, retention.
 * Idempotent, also with several processes.
 *
 * Before the content is loaded the sender is unknown, so only retention runs.
 */
export async function runJobs(settings: JobSettings): Promise<JobsResult> {
	const { store, content, siteUrl, formSecret, now, clock, warnings, cancelMonthly } = settings
	const errors: unknown[] = []
	const onError = (error: unknown) => void errors.push(error)
	const orElse = <T>(work: Promise<T>, otherwise: T) =>
		work.catch((error: unknown) => {
			onError(error)
			return otherwise
		})

	const deleted = clock.mayDelete ? await orElse(deleteExpired(store, now), NOTHING_DELETED) : NOTHING_DELETED
	await orElse(deleteOldCounts(store, now), undefined)
	await orElse(deleteOldAddressCounts(store, now), undefined)
	await orElse(deleteOldStarts(store, now), undefined)
	await orElse(deleteOldTotals(store, now), undefined)
	await orElse(sealAuditLog(store, formSecret, now), 0)
	if (clock.mayDelete) await orElse(deleteExpiredFiles(store, now), undefined)
	if (!content.options) {
		const nothing = { released: 0, renewed: 0, checkIns: 0, transferReminders: 0, expiredOrders: 0, stockNotices: 0 }
		return { ...nothing, sponsorships: 0, morningDigests: 0, digest: false, deleted, errors }
	}
	const { timezone } = content.options.site
	const { accountingYearEnd: yearEnd } = content.options.giving
	if (clock.mayDelete) await orElse(severDeclarations(store, { yearEnd, today: dayIn(timezone, now) }), 0)
	const jobs = {
		store,
		content,
		formContext: createFormContext(content, siteUrl, now),
		formSecret,
		timezone,
		now,
		cancelMonthly,
		onError,
	}
	const released = (await orElse(writePendingEmails(jobs), 0)) + (await orElse(writePendingConfirmations(jobs), 0))
	// Before deadlines are extended: staff may still reply to the overdue ones.
	await orElse(tellCardPause(jobs), false)
	const digest = await orElse(writeDigest(jobs, warnings), false)
	const morningDigests = clock.isTrusted ? await orElse(writeMorningDigests(jobs), 0) : 0
	const renewed = clock.isTrusted ? await orElse(extendReplyDeadlines(jobs), 0) : 0
	const checkIns = clock.isTrusted ? await orElse(sendCheckIns(jobs), 0) : 0
	const transferReminders = clock.isTrusted ? await orElse(remindOrExpireTransfers(jobs), 0) : 0
	// Soon after a count, because what is packed in between was counted.
	await orElse(applyStockCounts(store, content.merch, now), 0)
	const expiredOrders = clock.isTrusted ? await orElse(expireOrders(jobs), 0) : 0
	// After counts and expired orders, which bring goods back.
	const stockNotices = await orElse(sendStockNotices(jobs), 0)
	const sponsorships = clock.isTrusted ? await orElse(processSponsorships(jobs), 0) : 0
	const sent = { released, renewed, checkIns, transferReminders, expiredOrders, stockNotices, sponsorships }
	return { ...sent, digest, morningDigests, deleted, errors }
}
