import { hourIn } from '#domain/applications/deadlines/reply-by.ts'
import type { Donation } from '#domain/giving/donation.ts'
import { transferReminder } from '#domain/giving/emails/transfer-emails.ts'
import { emailWords } from '#domain/payables/email-words.ts'
import { dayIn, daysAfter } from '#lib/dates.ts'
import { listToClose, listToRemind, remind } from '#records/giving/remind.ts'
import { giveUp } from '#records/payables/give-up.ts'
import type { JobContext } from './job-context.ts'

const DAY_MS = 86_400_000
/** In the charity's time zone: not at night. */
const FROM_HOUR = 9
const REMIND_AFTER_DAYS = 7
const CLOSE_AFTER_DAYS = 21
/** Of those that cannot be reminded of: longer than any reminder takes. */
const CLOSE_UNREMINDED_AFTER_DAYS = 60

/** Reminds once of bank transfers that have not arrived, and gives them up three weeks later. @returns how many reminders */
export async function awaitTransfers(jobs: JobContext): Promise<number> {
	const { store, timezone, now, onError } = jobs
	if (hourIn(timezone, now) < FROM_HOUR) return 0
	let reminded = 0
	for (const donation of await listToRemind(store, now - REMIND_AFTER_DAYS * DAY_MS)) {
		try {
			if (await remindOf(jobs, donation)) reminded += 1
		} catch (error) {
			onError(error)
		}
	}
	const before = { reminded: now - CLOSE_AFTER_DAYS * DAY_MS, announced: now - CLOSE_UNREMINDED_AFTER_DAYS * DAY_MS }
	for (const donation of await listToClose(store, before)) {
		await giveUp(store, donation, now).catch(onError)
	}
	return reminded
}

/** Without bank details there is nothing to say. */
async function remindOf(jobs: JobContext, donation: Donation) {
	const { store, content, formContext, formSecret, timezone, now } = jobs
	const until = daysAfter(dayIn(timezone, now), CLOSE_AFTER_DAYS)
	const email = transferReminder(donation, until, emailWords(content.options, formContext.charity, formSecret))
	return email ? remind(store, donation, { channel: 'letter', payload: email }, now) : false
}
