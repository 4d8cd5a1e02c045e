import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { linkKey } from '#domain/applications/signed-link.ts'
import { hashKey, newKey } from '#records/drafts/keys.ts'
import { confirmSubscription } from '#records/newsletter/confirm.ts'
import { subscribe } from '#records/newsletter/subscribe.ts'
import { findInvitation, invite } from '#records/staff/members.ts'
import { issueSignInKeys } from '#records/staff/sign-in/sign-in.ts'
import { SIGN_IN_LIFE_MS } from '#records/staff/sign-in/sign-in-requests.ts'
import type { Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { newConfirmation } from '#records/submissions/confirm.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { generatedFormSecret } from '#tests/builders/form-secret.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { aPlannedCheckIn } from '../support/planned-check-in.ts'
import { ownSite } from '../support/site/own-site.ts'

const site = ownSite()

/* Mail scanners open every link in an email before a person sees it, and run the scripts of its page. */

interface Emailed {
	link: string
	/** All that a use of the link would change. */
	state(store: Store): Promise<unknown>
}

const secret = () => generatedFormSecret(site.dataDir)
const anEmail = () => `${randomUUID()}@example.org`

/** Opens a link as a scanner with a browser does, and touches whatever does not press. @returns the requests that read nothing only */
async function scan(browser: Browser, url: string): Promise<string[]> {
	const context = await browser.newContext({ baseURL: url })
	const page = await context.newPage()
	const sent: string[] = []
	page.on('request', (request) => {
		if (!['GET', 'HEAD'].includes(request.method())) sent.push(`${request.method()} ${request.url()}`)
	})
	await page.request.head(url)
	await page.goto(url, { waitUntil: 'networkidle' })
	for (const one of await page.locator('main a:visible, main button:visible').all()) {
		await one.hover()
		await one.focus()
	}
	await page.mouse.wheel(0, 5000)
	await page.reload({ waitUntil: 'networkidle' })
	await page.waitForLoadState('networkidle')
	await context.close()
	return sent
}

async function aSignInLink(store: Store): Promise<Emailed & { name: string }> {
	const [id, staffId, now, name] = [randomUUID(), randomUUID(), Date.now(), 'Sally Scanned']
	const staff = { id: staffId, email: anEmail(), name, role: 'team' as const, created_at: now, removed_at: null }
	await store.db.insertInto('staff').values(staff).execute()
	const times = { created_at: now, expires_at: now + SIGN_IN_LIFE_MS, used_at: null }
	const keys = { browser_hash: hashKey(newKey()), link_hash: null, code_hash: null, session_id: null }
	await store.db
		.insertInto('sign_in_request')
		.values({ id, staff_id: staffId, ...keys, ...times })
		.execute()
	const issued = await issueSignInKeys(store, id, now)
	return {
		name,
		link: `/desk/sign-in/link?key=${issued?.linkKey}`,
		state: async ({ db }) => [
			await db.selectFrom('sign_in_request').selectAll().where('id', '=', id).execute(),
			await db.selectFrom('staff_session').selectAll().where('staff_id', '=', staffId).execute(),
		],
	}
}

async function anInvitation(store: Store): Promise<Emailed> {
	const email = anEmail()
	const key = await invite(store, { email, name: 'Ina Scanned', role: 'lead', invitedBy: null }, Date.now())
	return {
		link: `/desk/invitation?key=${key}`,
		state: async (now) => [
			await findInvitation(now, key, Date.now()),
			await now.db.selectFrom('staff').selectAll().where('email', '=', email).execute(),
		],
	}
}

/** A case with its timeline and deliveries. */
function stateOfCase(id: string): Emailed['state'] {
	return async ({ db }) => [
		await db.selectFrom('submission').selectAll().where('id', '=', id).execute(),
		await db.selectFrom('case_event').selectAll().where('submission_id', '=', id).execute(),
		await db.selectFrom('delivery').select(['id', 'channel']).where('submission_id', '=', id).execute(),
		await db.selectFrom('check_in').selectAll().where('submission_id', '=', id).orderBy('id').execute(),
		await db.selectFrom('file_link').selectAll().where('submission_id', '=', id).execute(),
	]
}

const noEmails = () => []

async function aWithdrawal(store: Store): Promise<Emailed> {
	const { id, reference } = await accept(store, aSubmission({ email: anEmail() }), noEmails, Date.now())
	const key = linkKey('withdraw', reference, secret())
	return { link: `/apply/withdraw?reference=${reference}&key=${key}`, state: stateOfCase(id) }
}

async function aCheckIn(store: Store): Promise<Emailed> {
	const { submissionId, checkInId } = await aPlannedCheckIn(store, anEmail())
	const key = linkKey('check-in', checkInId, secret())
	return { link: `/checkin?id=${checkInId}&key=${key}&answer=help`, state: stateOfCase(submissionId) }
}

async function aConfirmation(store: Store): Promise<Emailed> {
	const confirmation = newConfirmation(Date.now())
	const { id } = await accept(store, aSubmission({ email: anEmail(), confirmation }), noEmails, Date.now())
	return { link: `/apply/confirm?key=${confirmation.key}`, state: stateOfCase(id) }
}

/** An email of the newsletter: one to confirm, or one to unsubscribe. */
async function aSubscription(store: Store, { isConfirmed }: { isConfirmed: boolean }): Promise<Emailed> {
	const email = anEmail()
	let key = ''
	const emailWith = (url: string) => ({
		to: email,
		replyTo: null,
		subject: 'x',
		text: url,
		html: 'x',
		unsubscribeUrl: null,
	})
	const request = { email, firstName: '', interests: [], place: 'page' as const, wording: {}, quarantineReasons: [] }
	const withKey = (confirmKey: string) => {
		key = confirmKey
		return emailWith(confirmKey)
	}
	await subscribe(store, request, withKey, Date.now())
	let unsubscribe = ''
	const withUnsubscribeKey = (_to: string, unsubscribeKey: string) => {
		unsubscribe = unsubscribeKey
		return emailWith(unsubscribeKey)
	}
	if (isConfirmed) await confirmSubscription(store, key, withUnsubscribeKey, Date.now())
	return {
		link: isConfirmed ? `/newsletter/unsubscribe?key=${unsubscribe}` : `/newsletter/confirm?key=${key}`,
		state: async ({ db }) => [
			await db.selectFrom('newsletter_request').selectAll().where('email', '=', email).execute(),
			await db.selectFrom('subscriber').selectAll().where('email', '=', email).execute(),
		],
	}
}

/** Scans a link and expects that nothing has changed. */
async function expectUnused(browser: Browser, baseURL: string, { link, state }: Emailed) {
	const before = await site.withStore(state)
	expect(await scan(browser, baseURL + link), link).toEqual([])
	expect(await site.withStore(state), link).toEqual(before)
	expect(JSON.stringify(before).length).toBeGreaterThan(50)
}

async function press(page: Page, link: string, button: RegExp | string) {
	await page.goto(link)
	await page.getByRole('main').getByRole('button', { name: button }).click()
}

test('a scanner that runs scripts uses no link of the desk up: its person signs in, withdraws and answers afterwards', async ({
	page,
	browser,
	baseURL: url,
}) => {
	const baseURL = url ?? ''
	const signIn = await site.withStore(aSignInLink)
	const withdrawal = await site.withStore(aWithdrawal)
	const checkIn = await site.withStore(aCheckIn)
	for (const emailed of [signIn, withdrawal, checkIn]) await expectUnused(browser, baseURL, emailed)

	await press(page, withdrawal.link, /withdraw/i)
	await expect(page.getByRole('heading', { name: 'It’s withdrawn', exact: true })).toBeVisible()
	await page.goto(checkIn.link)
	await page.getByRole('main').getByRole('button').last().click()
	await expect(page.getByText('We’ve told the team that you need help')).toBeVisible()
	await press(page, signIn.link, 'Sign in')
	await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
	await expect(page.getByRole('link', { name: signIn.name })).toBeVisible()
	// Used once, by a person.
	const other = await browser.newContext()
	expect((await (await other.newPage()).goto(baseURL + signIn.link))?.status()).toBe(404)
	await other.close()
})

// At HTTP: `matrix/desk/sign-in/access.test.ts`, `matrix/applications/new-addresses.test.ts`, `matrix/applications/newsletter.test.ts`.
test(
	'a scanner that runs scripts accepts no invitation, confirms no address and ends no subscription',
	FULL_ONLY,
	async ({ browser, baseURL: url }) => {
		const baseURL = url ?? ''
		const makers = [
			anInvitation,
			aConfirmation,
			(store: Store) => aSubscription(store, { isConfirmed: false }),
			(store: Store) => aSubscription(store, { isConfirmed: true }),
		]
		for (const make of makers) await expectUnused(browser, baseURL, await site.withStore(make))
	},
)
