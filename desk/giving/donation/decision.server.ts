import type { Donation, Present } from '#domain/giving/donation.ts'
import { dedicationInWords } from '#domain/giving/emails/donation-words.ts'
import { certificateToPost } from '#domain/giving/sponsorship/certificate-to-post.ts'
import type { SponsorshipEvent } from '#domain/giving/sponsorship/sponsorship-events.ts'
import { dayIn, formatDate } from '#lib/dates.ts'

const WHEN_REHOMED = { 'another dog': 'Sponsor another dog', stop: 'Stop', ask: 'Ask the donor' }

interface Words {
	money(amount: number, currency: string): string
	timezone: string
	/** What was done for a sponsorship so far. */
	events: readonly SponsorshipEvent[]
}

/** What the donor decided, as rows; without what they left out, and what the head of the page says. */
export function decisionOf(donation: Donation, { money, timezone, events }: Words) {
	const { dedication, sponsorship, fees, message } = donation
	const day = (at: number | null) => (at === null ? '' : formatDate(dayIn(timezone, at)))
	const present = sponsorship?.present
	const rows = [
		{ label: 'Fees they cover', value: fees.amount === 0 ? '' : money(fees.amount, fees.currency) },
		{ label: 'When the dog finds a home', value: sponsorship ? WHEN_REHOMED[sponsorship.whenRehomed] : '' },
		{ label: 'A present for', value: present ? [present.recipient, present.relation].filter(Boolean).join(', ') : '' },
		{ label: 'Email of the recipient', value: present?.email ?? '' },
		{ label: 'Post to', value: present?.address ?? '' },
		{ label: 'Message to them', value: present?.message ?? '' },
		...(present ? [toldOn(donation, present, { timezone, events, day })] : []),
		{ label: 'Dedication', value: dedication ? dedicationInWords(dedication) : '' },
		{ label: 'A card to', value: dedication?.card?.name ?? '' },
		{ label: 'Message', value: message },
		{ label: 'Reminded', value: day(donation.remindedAt) },
		{ label: 'Erased', value: day(donation.anonymisedAt) },
	]
	return rows.filter(({ value }) => value !== '')
}

interface DecisionParams extends Pick<Words, 'timezone' | 'events'> {
	day(at: number | null): string
}

/** When the recipient heard of it, or will: never before the day that was chosen, and not before the money has come. */
function toldOn(donation: Donation, { email, sendOn }: Present, { day, ...told }: DecisionParams) {
	const { certificatePostedAt } = donation
	const toldAt = told.events.find(({ kind }) => kind === 'present sent')?.at ?? null
	if (toldAt !== null) return { label: 'Told on', value: day(toldAt) }
	if (certificatePostedAt !== null) return { label: 'Certificate', value: `posted on ${day(certificatePostedAt)}` }
	if (certificateToPost(donation, told)) {
		return { label: 'Certificate', value: `to be posted so that it arrives on ${formatDate(sendOn)}` }
	}
	return { label: email === null ? 'To have it by post on' : 'To be told on', value: formatDate(sendOn) }
}
