import { deedInWords } from '#domain/desk/giving/deed-words.ts'
import { momentOf } from '#lib/dates.ts'
import type { DonationDeed, DonationEmail } from '#records/giving/donation-history.ts'
import { emailView } from './payments/payment-views.server.ts'

/** Something that happened, in a sentence. */
export interface Happening {
	at: number
	sentence: string
	/** When, or what is wrong; without it the time is shown. */
	when?: string
}

interface History {
	deeds: readonly DonationDeed[]
	emails: readonly DonationEmail[]
	/** What the donor or buyer did, and what came of it. */
	others: readonly Happening[]
	timezone: string
}

/** What the donor or buyer, the site and the team did, the newest first. */
export function historyOf({ deeds, emails, others, timezone }: History) {
	const all: Happening[] = [
		...deeds.map((deed) => ({ at: deed.at, sentence: deedInWords(deed) })),
		...emails.map((email) => {
			const { subject, problem, when } = emailView(email, timezone)
			return {
				at: email.sentAt ?? email.queuedAt,
				sentence: subject ? `Email to them: ${subject}` : 'Email to them',
				when: problem || when,
			}
		}),
		...others,
	]
	return all
		.toSorted((a, b) => b.at - a.at)
		.map(({ at, sentence, when }) => ({ sentence, when: when ?? momentOf(at, timezone) }))
}

export type HistoryLines = ReturnType<typeof historyOf>
