import { digestEmail } from '#domain/applications/emails/digest.ts'
import type { DeskState } from '#domain/applications/submissions/desk-state.ts'
import { DAY_MS, hourIn } from '#lib/dates.ts'
import { claimDay, isDayClaimed, lastRunAt } from '#records/jobs/daily-runs.ts'
import { readDeskState } from '#records/jobs/desk-state.ts'
import { enqueue } from '#records/outbox/deliveries.ts'
import type { JobContext } from './job-context.ts'

/** In the charity's time zone: before staff read their email. */
const FROM_HOUR = 7
const MONDAY = 1

/**
 * Writes the daily digest to staff, once a day after seven. Only when something is overdue, due or new; quarantined, delayed and failed
 * items count when they are new, and on Mondays.
 *
 * @returns whether a digest was written
 */
export async function writeDigest(jobs: JobContext, warnings: string[]): Promise<boolean> {
	const { store, content, formContext, timezone, now } = jobs
	const to = content.notificationEmail || formContext.charity.email
	if (!to || hourIn(timezone, now) < FROM_HOUR) return false
	if (await isDayClaimed(store, 'digest', formContext.today)) return false
	return store.write(async (transaction) => {
		if (!(await claimDay(transaction, 'digest', formContext.today, now))) return false
		// The first digest covers the last day.
		const since = (await lastRunAt(transaction, 'digest', formContext.today)) ?? now - DAY_MS
		const deskState = await readDeskState(transaction, { today: formContext.today, since, now })
		if (warnings.length === 0 && !isWorthSending(deskState, formContext.today)) return false
		const payload = digestEmail({ to, today: formContext.today, deskState, warnings }, formContext.charity)
		await enqueue(transaction, [{ channel: 'email', submissionId: null, payload }], now)
		return true
	})
}

function isWorthSending(
	{ urgent, overdue, dueToday, arrived, quarantined, quarantinedEmails, failed, delayed }: DeskState,
	today: string,
): boolean {
	if ([urgent, overdue, dueToday, arrived].some(({ length }) => length > 0)) return true
	const others = [quarantined, quarantinedEmails, failed, delayed]
	if (others.some(({ arrived }) => arrived > 0)) return true
	const isMonday = new Date(`${today}T00:00:00Z`).getUTCDay() === MONDAY
	return isMonday && others.some(({ all }) => all > 0)
}
