import { paragraphs } from '#domain/emails/blocks.ts'
import { composeEmail, type Email, reach } from '#domain/emails/email.ts'
import { formatDate } from '#lib/dates.ts'
import type { Declaration } from '../../gift-aid/declaration.ts'
import type { Payable } from '../../payables/payable.ts'
import { greeting } from '../../payables/payment-words.ts'
import type { GivingEmailContext } from './donation-words.ts'

type Recorded = Pick<Declaration, 'title' | 'firstName' | 'lastName' | 'house' | 'postcode' | 'address' | 'madeOn'> & {
	statement: string
}

/** The written record of a declaration made by phone: what was declared, by whom, and how to cancel it. */
export function writtenRecordEmail(declared: Recorded, payable: Payable, words: GivingEmailContext): Email {
	const { charity, locale } = words
	const name = [declared.title, declared.firstName, declared.lastName].filter(Boolean).join(' ')
	const address = [declared.house, declared.address, declared.postcode].filter(Boolean).join(', ')
	const blocks = [
		...paragraphs(
			`${greeting(payable)}\n\nThank you for adding Gift Aid when we spoke. This is the written record of your declaration: please keep it.`,
		),
		{
			kind: 'rows' as const,
			rows: [
				{ label: 'Declared on', value: formatDate(declared.madeOn, locale) },
				{ label: 'Name', value: name },
				{ label: 'Home address', value: address },
				{ label: 'Donation', value: payable.reference },
			],
		},
		{ kind: 'quote' as const, text: declared.statement },
		...paragraphs(
			`If anything here is wrong, or you would rather not add Gift Aid after all, tell us: we’ll correct or cancel it.\n\n${reach(charity)}`,
		),
	]
	return composeEmail({
		to: payable.email,
		subject: `Your Gift Aid declaration - ${payable.reference}`,
		blocks,
		charity,
	})
}

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
