import type { Donation, Present, Sponsorship } from '#domain/giving/donation.ts'
import { howLong, howPresentIsTold } from '#domain/giving/emails/donation-words.ts'
import type { SponsorshipEvent } from '#domain/giving/sponsorship/sponsorship-events.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { listSponsorshipEvents } from '#records/giving/monthly/sponsorships.ts'
import type { DonationInBooks } from '#records/giving/read-donation.ts'
import type { Store } from '#records/store/open-store.ts'

/** A sponsorship that is a present, as its giver sees it; each text is "" once the recipient was erased. */
export interface PresentView {
	recipient: string
	/** "12 months, until 20 November 2027" */
	time: string
	/** "On 20 November 2026, by email to ada@example.org" */
	how: string
	/** What the recipient is told, or was, in a sentence. */
	told: string
	/** Who gets news of the dog, in a sentence; "" for no one. */
	news: string
}

interface Time {
	locale: string
	timezone: string
	now: number
}

/** What becomes of a present, for its giver; null for what is no present. */
export async function presentOf(
	store: Store,
	{ donation, payments }: DonationInBooks,
	{ locale, timezone, now }: Time,
): Promise<PresentView | null> {
	const { sponsorship } = donation
	if (!sponsorship?.present) return null
	const { present } = sponsorship
	if (present.recipient === '') return { recipient: '', time: '', how: '', told: '', news: '' }
	const paidAt = payments.find((payment) => payment.paidAt !== null)?.paidAt ?? null
	const receivedOn = dayIn(timezone, paidAt ?? now)
	const events = await listSponsorshipEvents(store, donation.id)
	return {
		recipient: present.recipient,
		time: howLong(donation, receivedOn, locale),
		how: howPresentIsTold(present, receivedOn, locale),
		told:
			present.email === null
				? byPost(donation, present, { receivedOn, locale, timezone, now })
				: byEmail(present, events, { locale, timezone, now }),
		news: newsOf(sponsorship, present),
	}
}

function byEmail({ recipient, message, sendOn }: Present, events: readonly SponsorshipEvent[], time: Time): string {
	const what = message === '' ? 'the certificate' : 'the certificate and your message'
	const sent = events.find(({ kind }) => kind === 'present sent')
	if (sent) {
		return `On ${formatDate(dayIn(time.timezone, sent.at), time.locale)} we told ${recipient} by email that it’s a present from you, with ${what}.`
	}
	const when = sendOn > dayIn(time.timezone, time.now) ? `On ${formatDate(sendOn, time.locale)}` : 'Very soon'
	return `${when} we tell ${recipient} by email that it’s a present from you, with ${what}. They hear nothing before.`
}

/** Staff mark it at the desk when it is in the post. */
function byPost(
	{ certificatePostedAt }: Pick<Donation, 'certificatePostedAt'>,
	{ recipient, sendOn }: Present,
	{ receivedOn, locale, timezone, now }: Time & { receivedOn: string },
): string {
	if (certificatePostedAt !== null) {
		const postedOn = dayIn(timezone, certificatePostedAt)
		const arrival = sendOn > postedOn ? `, to arrive on ${formatDate(sendOn, locale)}` : ''
		return `We posted the certificate to ${recipient} on ${formatDate(postedOn, locale)}${arrival}.`
	}
	const when = sendOn > receivedOn ? `to arrive on ${formatDate(sendOn, locale)}` : 'as soon as the post allows'
	const until = sendOn > dayIn(timezone, now) ? ' They hear nothing before.' : ''
	return `The certificate goes to ${recipient} by post, ${when}.${until}`
}

/** News goes by email only. */
function newsOf({ news, dogName }: Sponsorship, { recipient, email }: Present): string {
	return news && email !== null
		? `After that, ${recipient} gets news of ${dogName} by email, from the foster diary.`
		: ''
}
