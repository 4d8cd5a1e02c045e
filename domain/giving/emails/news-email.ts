import { type Block, paragraphs } from '#domain/emails/blocks.ts'
import { composeEmail, type Email, reach } from '#domain/emails/email.ts'
import { formatDate } from '#lib/dates.ts'
import { greeting } from '../../payables/payment-words.ts'
import type { DiaryEntry } from '../sponsorship/diary-news.ts'
import type { GivingEmailContext } from './donation-words.ts'
import { dogUrl, recipientGreeting, type SponsorshipDonation, type SponsorshipLinks } from './sponsorship-words.ts'

interface DogNews {
	donation: SponsorshipDonation
	entries: readonly DiaryEntry[]
	links: SponsorshipLinks
}

/** New entries of the foster diary: to the sponsor, of a present to its recipient. */
export function newsEmail({ donation, entries, links }: DogNews, words: GivingEmailContext): Email {
	const { charity } = words
	const { dogName, present } = donation.sponsorship
	const blocks: Block[] = [
		...paragraphs(
			`${present ? recipientGreeting(present.recipient) : greeting(donation)}\n\nHere’s the latest on ${dogName}, in the words of their foster carer.`,
		),
		...entries.flatMap(({ date, text }): Block[] => [
			{ kind: 'subheading', text: formatDate(date, words.locale) },
			...paragraphs(text),
		]),
		{ kind: 'link', text: `See ${dogName}’s page`, url: dogUrl(donation.sponsorship, words) },
		...paragraphs(reach(charity)),
		{ kind: 'link', text: `Stop news of ${dogName} by email`, url: links.news },
	]
	return composeEmail({
		to: present ? (present.email ?? '') : donation.email,
		subject: `News of ${dogName}`,
		blocks,
		charity,
		unsubscribeUrl: links.news,
	})
}
