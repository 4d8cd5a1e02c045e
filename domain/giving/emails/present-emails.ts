import { type Block, paragraphs } from '#domain/emails/blocks.ts'
import { composeEmail, type Email, reach } from '#domain/emails/email.ts'
import { formatDate } from '#lib/dates.ts'
import { greeting } from '../../payables/payment-words.ts'
import type { Present } from '../donation.ts'
import type { GivingEmailContext } from './donation-words.ts'
import {
	dogUrl,
	giverName,
	recipientGreeting,
	type SponsorshipDonation,
	type SponsorshipLinks,
} from './sponsorship-words.ts'

interface PresentEmail {
	donation: SponsorshipDonation
	present: Present
	links: SponsorshipLinks
}

/** To the person who gets it, on its day. It tells who it is from, and what is kept of them. */
export function presentEmail({ donation, present, links }: PresentEmail, words: GivingEmailContext): Email {
	const { charity } = words
	const { dogName, news } = donation.sponsorship
	const from = giverName(donation)
	const message: Block[] = present.message === '' ? [] : [{ kind: 'quote', text: present.message }]
	const blocks: Block[] = [
		...paragraphs(
			`${recipientGreeting(present.recipient)}\n\n${from} has given you a present: for the next 12 months you are the sponsor of ${dogName}.${message.length > 0 ? ` ${giverName({ firstName: donation.firstName, lastName: '' })} writes:` : ''}`,
		),
		...message,
		...paragraphs(
			`${dogName} lives with us at ${charity.name}. Your sponsorship helps to pay for food, a warm bed and the vet. There is nothing for you to do or to pay.`,
		),
		{ kind: 'button', text: 'Open your certificate', url: links.certificate },
		{ kind: 'link', text: `Meet ${dogName}`, url: dogUrl(donation.sponsorship, words) },
		...paragraphs(
			`${news ? `When there is news of ${dogName}, we send it to you by email. Each of these emails has a link that stops them.\n\n` : ''}${reach(charity)}`,
		),
		{
			kind: 'small',
			text: `You get this because ${from} gave us your email address for this present. We keep your details only for this, and delete them when it is over.`,
		},
	]
	const subject = `A present from ${from}: you are ${dogName}’s sponsor`
	return composeEmail({ to: present.email ?? '', subject, blocks, charity })
}

/** To the giver, when the present was sent. */
export function presentSentEmail({ donation, present, links }: PresentEmail, words: GivingEmailContext): Email {
	const { charity } = words
	const { dogName } = donation.sponsorship
	const blocks: Block[] = [
		...paragraphs(
			`${greeting(donation)}\n\nToday is the day: we have just told ${present.recipient} that they are ${dogName}’s sponsor for the next 12 months, and that it is a present from you. They have the certificate, and your message if you wrote one.`,
		),
		{ kind: 'link', text: 'Look at the certificate', url: links.certificate },
		...paragraphs(reach(charity)),
	]
	const subject = `Your present has been sent - ${donation.reference}`
	return composeEmail({ to: donation.email, subject, blocks, charity })
}

/** To staff: a certificate that goes by post. The address stands at the desk, not in the email. */
export function presentToPostEmail(
	to: string,
	{ donation, present, links }: PresentEmail,
	words: GivingEmailContext,
): Email {
	const { charity } = words
	const { dogName } = donation.sponsorship
	const blocks: Block[] = [
		...paragraphs(
			`A sponsorship of ${dogName} is a present that goes by post. Please print the certificate and post it so that it arrives on ${formatDate(present.sendOn, words.locale)}, not before: it may be a surprise. The name and the address are at the desk, where you mark it as posted.`,
		),
		{ kind: 'button', text: 'Print the certificate', url: links.certificate },
		{
			kind: 'link',
			text: 'The name and the address, at the desk',
			url: `${charity.url}/desk/giving/${donation.reference}`,
		},
	]
	const subject = `A certificate to arrive on ${formatDate(present.sendOn, words.locale)} - ${donation.reference}`
	return composeEmail({ to, subject, blocks, charity })
}
