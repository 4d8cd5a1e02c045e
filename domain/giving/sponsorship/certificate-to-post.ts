import { addDays, dayIn } from '#lib/dates.ts'
import type { Donation, Present } from '../donation.ts'
import type { SponsorshipEvent } from './sponsorship-events.ts'

/** Enough to print a certificate, and for the post. */
const POST_DAYS_BEFORE = 7

/** The first day on which a certificate should be printed, so that it arrives in time. */
export function postCertificateFrom({ sendOn }: Pick<Present, 'sendOn'>): string {
	return addDays(sendOn, -POST_DAYS_BEFORE)
}

interface CertificateParams {
	/** What was done for the sponsorship. */
	events: readonly SponsorshipEvent[]
	timezone: string
}

/**
 * The present whose certificate staff have to print and post: it is paid, goes by post, and no one has said that it was posted. Undefined for
 * others, and where the dog was gone before the day of the present: what the giver chose for that comes first.
 */
export function certificateToPost(
	{ state, sponsorship, certificatePostedAt }: Pick<Donation, 'state' | 'sponsorship' | 'certificatePostedAt'>,
	{ events, timezone }: CertificateParams,
): Present | undefined {
	const present = sponsorship?.present
	// One whose recipient was erased has neither an email address nor a name.
	if (!present || present.email !== null || present.recipient === '' || certificatePostedAt !== null) return undefined
	// A present is paid once.
	if (state !== 'paid' && state !== 'partly refunded') return undefined
	const isGone = events.some(
		({ kind, ref, at }) =>
			['outcome seen', 'stopping', 'stopped'].includes(kind) &&
			ref.split(' ')[0] === sponsorship.dogId &&
			dayIn(timezone, at) < present.sendOn,
	)
	return isGone ? undefined : present
}
