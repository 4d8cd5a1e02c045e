import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBrowser } from '#tests/integration/desk/sign-in/desk-browser.ts'
import { aDeskWithProvider, emailOf, pathOf, REFUSED } from '#tests/integration/desk/sign-in/desk-with-provider.ts'
import type { Fault } from '#tests/integration/desk/sign-in/identity-provider.ts'

let desk: Awaited<ReturnType<typeof aDeskWithProvider>>

beforeAll(async () => {
	desk = await aDeskWithProvider()
	await desk.aLinkedPerson('ana', 'lead')
	await desk.aLinkedPerson('eve', 'team')
})
afterAll(() => desk?.stop())

function isSignedIn({ cookies }: ReturnType<typeof aBrowser>): boolean {
	return cookies.has('desk-session')
}

/** At the door of the site: what the provider answered has not been opened yet. */
async function atTheDoor(account: string) {
	const browser = aBrowser(desk.siteUrl)
	return { browser, back: await browser.atProvider('/desk/sign-in/provider', { to: '/account' }, account) }
}

test('an answer counts once: replayed or raced it signs in no one', async () => {
	const { browser, back } = await atTheDoor('ana')
	const copy = new Map(browser.cookies)
	const raced = await Promise.all([1, 2, 3].map(() => browser.send(back)))
	const sessions = raced
		.flatMap(({ headers }) => headers.getSetCookie())
		.filter((one) => one.startsWith('desk-session='))
	expect(sessions).toHaveLength(1)
	const thief = aBrowser(desk.siteUrl)
	for (const [name, value] of copy) thief.cookies.set(name, value)
	expect(pathOf((await thief.follow(back)).address)).toBe(REFUSED)
	expect(isSignedIn(thief)).toBe(false)
})

test('an answer counts in the browser that asked: forwarded it signs in no one, and its own browser still can', async () => {
	const { browser: eve, back } = await atTheDoor('eve')
	const victim = aBrowser(desk.siteUrl)
	expect(pathOf((await victim.follow(back)).address)).toBe(REFUSED)
	// Also one that waits for an answer of its own.
	await victim.startUrl('/desk/sign-in/provider', { to: '/' })
	expect(pathOf((await victim.follow(back)).address)).toBe(REFUSED)
	expect(isSignedIn(victim)).toBe(false)
	expect((await eve.follow(back)).text).toContain(emailOf('eve'))
})

test('the code of another sign-in is refused', async () => {
	const [ana, eve] = [await atTheDoor('ana'), await atTheDoor('eve')]
	const swapped = new URL(ana.back)
	swapped.searchParams.set('code', eve.back.searchParams.get('code') ?? '')
	expect(pathOf((await ana.browser.follow(swapped)).address)).toBe(REFUSED)
	expect(isSignedIn(ana.browser)).toBe(false)
})

test('a planted or doubled parameter, another issuer in the address and a cancelled sign-in are refused', async () => {
	const changes: ((url: URL) => void)[] = [
		({ searchParams }) => searchParams.delete('code'),
		({ searchParams }) => searchParams.append('code', 'x'),
		({ searchParams }) => searchParams.set('iss', 'https://evil.example'),
		({ searchParams }) => searchParams.set('state', 'x'.repeat(43)),
		({ searchParams }) => searchParams.delete('state'),
	]
	for (const change of changes) {
		const { browser, back } = await atTheDoor('ana')
		change(back)
		expect([pathOf((await browser.follow(back)).address), isSignedIn(browser)], back.search).toEqual([REFUSED, false])
	}
	const browser = aBrowser(desk.siteUrl)
	const stopped = await browser.atProvider('/desk/sign-in/provider', { to: '/' }, null)
	expect(stopped.searchParams.get('error')).toBe('access_denied')
	expect(pathOf((await browser.follow(stopped)).address)).toBe(REFUSED)
})

