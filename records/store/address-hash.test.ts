import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createFormSecret } from '#lib/form-secret.ts'
import { FORM_SECRET, formSecret, otherFormSecret } from '#tests/builders/form-secret.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import { confirmSubscription } from '../newsletter/confirm.ts'
import { subscribe } from '../newsletter/subscribe.ts'
import { exportPerson } from '../person/person.ts'
import { createAddressHash } from './address-hash.ts'
import { rehashAddresses } from './rehash-addresses.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const email = (to: string) => ({ to, replyTo: null, subject: 'News', text: '', html: '', unsubscribeUrl: null })

test('the hash of an address has a key, and ignores case and spaces', () => {
	const hash = createAddressHash(formSecret)
	expect(hash(' Sam@Example.org ')).toBe(hash('sam@example.org'))
	expect(hash('sam@example.org')).not.toBe(createAddressHash(otherFormSecret)('sam@example.org'))
	for (const text of ['sam@example.org', 'newsletter\nsam@example.org'])
		expect(hash('sam@example.org')).not.toBe(createHash('sha256').update(text).digest('base64url'))
	expect(() => createAddressHash(undefined)('sam@example.org')).toThrow('without the secret')
})

for (const engine of ENGINES) {
	test(`${engine}: after a change of the secret people are found by their address as before`, async () => {
		const store = await freshStore(engine)
		const request = { email: 'Sam@example.org', firstName: 'Sam', interests: [], place: 'page' as const, wording: {} }
		let key = ''
		const asked = (confirmKey: string) => {
			key = confirmKey
			return email('sam@example.org')
		}
		await subscribe(store, { ...request, quarantineReasons: [] }, asked, NOW)
		await confirmSubscription(store, key, email, NOW)
		const changed = createFormSecret('Mn8bVc3xZl6kJh1gFd4sAp9oIu7yTr2e', { previous: FORM_SECRET })
		const later = { ...store, hashAddress: createAddressHash(changed) }
		expect((await exportPerson(later, 'sam@example.org')).newsletter).toEqual([])
		await rehashAddresses(later)
		await rehashAddresses(later)
		expect((await exportPerson(later, 'sam@example.org')).newsletter).toMatchObject([{ state: 'subscribed' }])
	})
}
