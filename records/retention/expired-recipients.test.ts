import { expect, test } from 'vitest'
import { monthsLater } from '#domain/desk/retention.ts'
import { exportPerson } from '#records/person/person.ts'
import { storedDonation } from '#tests/builders/giving/donation.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { deleteExpired } from './retention.ts'

const NOW = Date.UTC(2026, 10, 23, 12)

for (const engine of ENGINES) {
	test(`${engine}: who got a present is forgotten when its 12 months are over, and who got a card a year after it`, async () => {
		const store = await freshStore(engine)
		const give = (sendOn: string, email: string) => {
			const present = { recipient: 'Grandma', relation: 'Family', email, address: null, message: 'Woof', sendOn }
			const dog = { dogId: 'd1', dogSlug: 'dot', dogName: 'Dot', whenRehomed: 'stop', news: true }
			return storedDonation(store, {
				kind: 'sponsorship',
				frequency: '12 months',
				state: 'paid',
				created_at: monthsLater(NOW, -20),
				sponsorship_json: JSON.stringify({ ...dog, present }),
			})
		}
		const [over, running] = [
			await give('2025-11-23', 'over@example.org'),
			await give('2025-11-24', 'running@example.org'),
		]
		const card = { name: 'Ann', email: 'ann@example.org', message: 'Thinking of you' }
		const dedication_json = JSON.stringify({ kind: 'in memory of', name: 'Rex', card })
		await storedDonation(store, { dedication_json, state: 'paid', created_at: monthsLater(NOW, -12) })

		await deleteExpired(store, NOW)
		const { donations } = (await exportPerson(store, 'zoe@example.org')).giving
		const of = (reference: string) => donations.find((one) => one.reference === reference)?.sponsorship
		expect(of(over.reference)).toMatchObject({ dogName: 'Dot', news: false, present: { recipient: '', email: null } })
		expect(of(running.reference)).toMatchObject({ news: true, present: { email: 'running@example.org' } })
		expect(donations.find(({ dedication }) => dedication)?.dedication).toMatchObject({ name: 'Rex', card: null })
		for (const email of ['over@example.org', 'ann@example.org']) {
			expect((await exportPerson(store, email)).giving).toMatchObject({ presents: [], cards: [] })
		}
	})
}