test('a token of another audience, issuer, sign-in, time or key is refused', async () => {
	const faults: Record<string, Fault> = {
		'another audience': { claims: { aud: 'another-client' } },
		'another audience too': { claims: { aud: ['desk', 'another-client'], azp: 'another-client' } },
		'another issuer': { claims: { iss: 'https://evil.example' } },
		'another sign-in': { claims: { nonce: 'x'.repeat(43) } },
		'no sign-in': { claims: { nonce: undefined } },
		expired: { claims: { exp: Math.floor(Date.now() / 1000) - 3600 } },
		'another key': { claims: {}, isForged: true },
		'no subject': { claims: { sub: undefined } },
	}
	for (const [name, fault] of Object.entries(faults)) {
		desk.provider.setFault('/token', fault)
		const { browser, back } = await atTheDoor('ana')
		expect([pathOf((await browser.follow(back)).address), isSignedIn(browser)], name).toEqual([REFUSED, false])
	}
	// The same token without a fault signs in.
	desk.provider.setFault('/token', { claims: {} })
	const { browser, back } = await atTheDoor('ana')
	expect((await browser.follow(back)).text).toContain(emailOf('ana'))
	desk.provider.setFault('/token', null)
})

test('an account is linked only in the session that asked', async () => {
	const [kim, lou] = [await desk.aPerson('kim', 'team'), await desk.aPerson('lou', 'lead')]
	const back = await kim.browser.atProvider('/desk/account/provider', {}, 'kim')
	// The visit goes on in a browser where another person has signed in meanwhile.
	kim.browser.cookies.set('desk-session', lou.browser.cookies.get('desk-session') ?? '')
	expect(pathOf((await kim.browser.follow(back)).address)).toBe('/desk/account?provider=refused')
	expect(pathOf((await desk.signIn('kim')).address)).toBe(REFUSED)
	// Signed out meanwhile.
	const again = await lou.browser.atProvider('/desk/account/provider', {}, 'lou')
	await lou.browser.send('/desk/sign-out', {})
	expect((await lou.browser.follow(again)).address.pathname).toBe('/desk/sign-in')
	expect(pathOf((await desk.signIn('lou')).address)).toBe(REFUSED)
})

test('the provider sends browsers to the address of the settings, whatever a request names', async () => {
	const forged = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' }
	const answer = await fetch(`${desk.siteUrl}/desk/sign-in/provider`, {
		method: 'POST',
		headers: { ...forged, 'Sec-Fetch-Site': 'same-origin' },
		body: new URLSearchParams({ to: 'https://evil.example' }),
	})
	const page = await answer.text()
	expect(page).toContain(`redirect_uri=${encodeURIComponent(`${desk.siteUrl}/desk/sign-in/provider/callback`)}`)
	expect(page).toContain('code_challenge_method=S256')
	expect(page).not.toContain('evil')
	expect(answer.headers.get('Content-Security-Policy')).toContain("form-action 'self';")
})

test('while the provider is down or slow a sentence says so, and the emailed link works', async () => {
	for (const fault of ['broken', 'silent'] as const) {
		const { browser, back } = await atTheDoor('ana')
		desk.provider.setFault('/token', fault)
		const { address, text } = await browser.follow(back)
		desk.provider.setFault('/token', null)
		expect([fault, pathOf(address)]).toEqual([fault, '/desk/sign-in?provider=unavailable'])
		expect(text).toContain('Pawprint does not answer just now. Ask for an email')
		const emailed = await browser.send('/desk/sign-in', { email: emailOf('ana'), to: '/' })
		expect([emailed.status, emailed.headers.get('Location')]).toEqual([303, '/desk/sign-in/email?to=%2F'])
	}
	expect(desk.site.printed()).toContain('identity provider answer refused')
})

test('the site starts without waiting for a provider that hangs, and uses it once it answers', async () => {
	const late = await aDeskWithProvider({ fault: 'silent' })
	try {
		// The site asks in the background.
		await expect.poll(() => late.provider.seen.requests, { timeout: 20_000 }).toBeGreaterThan(0)
		expect(late.site.printed()).not.toContain('identity provider ready')
		await late.aPerson('zoe', 'team')
		const pressed = await aBrowser(late.siteUrl).follow('/desk/sign-in/provider', { form: { to: '/' } })
		expect(pathOf(pressed.address)).toBe('/desk/sign-in?provider=unavailable')
		expect(pressed.text).toContain('Sign in with Pawprint')
		expect(late.site.printed()).toContain('identity provider unavailable')
		late.provider.setFault('', null)
		await late.aLinkedPerson('max', 'team')
		expect((await late.signIn('max')).text).toContain(emailOf('max'))
	} finally {
		await late.stop()
	}
})
