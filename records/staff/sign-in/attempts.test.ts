import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#lib/dates.ts'
import { ENGINES, freshStore } from '#tests/records/stores.ts'
import type { Store } from '../../store/open-store.ts'
import { acceptInvitation, invite } from '../members.ts'
import { signInWarning, takeAttempt } from './attempts.ts'
import { MAX_EMAILS_PER_PERSON_HOUR, requestSignIn } from './sign-in.ts'

const NOW = Date.UTC(2026, 10, 23, 9)
const browser = (number: number) => String(number).padStart(32, 'b')

/** A person at the desk. @returns the address, and the key of the browser with which they came */
async function aMember(store: Store, name: string) {
	const [email, deviceKey] = [`${name}@fairlead.example`, name.padStart(32, 'd')]
	const key = await invite(store, { email, name, role: 'lead', invitedBy: null }, NOW)
	await acceptInvitation(store, { key, device: { name: 'Firefox on Android', key: deviceKey } }, NOW)
	return { email, deviceKey }
}

/** Asks for sign-in emails, each in another browser. @returns how many are sent */
async function ask(store: Store, email: string, { times, deviceKey }: { times: number; deviceKey?: string }) {
	const waiting = () => store.db.selectFrom('delivery').select('id').where('channel', '=', 'sign-in').execute()
	const before = (await waiting()).length
	for (let number = 0; number < times; number += 1) {
		const browserKey = browser(before + number)
		await requestSignIn(store, { email, browserKey, ...(deviceKey === undefined ? {} : { deviceKey }) }, NOW)
	}
	return (await waiting()).length - before
}

for (const engine of ENGINES) {
	test(`${engine}: in a browser they have signed in with a person gets emails although strangers use up those of the site; the operator reads it`, async () => {
		const store = await freshStore(engine)
		const [ana, lee, mo] = [await aMember(store, 'ana'), await aMember(store, 'lee'), await aMember(store, 'mo')]
		expect(await signInWarning(store, NOW)).toBeUndefined()
		expect(await ask(store, ana.email, { times: 10 })).toBe(10)
		expect(await ask(store, lee.email, { times: 20 })).toBe(10)
		expect(await ask(store, mo.email, { times: 10 })).toBe(5)
		expect(await signInWarning(store, NOW)).toContain('sign-in emails of the whole site')
		expect(await signInWarning(store, NOW + HOUR_MS)).toBeUndefined()

		// Also for a person who was flooded, and with an allowance of its own.
		expect(await ask(store, mo.email, { times: 1, deviceKey: mo.deviceKey })).toBe(1)
		expect(await ask(store, lee.email, { times: 20, deviceKey: lee.deviceKey })).toBe(MAX_EMAILS_PER_PERSON_HOUR)
		// It is known for its person only.
		expect(await ask(store, mo.email, { times: 1, deviceKey: lee.deviceKey })).toBe(0)
	})

	test(`${engine}: attempts beyond what is for all are told to the operator for an hour, in one row`, async () => {
		const store = await freshStore(engine)
		const limits = (client: string) => [
			{ key: 'passkey of all', total: 'passkeys' as const, max: 2, withinMs: MINUTE_MS },
			{ key: `passkey ${client}`, max: 1, withinMs: MINUTE_MS },
		]
		expect(await takeAttempt(store, limits('one'), NOW)).toBe(true)
		// The limit of one address is no news.
		expect(await takeAttempt(store, limits('one'), NOW)).toBe(false)
		expect(await signInWarning(store, NOW)).toBeUndefined()
		expect(await takeAttempt(store, limits('two'), NOW)).toBe(true)
		for (let n = 0; n < 5; n += 1) expect(await takeAttempt(store, limits(`more ${n}`), NOW)).toBe(false)
		expect(await signInWarning(store, NOW + HOUR_MS - 1)).toContain('sign-ins by passkey')
		expect(await store.db.selectFrom('sign_in_attempt').select('id').execute()).toHaveLength(2 * 2 + 1)
	})
}
