import { expect, test } from 'vitest'
import type { Present } from '#domain/giving/donation.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { exportPerson } from '../person/person.ts'
import { readAuditLog } from '../staff/audit.ts'
import type { Store } from '../store/open-store.ts'
import { listCertificatesToPost, markCertificatePosted } from './certificates.ts'
import { findDonation } from './donations.ts'
import { recordSponsorship } from './monthly/sponsorships.ts'

const NOW = Date.UTC(2026, 11, 18, 12)
const timezone = 'Europe/London'

function aPresent(store: Store, changes: Partial<Present> = {}, state: 'paid' | 'refunded' = 'paid') {
	const present = {
		recipient: 'Ada',
		relation: 'Friend',
		email: null,
		address: '1 High Street',
		message: '',
		sendOn: '2026-12-24',
		...changes,
	}
	const sponsorship = { dogId: 'd1', dogSlug: 'dot', dogName: 'Dot', whenRehomed: 'ask', present }
	return storedDonation(store, {
		kind: 'sponsorship',
		frequency: '12 months',
		state,
		sponsorship_json: JSON.stringify(sponsorship),
	})
}

for (const engine of ENGINES) {
	test(`${engine}: a certificate is posted once, by who saw the present as it is, and the day is exported with what is stored of its giver`, async () => {
		const store = await freshStore(engine)
		const { reference } = await aPresent(store)
		const mark = (seenVersion: number, of = reference) =>
			markCertificatePosted(store, { reference: of, seenVersion, staffId: 'moira', timezone }, NOW)
		expect((await findDonation(store.db, reference))?.certificatePostedAt).toBe(null)
		expect(await mark(1)).toBe('changed meanwhile')
		expect(await Promise.all([mark(0), mark(0)])).toEqual(expect.arrayContaining(['done', 'changed meanwhile']))
		expect(await findDonation(store.db, reference)).toMatchObject({ certificatePostedAt: NOW, version: 1 })
		expect(await mark(1)).toBe('changed meanwhile')
		expect(await mark(0, 'SPO-UNKNOWN')).toBe('unknown')
		expect(await readAuditLog(store, { limit: 9 })).toMatchObject([
			{ staffId: 'moira', action: 'certificate posted', subject: reference },
		])
		const { donations } = (await exportPerson(store, 'zoe@example.org')).giving
		expect(donations).toMatchObject([{ reference, certificatePostedAt: NOW }])
	})

	test(`${engine}: nothing is posted of a present by email, one that was refunded, or a dog that has gone`, async () => {
		const store = await freshStore(engine)
		const gone = await aPresent(store)
		const events = [{ kind: 'outcome seen' as const, ref: 'd1 died' }]
		await recordSponsorship(store, gone.payableId, { events }, NOW)
		const byEmail = await aPresent(store, { email: 'ada@example.org' })
		const refunded = await aPresent(store, {}, 'refunded')
		const none = await storedDonation(store, { state: 'paid' })
		for (const { reference } of [gone, byEmail, refunded, none]) {
			const marked = { reference, seenVersion: 0, staffId: null, timezone }
			expect(await markCertificatePosted(store, marked, NOW)).toBe('changed meanwhile')
			expect((await findDonation(store.db, reference))?.certificatePostedAt).toBe(null)
		}
		expect(await listCertificatesToPost(store.db, { today: '2026-12-24', timezone })).toEqual([])
	})

	test(`${engine}: a certificate waits from a week before its day until it is marked, also when the day has passed`, async () => {
		const store = await freshStore(engine)
		const later = await aPresent(store, { sendOn: '2026-12-26' })
		const first = await aPresent(store, { sendOn: '2026-12-24' })
		const waiting = async (today: string) =>
			(await listCertificatesToPost(store.db, { today, timezone })).map(({ reference }) => reference)
		expect(await waiting('2026-12-16')).toEqual([])
		expect(await waiting('2026-12-17')).toEqual([first.reference])
		expect(await waiting('2026-12-19')).toEqual([first.reference, later.reference])
		expect(await waiting('2027-02-01')).toEqual([first.reference, later.reference])
		const posted = { reference: first.reference, seenVersion: 0, staffId: null, timezone }
		await markCertificatePosted(store, posted, NOW)
		expect(await waiting('2026-12-19')).toEqual([later.reference])
	})
}
