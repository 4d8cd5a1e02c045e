import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAuditLog } from '#records/staff/audit.ts'
import { changeRole, removeMember } from '#records/staff/members.ts'
import { SESSION_LIFE_MS } from '#records/staff/sign-in/sessions.ts'
import { aBrowser } from '#tests/integration/desk/sign-in/desk-browser.ts'
import { aDeskWithProvider, emailOf, pathOf, REFUSED } from '#tests/integration/desk/sign-in/desk-with-provider.ts'
import { OIDC_CLIENT } from '#tests/integration/desk/sign-in/identity-provider.ts'

const visible = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '')

let desk: Awaited<ReturnType<typeof aDeskWithProvider>>

beforeAll(async () => {
	desk = await aDeskWithProvider()
})
afterAll(() => desk?.stop())

test('a linked account signs its person in, with the role they have at the desk, in a session like any other', async () => {
	const ana = await desk.aLinkedPerson('ana', 'team')
	const { browser, status, text, address } = await desk.signIn('ana')
	expect([status, address.pathname]).toEqual([200, '/desk/account'])
	expect(text).toContain(emailOf('ana'))
	expect(text).toMatch(/Unlink the account<span class="sr-only"> of (?:<!-- -->)?Pawprint/)
	const session = await desk.store.db
		.selectFrom('staff_session')
		.selectAll()
		.where('staff_id', '=', ana.id)
		.orderBy('created_at', 'desc')
		.executeTakeFirstOrThrow()
	expect(session.expires_at - session.created_at).toBe(SESSION_LIFE_MS)
	expect(session.signed_in_at).toBe(session.created_at)
	// The provider says "lead".
	expect((await browser.send('/desk/people')).status).toBe(403)
	await changeRole(desk.store, { id: ana.id, role: 'lead', by: ana.id }, Date.now())
	expect((await browser.send('/desk/people')).status).toBe(200)
	expect((await (await desk.signIn('ana')).browser.send('/desk/people')).status).toBe(200)
	const actions = (await readAuditLog(desk.store, { limit: 99 })).filter(({ staffId }) => staffId === ana.id)
	expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['account linked', 'signed in']))
})

test('an account that is not linked is refused, whatever its email address; one whose person was removed, alike', async () => {
	await desk.aPerson('lead', 'lead')
	const unknown = await desk.signIn('stranger')
	expect(pathOf(unknown.address)).toBe(REFUSED)
	expect(unknown.text).toContain('Your Pawprint account may not be linked to this desk')
	expect([...unknown.browser.cookies.keys()]).not.toContain('desk-session')
	const ben = await desk.aLinkedPerson('ben', 'team')
	const signedIn = await desk.signIn('ben')
	expect(signedIn.status).toBe(200)
	await removeMember(desk.store, { id: ben.id, by: ben.id }, Date.now())
	expect(pathOf((await signedIn.browser.follow('/desk/account')).address)).toBe('/desk/sign-in?to=%2Faccount')
	const removed = await desk.signIn('ben')
	expect([pathOf(removed.address), visible(removed.text)]).toEqual([REFUSED, visible(unknown.text)])
	// Invited again, the person links again.
	await desk.aPerson('ben', 'team')
	expect(pathOf((await desk.signIn('ben')).address)).toBe(REFUSED)
})

test('an open invitation is accepted with an account, once, and by no account of another person', async () => {
	const key = await desk.invitationKey('cleo', 'treasurer')
	const cleo = aBrowser(desk.siteUrl)
	expect(await (await cleo.send(`/desk/invitation?key=${key}`)).text()).toContain('Accept with Pawprint')
	const back = await cleo.atProvider('/desk/sign-in/provider', { invitation: key }, 'cleo')
	expect((await cleo.follow(back)).status).toBeLessThan(404)
	expect(await (await cleo.send('/desk/account')).text()).toContain(emailOf('cleo'))
	expect((await desk.signIn('cleo')).text).toContain(emailOf('cleo'))
	expect((await aBrowser(desk.siteUrl).send('/desk/sign-in/provider', { invitation: key })).status).toBe(404)

	const other = await desk.invitationKey('dora', 'lead')
	const thief = aBrowser(desk.siteUrl)
	const taken = await thief.follow(await thief.atProvider('/desk/sign-in/provider', { invitation: other }, 'cleo'))
	expect(pathOf(taken.address)).toBe('/desk/sign-in?provider=taken')
	expect([...thief.cookies.keys()]).not.toContain('desk-session')
	expect((await thief.send(`/desk/invitation?key=${other}`)).status).toBe(200)

	// Accepted by the link while its person was at the provider.
	const late = aBrowser(desk.siteUrl)
	const lateBack = await late.atProvider('/desk/sign-in/provider', { invitation: other }, 'dora')
	await aBrowser(desk.siteUrl).send('/desk/invitation', { key: other })
	expect(pathOf((await late.follow(lateBack)).address)).toBe('/desk/sign-in?provider=invitation')
	expect((await aBrowser(desk.siteUrl).send('/desk/sign-in/provider', { invitation: 'x'.repeat(32) })).status).toBe(404)
})

