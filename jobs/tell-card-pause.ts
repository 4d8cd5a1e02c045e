import { cardPauseEmail } from '#domain/payables/card-pause-email.ts'
import { claimDay, isDayClaimed } from '#records/jobs/daily-runs.ts'
import { enqueue } from '#records/outbox/deliveries.ts'
import { readCardPause } from '#records/payments/stripe/card-limits.ts'
import type { JobContext } from './job-context.ts'

/** Tells staff by email that card payments are paused for everyone, once a day. @returns whether an email was written */
export async function tellCardPause({ store, content, formContext, now }: JobContext): Promise<boolean> {
	const reason = await readCardPause(store, now)
	const to = content.notificationEmail || formContext.charity.email
	if (reason === undefined || !to) return false
	if (await isDayClaimed(store, 'card pause', formContext.today)) return false
	return store.write(async (transaction) => {
		if (!(await claimDay(transaction, 'card pause', formContext.today, now))) return false
		const payload = cardPauseEmail({ to, reason }, formContext.charity)
		await enqueue(transaction, [{ channel: 'email', submissionId: null, payload }], now)
		return true
	})
}
