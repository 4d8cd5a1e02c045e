import { expect, test } from 'vitest'
import { aNewDonation } from '#tests/builders/giving/new-donation.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { listDonationEmails } from './donation-history.ts'
import { startDonation } from './start-donation.ts'

for (const engine of ENGINES) {
	test(`${engine}: an email to anyone but the donor names its recipient`, async () => {
		const store = await freshStore(engine)
		const emailTo = (to: string) => ({ channel: 'email', payload: { to, subject: to } })
		const { donation } = await startDonation(
			store,
			aNewDonation({ email: 'Zoe@example.org' }),
			() => ['zoe@example.org', 'family@example.org'].map(emailTo),
			Date.UTC(2026, 10, 23),
		)
		const emails = await listDonationEmails(store, donation.id)
		expect(new Map(emails.map(({ subject, otherRecipient }) => [subject, otherRecipient]))).toEqual(
			new Map([
				['zoe@example.org', ''],
				['family@example.org', 'family@example.org'],
			]),
		)
	})
}
