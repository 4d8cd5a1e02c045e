import { paragraphs } from '#domain/emails/blocks.ts'
import { composeEmail, type Email, reach } from '#domain/emails/email.ts'
import { amountInWords } from '../../payables/payment-words.ts'
import type { Donation } from '../donation.ts'
import { managePath } from '../giving-links.ts'
import { capitalised, type GivingEmailContext, whatIsMonthly } from './donation-words.ts'

/** The links to change or cancel monthly donations, to the address that they have on file. @param donations of one address */
export function manageLinksEmail(to: string, donations: readonly Donation[], words: GivingEmailContext): Email {
	const { charity, locale, formSecret } = words
	const items = donations.map((donation) => ({
		text: `${capitalised(whatIsMonthly(donation))}, ${amountInWords(donation, locale)}`,
		detail: donation.reference,
		url: charity.url + managePath(donation.id, formSecret),
	}))
	const blocks = [
		...paragraphs(
			'Hello,\n\nHere you can change or cancel what you give each month. The links are yours: please don’t pass them on.',
		),
		{ kind: 'links' as const, items },
		...paragraphs(
			`If you didn’t ask for this email, there is nothing to do: nothing has changed.\n\n${reach(charity)}`,
		),
	]
	return composeEmail({ to, subject: `Your monthly giving to ${charity.name}`, blocks, charity })
}