test('one account signs in one person, and a person has one account of the provider', async () => {
	const eli = await desk.aLinkedPerson('eli', 'team')
	const fay = await desk.aPerson('fay', 'team')
	const taken = await fay.browser.follow(await fay.browser.atProvider('/desk/account/provider', {}, 'eli'))
	expect(pathOf(taken.address)).toBe('/desk/account?provider=taken')
	expect(taken.text).toContain('signs in another person of this desk')
	// Another account at the provider needs a sign-out there.
	for (const name of eli.browser.cookies.keys()) if (!name.startsWith('desk-')) eli.browser.cookies.delete(name)
	const second = await eli.browser.follow(await eli.browser.atProvider('/desk/account/provider', {}, 'eli-2'))
	expect(pathOf(second.address)).toBe('/desk/account?provider=taken')
	expect(pathOf((await desk.signIn('eli-2')).address)).toBe(REFUSED)
	expect((await desk.signIn('eli')).text).toContain(emailOf('eli'))
})

test('an account is unlinked by its own person, and then signs in no more', async () => {
	const gus = await desk.aLinkedPerson('gus', 'team')
	const hal = await desk.aPerson('hal', 'lead')
	const { id } = await desk.store.db
		.selectFrom('staff_identity')
		.select('id')
		.where('staff_id', '=', gus.id)
		.executeTakeFirstOrThrow()
	expect((await hal.browser.send('/desk/account/provider', { unlink: id })).status).toBe(404)
	expect((await desk.signIn('gus')).text).toContain(emailOf('gus'))
	const unlinked = await gus.browser.follow('/desk/account/provider', { form: { unlink: id } })
	expect(unlinked.text).toContain('It no longer signs you in, and your other browsers are signed out.')
	expect(unlinked.text).toContain('Link your Pawprint account')
	expect(pathOf((await desk.signIn('gus')).address)).toBe(REFUSED)
})

test('linking and unlinking need a sign-in of the last 15 minutes, and a press on our own page', async () => {
	const ivy = await desk.aPerson('ivy', 'team')
	await sql`update staff_session set signed_in_at = signed_in_at - 960000 where staff_id = ${ivy.id}`.execute(
		desk.store.db,
	)
	for (const form of [{}, { unlink: 'x' }] as Record<string, string>[]) {
		const asked = await ivy.browser.send('/desk/account/provider', form)
		expect([asked.status, asked.headers.get('Location')]).toEqual([302, expect.stringContaining('/desk/confirm?form=')])
	}
	for (const path of ['/desk/account/provider', '/desk/sign-in/provider']) {
		const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
		const forged = await fetch(desk.siteUrl + path, { method: 'POST', headers, body: new URLSearchParams() })
		expect(forged.status, path).toBe(403)
		// Opened as a page, nothing begins.
		const opened = await ivy.browser.send(path)
		expect([opened.status, opened.headers.getSetCookie()], path).toEqual([200, []])
		expect(await opened.text(), path).toContain('Nothing was started here')
	}
})

test('nothing that is stored or logged signs anyone in', async () => {
	const jan = await desk.aPerson('jan', 'team')
	const back = await jan.browser.atProvider('/desk/account/provider', {}, 'jan')
	const pending = jan.browser.cookies.get('desk-provider') ?? ''
	const secrets = [back.searchParams.get('code') ?? '', back.searchParams.get('state') ?? '', desk.provider.seen.nonce]
	secrets.push(JSON.parse(Buffer.from(decodeURIComponent(pending), 'base64').toString()), OIDC_CLIENT.secret)
	expect(secrets.filter((secret) => secret.length < 20)).toEqual([])
	const stored = async () => {
		const tables = await desk.store.db.introspection.getTables()
		const rows = await Promise.all(
			tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(desk.store.db)),
		)
		return JSON.stringify(rows.map((result) => result.rows))
	}
	const during = await stored()
	await jan.browser.follow(back)
	const { back: replay } = await desk.signIn('jan')
	secrets.push(replay.searchParams.get('code') ?? '', replay.searchParams.get('state') ?? '')
	const all = `${during}${await stored()}${desk.site.printed()}`
	for (const secret of secrets) expect(all).not.toContain(secret)
	expect(during).toContain(jan.id)
})
