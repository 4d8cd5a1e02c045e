import type { Donation } from '#domain/giving/donation.ts'
import { certificatePath } from '#domain/giving/giving-links.ts'
import { certificateToPost } from '#domain/giving/sponsorship/certificate-to-post.ts'
import { formatDate } from '#lib/dates.ts'
import { listSponsorshipEvents } from '#records/giving/monthly/sponsorships.ts'
import type { DeskRequest } from '../../request.server.ts'

/** The certificate of a present that goes by post, until someone has posted it; null for none. */
export async function certificateOf({ store, giving, timezone, today }: DeskRequest, donation: Donation) {
	const events = donation.sponsorship ? await listSponsorshipEvents(store, donation.id) : []
	const present = certificateToPost(donation, { events, timezone })
	if (!present) return null
	const { recipient, sendOn } = present
	const day = formatDate(sendOn)
	return {
		what:
			sendOn < today
				? `The certificate should have reached ${recipient} by post on ${day}, and is not marked as posted.`
				: `The certificate goes by post to ${recipient} so that it arrives on ${day}, not before.`,
		address: present.address ?? '',
		path: certificatePath(donation.id, giving.words.formSecret),
	}
}
