import type { Content } from '#content/model/content.ts'
import type { Charity } from '#domain/charity/charity.ts'
import { readGivingKey } from '#domain/giving/giving-links.ts'
import { sponsorshipEnd } from '#domain/giving/sponsorship/sponsored-dogs.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import { listSponsorshipEvents } from '#records/giving/monthly/sponsorships.ts'
import { type DonationInBooks, readDonation } from '#records/giving/read-donation.ts'
import type { Store } from '#records/store/open-store.ts'
import type { CertificateData } from './certificate.tsx'

interface CertificateRequest {
	store: Store
	key: string
	formSecret: FormSecret
	content: Content
	formContext: { charity: Charity }
}

export type CertificatePageData =
	/** The money is not there (yet). */
	| { kind: 'waits'; dogName: string; reference: string }
	| { kind: 'ready'; certificate: CertificateData; isForLater: string }

/** The certificate of a link; undefined when the link is not ours. It waits for the money. */
export async function certificateOfLink(request: CertificateRequest): Promise<CertificatePageData | undefined> {
	const { store, key, formSecret } = request
	const id = readGivingKey(key, 'certificate', formSecret)
	const found = id === undefined ? undefined : await readDonation(store, id)
	if (!found?.donation.sponsorship) return undefined
	const { sponsorship, reference } = found.donation
	const arrivedAt = arrivalOf(found)
	if (arrivedAt === undefined) return { kind: 'waits', dogName: sponsorship.dogName, reference }
	const events = await listSponsorshipEvents(store, found.donation.id)
	const moved = events.findLast(({ kind, ref }) => kind === 'moved' && ref.startsWith(`${sponsorship.dogId} `))
	return ready(found, moved?.at ?? arrivedAt, request)
}

/** When the first money arrived that was not taken back. */
function arrivalOf({ payments }: DonationInBooks): number | undefined {
	const kept = payments.find(
		({ paidAt, state }) => paidAt !== null && (state === 'paid' || state === 'partly refunded'),
	)
	return kept?.paidAt ?? undefined
}

function ready(
	{ donation }: DonationInBooks,
	since: number,
	{ content, formContext: { charity } }: CertificateRequest,
): CertificatePageData | undefined {
	const { sponsorship } = donation
	if (!sponsorship) return undefined
	const { locale = 'en-GB', timezone = 'Europe/London' } = content.options?.site ?? {}
	const { present, dogId, dogName } = sponsorship
	const dog = content.dogs.find(({ id }) => String(id) === dogId)
	const donor = [donation.firstName, donation.lastName].join(' ').trim()
	const sinceDay = dayIn(timezone, since)
	const from = present && present.sendOn > sinceDay ? present.sendOn : sinceDay
	const until = sponsorshipEnd(donation, sinceDay)
	return {
		kind: 'ready',
		isForLater: present ? formatDate(present.sendOn, locale) : '',
		certificate: {
			dogName,
			sponsor: present?.recipient ?? donor,
			from: present ? donor : '',
			since: formatDate(from, locale),
			until: until === undefined ? '' : formatDate(until, locale),
			picture: dog?.picture ?? dog?.gallery[0] ?? null,
			line: dog?.firstPersonLine ?? '',
			charity: charity.name,
			registration: [charity.registeredName, charity.charityNumber && `registered charity ${charity.charityNumber}`]
				.filter(Boolean)
				.join(', '),
			reference: donation.reference,
		},
	}
}
