import { expect, test } from 'vitest'
import { clientHashOf } from '#lib/network-hash.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { attemptLimits, passkeyLimits, providerLimits } from './sign-in-limits.server.ts'

type LimitsOf = (clientHash: string) => { key: string; max: number }[]

/** The limits that two network addresses use up together, the widest first. */
function sharedBy(limitsOf: LimitsOf, [one, other]: [string, string]): number[] {
	const keys = limitsOf(clientHashOf(formSecret, one)).map(({ key }) => key)
	return limitsOf(clientHashOf(formSecret, other)).flatMap(({ key, max }) => (keys.includes(key) ? max : []))
}

const STRANGERS: [string, string] = ['203.0.113.7', '2001:db8:1:1200']
const emails: LimitsOf = (clientHash) =>
	attemptLimits({ clientHash, email: `${clientHash}@example.org`, isKnown: false })

test('who has the IPv6 networks of a household (/56) or an organisation (/48) is not as many visitors', () => {
	expect(sharedBy(emails, ['2001:db8:1:1200', '2001:db8:1:1200'])).toEqual([10_000, 150, 60, 30, 5])
	expect(sharedBy(emails, ['2001:db8:1:1200', '2001:db8:1:12ff'])).toEqual([10_000, 150, 60])
	expect(sharedBy(emails, ['2001:db8:1:1200', '2001:db8:1:1300'])).toEqual([10_000, 150])
	expect(sharedBy(emails, ['2001:db8:1:1200', '2001:db8:2:1200'])).toEqual([10_000])
	for (const limits of [passkeyLimits, providerLimits]) {
		const limitsOf: LimitsOf = (clientHash) => limits({ clientHash, isSignedIn: true })
		expect(sharedBy(limitsOf, ['2001:db8:1:1200', '2001:db8:1:12ff'])).toEqual([600, 240])
	}
})

test('strangers are counted in all too, so that no number of networks fills the disk; those who are or were signed in are not', () => {
	expect(sharedBy(emails, STRANGERS)).toEqual([10_000])
	const inKnownBrowser: LimitsOf = (clientHash) =>
		attemptLimits({ clientHash, email: 'ana@example.org', isKnown: true })
	expect(sharedBy(inKnownBrowser, STRANGERS)).toEqual([])
	for (const limits of [passkeyLimits, providerLimits]) {
		expect(sharedBy((clientHash) => limits({ clientHash, isSignedIn: false }), STRANGERS)).toEqual([20_000])
		expect(sharedBy((clientHash) => limits({ clientHash, isSignedIn: true }), STRANGERS)).toEqual([])
	}
})
