import { certificateToPost, postCertificateFrom } from '#domain/giving/sponsorship/certificate-to-post.ts'
import { type Database, lockPayable } from '../payables/payables.ts'
import { recordEvent } from '../staff/audit.ts'
import type { Store } from '../store/open-store.ts'
import { asDonation, findDonationById, selectDonations } from './donations.ts'
import { listEvents } from './monthly/sponsorships.ts'

/** The certificate of a present that goes by post. */
export interface CertificateToPost {
	donationId: string
	reference: string
	/** The giver's email address. */
	email: string
	/** `YYYY-MM-DD`: the day on which it should arrive. */
	sendOn: string
}

interface When {
	/** `YYYY-MM-DD` */
	today: string
	timezone: string
}

/** Certificates to post by now so that they arrive on their day, and those whose day has passed; the most urgent first. */
export async function listCertificatesToPost(db: Database, { today, timezone }: When): Promise<CertificateToPost[]> {
	const rows = await selectDonations(db)
		.where('kind', '=', 'sponsorship')
		.where('state', 'in', ['paid', 'partly refunded'])
		.where('certificate_posted_at', 'is', null)
		.where('anonymised_at', 'is', null)
		.where('sponsorship_json', 'like', '%"present":{%"email":null%')
		.execute()
	const due = rows
		.map(asDonation)
		.filter(({ sponsorship }) => sponsorship?.present && postCertificateFrom(sponsorship.present) <= today)
	if (due.length === 0) return []
	const events = await listEvents(
		db,
		due.map(({ id }) => id),
	)
	return due
		.flatMap((donation) => {
			const own = events.filter(({ payable_id }) => payable_id === donation.id)
			const present = certificateToPost(donation, { events: own, timezone })
			const { id, reference, email } = donation
			return present ? [{ donationId: id, reference, email, sendOn: present.sendOn }] : []
		})
		.toSorted((a, b) => a.sendOn.localeCompare(b.sendOn) || a.reference.localeCompare(b.reference))
}

interface Posted {
	reference: string
	/** The version of the page whose form was sent. */
	seenVersion: number
	staffId: string | null
	timezone: string
}

/** The certificate is in the post. Unless the donation has changed since it was seen, or there is nothing (more) to post. */
export function markCertificatePosted(
	store: Store,
	{ reference, seenVersion, staffId, timezone }: Posted,
	now: number,
): Promise<'done' | 'unknown' | 'changed meanwhile'> {
	return store.write(async (transaction) => {
		const payable = await lockPayable(transaction, store.engine, { reference })
		const donation = payable && payable.kind !== 'order' && (await findDonationById(transaction, payable.id))
		if (!donation) return 'unknown'
		const events = await listEvents(transaction, [donation.id])
		const isToPost = certificateToPost(donation, { events, timezone }) !== undefined
		if (donation.version !== seenVersion || !isToPost) return 'changed meanwhile'
		await transaction
			.updateTable('payable')
			.set({ version: seenVersion + 1 })
			.where('id', '=', donation.id)
			.execute()
		await transaction
			.updateTable('donation')
			.set({ certificate_posted_at: now })
			.where('payable_id', '=', donation.id)
			.execute()
		await recordEvent(transaction, { staffId, action: 'certificate posted', subject: reference }, now)
		return 'done'
	})
}
