import { paragraphs } from '#domain/emails/blocks.ts'
import { composeEmail, type Email, reach } from '#domain/emails/email.ts'
import { formatDate } from '#lib/dates.ts'
import { bankRows, greeting } from '../../payables/payment-words.ts'
import type { Donation } from '../donation.ts'
import { type GivingEmailContext, whatIsGiven } from './donation-words.ts'

/** How to send the money. Undefined without bank details. */
export function transferInstructions(donation: Donation, words: GivingEmailContext): Email | undefined {
	const { charity, bank, locale } = words
	if (!bank) return undefined
	const how =
		donation.frequency === 'monthly'
			? 'To begin, set up a standing order at your bank using these details. You can change or stop it there at any time.'
			: 'To complete it, send the money from your bank using these details.'
	const blocks = [
		...paragraphs(`${greeting(donation)}\n\nThank you for ${whatIsGiven(donation)}. ${how}`),
		bankRows(donation, bank, locale),
		...paragraphs(
			`Please copy the reference exactly: it tells us that the money is from you. When it has arrived and we have gone through our bank statement, usually within a week, we’ll email you a receipt.\n\n${reach(charity)}`,
		),
	]
	const subject = `How to send ${whatIsGiven(donation)} - ${donation.reference}`
	return composeEmail({ to: donation.email, subject, blocks, charity })
}

/** The only reminder of a transfer that was not seen: the site knows no more than the last statement. @param until the day on which we stop waiting, `YYYY-MM-DD` */
export function transferReminder(donation: Donation, until: string, words: GivingEmailContext): Email | undefined {
	const { charity, bank, locale } = words
	if (!bank) return undefined
	const blocks = [
		...paragraphs(
			`${greeting(donation)}\n\nWe have not seen ${whatIsGiven(donation)} yet. If you have sent it in the last few days, thank you: there is nothing to do.\n\nIf you would still like to give, here are the details again.`,
		),
		bankRows(donation, bank, locale),
		...paragraphs(
			`If you have changed your mind, that’s fine: do nothing, and we’ll stop waiting on ${formatDate(until, locale)}. This is the only reminder we send.\n\n${reach(charity)}`,
		),
	]
	const subject = `We have not seen ${whatIsGiven(donation)} yet - ${donation.reference}`
	return composeEmail({ to: donation.email, subject, blocks, charity })
}
