import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createFormSecret, type FormSecret } from '#lib/form-secret.ts'
import { FORM_SECRET, otherFormSecret } from '#tests/builders/form-secret.ts'
import { ENGINES, freshPlace } from '#tests/records/stores.ts'
import { confirmSubscription } from '../newsletter/confirm.ts'
import { subscribe } from '../newsletter/subscribe.ts'
import { exportPerson } from '../person/person.ts'
import { openStore } from './open-store.ts'
import { rehashAddresses } from './rehash-addresses.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const email = (to: string) => ({ to, replyTo: null, subject: 'News', text: '', html: '', unsubscribeUrl: null })

function open([dataDir = '', databaseUrl]: string[], formSecret?: FormSecret) {
	return openStore({ dataDir, databaseUrl: databaseUrl ?? null, formSecret, onLostConnection() {} })
}

for (const engine of ENGINES) {
	test(`${engine}: the hash of an address has a key, and ignores case and spaces`, async () => {
		const { store, place } = await freshPlace(engine)
		const hash = store.hashAddress('sam@example.org')
		expect(store.hashAddress(' Sam@Example.org ')).toBe(hash)
		for (const text of ['sam@example.org', 'newsletter\nsam@example.org'])
			expect(hash).not.toBe(createHash('sha256').update(text).digest('base64url'))
		const other = await open(place, otherFormSecret)
		expect(other.hashAddress('sam@example.org')).not.toBe(hash)
		await other.close()
		const withoutSecret = await open(place)
		expect(() => withoutSecret.hashAddress('sam@example.org')).toThrow('without the secret')
		await withoutSecret.close()
	})

	test(`${engine}: after a change of the secret people are found by their address as before`, async () => {
		const { store, place } = await freshPlace(engine)
		const request = { email: 'Sam@example.org', firstName: 'Sam', interests: [], place: 'page' as const, wording: {} }
		let key = ''
		const asked = (confirmKey: string) => {
			key = confirmKey
			return email('sam@example.org')
		}
		await subscribe(store, { ...request, quarantineReasons: [] }, asked, NOW)
		await confirmSubscription(store, key, email, NOW)
		const changed = createFormSecret('Mn8bVc3xZl6kJh1gFd4sAp9oIu7yTr2e', { previous: FORM_SECRET })
		const later = await open(place, changed)
		expect((await exportPerson(later, 'sam@example.org')).newsletter).toEqual([])
		await rehashAddresses(later)
		await rehashAddresses(later)
		expect((await exportPerson(later, 'sam@example.org')).newsletter).toMatchObject([{ state: 'subscribed' }])
		await later.close()
	})
}
