import type { Donation } from '#domain/giving/donation.ts'
import { transferReminder } from '#domain/giving/emails/transfer-emails.ts'
import { CLOSE_AFTER_DAYS, transferDeadlines } from '#domain/giving/transfer-deadlines.ts'
import { createEmailContext } from '#domain/payables/email-context.ts'
import { addDays, dayIn, hourIn } from '#lib/dates.ts'
import { listToClose, listToRemind, remind } from '#records/giving/remind.ts'
import { expireUnpaid } from '#records/payables/expire-unpaid.ts'
import { holdForLines } from '#records/payables/transfers/hold-for-lines.ts'
import type { JobContext } from './job-context.ts'

/** In the charity's time zone: not at night. */
const FROM_HOUR = 9

/**
 * Reminds once of bank transfers that have not arrived, and gives them up three weeks later; neither while an undecided line of the bank
 * statement may be the money. @returns how many reminders
 */
export async function remindOrExpireTransfers(jobs: JobContext): Promise<number> {
	const { store, timezone, now, onError } = jobs
	if (hourIn(timezone, now) < FROM_HOUR) return 0
	const deadlines = transferDeadlines(now)
	let reminded = 0
	const toRemind = await holdForLines(store, await listToRemind(store, deadlines.remind.announced), timezone)
	for (const donation of toRemind.clear) {
		try {
			if (await remindOf(jobs, donation)) reminded += 1
		} catch (error) {
			onError(error)
		}
	}
	const toClose = await holdForLines(store, await listToClose(store, deadlines.close), timezone)
	for (const donation of toClose.clear) {
		await expireUnpaid(store, donation, now).catch(onError)
	}
	return reminded
}

/** Without bank details there is nothing to say. */
async function remindOf(jobs: JobContext, donation: Donation) {
	const { store, content, formContext, formSecret, timezone, now } = jobs
	const until = addDays(dayIn(timezone, now), CLOSE_AFTER_DAYS)
	const email = transferReminder(donation, until, createEmailContext(content.options, formContext.charity, formSecret))
	return email ? remind(store, donation, { channel: 'email', payload: email }, now) : false
}
