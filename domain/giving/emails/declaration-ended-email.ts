import { paragraphs } from '#domain/emails/blocks.ts'
import { composeEmail, type Email, reach } from '#domain/emails/email.ts'
import { formatDate } from '#lib/dates.ts'
import type { Payable } from '../../payables/payable.ts'
import { greeting } from '../../payables/payment-words.ts'
import type { GivingEmailContext } from './donation-words.ts'

/** To a donor who no longer wants Gift Aid: from when on, and what stays. @param from the first day without it, `YYYY-MM-DD` */
export function declarationEndedEmail(payable: Payable, from: string, { charity, locale }: GivingEmailContext): Email {
	const day = formatDate(from, locale)
	return composeEmail({
		to: payable.email,
		subject: `We have ended your Gift Aid declaration - ${payable.reference}`,
		blocks: paragraphs(
			`${greeting(payable)}\n\nAs you asked, we claim no Gift Aid on what you give from ${day} on. What you gave before that day stays as you declared it.\n\nIf this is not what you wanted, or you would like to add Gift Aid again one day, tell us.\n\n${reach(charity)}`,
		),
		charity,
	})
}
