import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from '@playwright/test'
import { freePort } from '#tests/proxy/ports.ts'
import { violations } from '../support/checks/axe.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { FULL_ONLY } from '../support/full-matrix.ts'
import { ownSite } from '../support/site/own-site.ts'

// A passkey is for an address, and a site that gets its port from the system does not know its own.
const site = ownSite({ PORT: String(await freePort()) })

/** A phone's own passkeys, unlocked by its owner. */
async function virtualAuthenticator(page: Page) {
	const cdp = await page.context().newCDPSession(page)
	await cdp.send('WebAuthn.enable')
	const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	})
	return {
		/** Whether it answers: switched off, as a person who does not touch the sensor. */
		touch: (enabled: boolean) => cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
		passkeys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
	}
}

/** An hour ago. */
function signedInLongAgo(name: string) {
	const db = new DatabaseSync(join(site.dataDir, 'records.db'), { timeout: 10_000 })
	const theirs = 'staff_id in (select id from staff where name = ?)'
	db.prepare(`update staff_session set signed_in_at = signed_in_at - 3600000 where ${theirs}`).run(name)
	db.close()
}

async function acceptInvitation(page: Page, name: string) {
	const printed = site.desk('invite', `${name.toLowerCase()}@rescue.example`, '--name', name)
	await page.goto(/http\S+/.exec(printed)?.[0] ?? '')
	await page.getByRole('button', { name: 'Accept and sign in' }).click()
	await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
}

test('a passkey is added, signs in, no other person can remove it, and no longer signs in once removed', async ({
	page,
	baseURL,
	browser,
}) => {
	const { touch, passkeys } = await virtualAuthenticator(page)
	await acceptInvitation(page, 'Petra')
	await page.goto('/desk/account')
	await page.getByLabel('Name of the new passkey').fill('Petra’s phone')
	await page.getByRole('button', { name: 'Add a passkey' }).click()
	await expect(page.getByText('The passkey “Petra’s phone” is added.')).toBeVisible()
	await expect(page.getByText('not used yet')).toBeVisible()
	expect(await violations(page)).toEqual([])
	expect(await passkeys()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }])
	const id = await page.locator('input[name="passkey"]').inputValue()

	await touch(false)
	await page.getByRole('button', { name: 'Sign out', exact: true }).click()
	const signIn = page.getByRole('button', { name: 'Sign in with a passkey' })
	await expect(signIn).toBeEnabled()
	expect(await violations(page)).toEqual([])
	await touch(true)
	await usePasskey(page)
	await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
	await page.goto('/desk/account')
	await expect(page.getByText('not used yet')).toBeHidden()

	const other = await browser.newContext({ baseURL: baseURL ?? '' })
	const stranger = await other.newPage()
	await acceptInvitation(stranger, 'Olive')
	const refused = await other.request.post('/desk/account', {
		form: { do: 'passkey-remove', passkey: id, name: 'x' },
		headers: { Origin: baseURL ?? '' },
	})
	expect(refused.status()).toBe(404)
	await other.close()

	await page.setViewportSize({ width: 320, height: 640 })
	expect(await sidewaysScroll(page)).toBe(0)
	signedInLongAgo('Petra')
	await page.locator('summary', { hasText: 'Remove the passkey Petra’s phone' }).click()
	await page.getByRole('button', { name: 'Remove the passkey Petra’s phone' }).click()
	await expect(page.getByRole('heading', { name: 'Is it still you?' })).toBeVisible()
	expect(await violations(page)).toEqual([])
	expect(await sidewaysScroll(page)).toBe(0)
	await page.getByRole('button', { name: 'Use a passkey' }).click()
	await expect(page.getByText('Press once more to do it.')).toBeVisible()
	expect(await violations(page)).toEqual([])
	await page.getByRole('button', { name: 'Remove the passkey “Petra’s phone”' }).click()
	await expect(page.getByText('The passkey “Petra’s phone” is removed.')).toBeVisible()
	await touch(false)
	await page.getByRole('button', { name: 'Sign out', exact: true }).click()
	await expect(signIn).toBeEnabled()
	await touch(true)
	await usePasskey(page)
	await expect(page.getByText('That passkey does not sign in.')).toBeVisible()
})

/** Adds a passkey of this browser's authenticator to the account. */
async function addPasskey(page: Page, name: string) {
	await page.goto('/desk/account')
	await page.getByLabel('Name of the new passkey').fill(name)
	await page.getByRole('button', { name: 'Add a passkey' }).click()
	await expect(page.getByText(`The passkey “${name}” is added.`)).toBeVisible()
}

/** With the authenticator touched, the suggestion of the email field may be faster than the press. */
async function usePasskey(page: Page) {
	await page
		.getByRole('button', { name: 'Sign in with a passkey' })
		.click({ timeout: 5_000 })
		.catch(() => {})
}

async function signOut(page: Page) {
	await page.getByRole('button', { name: 'Sign out', exact: true }).click()
	await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled()
}

test('a passkey chosen from the suggestions of the email field signs in without a press, and leaves the emailed link alone', async ({
	browser,
	baseURL: url,
}) => {
	const baseURL = url ?? ''
	const context = await browser.newContext({ baseURL })
	const page = await context.newPage()
	const { touch, passkeys } = await virtualAuthenticator(page)
	await acceptInvitation(page, 'Sue')
	await addPasskey(page, 'Sue’s phone')
	const [added] = await passkeys()
	await touch(false)
	await signOut(page)
	const email = page.getByLabel('Your email address')
	await expect(email).toHaveAttribute('autocomplete', 'email webauthn')
	// While the suggestion waits, an email can be asked for.
	await email.fill('sue@rescue.example')
	await page.getByRole('button', { name: 'Email me a link' }).click()
	await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
	// The person chooses the suggestion: the page was told to wait for it, and no button was pressed.
	await touch(true)
	await page.goto('/desk/sign-in?to=/account')
	await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
	await expect(page.getByText(/, last used /)).toBeVisible()
	expect((await passkeys())[0]?.signCount).toBeGreaterThan(added?.signCount ?? 0)
	await context.close()
})

// In `npm test`: the first test above adds, uses and removes one.
test(
	'each device signs in with its own passkey; once removed from another device, one no longer does',
	FULL_ONLY,
	async ({ baseURL: url, browser }) => {
		const baseURL = url ?? ''
		const page = await (await browser.newContext({ baseURL })).newPage()
		const phone = await virtualAuthenticator(page)
		await acceptInvitation(page, 'Dina')
		await addPasskey(page, 'Phone')
		// One authenticator makes one.
		await page.getByRole('button', { name: 'Add a passkey' }).click()
		await expect(page.getByText('No passkey was added.')).toBeVisible()
		expect(await phone.passkeys()).toHaveLength(1)

		const context = await browser.newContext({ baseURL })
		await context.addCookies((await page.context().cookies()).filter(({ name }) => name === 'desk-session'))
		const laptop = await context.newPage()
		const { touch, passkeys } = await virtualAuthenticator(laptop)
		await addPasskey(laptop, 'Laptop')
		await expect(laptop.getByText(/^(Phone|Laptop), added/)).toHaveCount(2)
		expect((await passkeys())[0]?.credentialId).not.toBe((await phone.passkeys())[0]?.credentialId)
		await phone.touch(false)
		await signOut(page)
		// The suggestion signs in without a press.
		await phone.touch(true)
		await page.goto('/desk/sign-in')
		await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
		await laptop.goto('/desk/sign-in')
		await expect(laptop.getByRole('heading', { name: 'Inbox' })).toBeVisible()

		await laptop.goto('/desk/account')
		await laptop.locator('summary', { hasText: 'Remove the passkey Phone' }).click()
		await laptop.getByRole('button', { name: 'Remove the passkey Phone' }).click()
		await expect(laptop.getByText('The passkey “Phone” is removed.')).toBeVisible()
		await phone.touch(false)
		await signOut(page)
		await phone.touch(true)
		await page.goto('/desk/sign-in')
		await expect(page.getByText('That passkey does not sign in.')).toBeVisible()
		await touch(false)
		await signOut(laptop)
		await touch(true)
		await laptop.goto('/desk/sign-in')
		await expect(laptop.getByRole('heading', { name: 'Inbox' })).toBeVisible()
		await context.close()
		await page.context().close()
	},
)

test('where passkeys cannot work their buttons say why, and nothing moves when they can be pressed', async ({
	browser,
	baseURL: url,
}) => {
	const baseURL = url ?? ''
	const newPage = async (settings = {}) => (await browser.newContext({ baseURL, ...settings })).newPage()
	// Plain http is no secure context.
	const ida = await newPage()
	await ida.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
	await acceptInvitation(ida, 'Ida')
	await ida.goto('/desk/account')
	await expect(ida.getByText('Open the desk with https://.')).toBeVisible()
	await expect(ida.getByRole('button', { name: 'Add a passkey' })).toBeDisabled()
	expect(await violations(ida)).toEqual([])
	await ida.getByRole('button', { name: 'Sign out', exact: true }).click()
	await expect(ida.getByText('Open the desk with https://.')).toBeVisible()
	const signIn = ida.getByRole('button', { name: 'Sign in with a passkey' })
	await expect(signIn).toBeDisabled()
	expect(await violations(ida)).toEqual([])

	const page = await newPage()
	expect(await (await page.goto('/desk/sign-in'))?.text()).toContain('Sign in with a passkey')
	const email = page.getByLabel('Your email address')
	const top = (await email.boundingBox())?.y
	await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled()
	expect((await email.boundingBox())?.y).toBe(top)

	const plain = await newPage({ javaScriptEnabled: false })
	await plain.goto('/desk/sign-in')
	await expect(plain.getByRole('button', { name: 'Email me a link' })).toBeVisible()
	await expect(plain.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden()
	await acceptInvitation(plain, 'Nora')
	await plain.goto('/desk/account')
	await expect(plain.getByText('Passkeys need JavaScript')).toBeVisible()
	await Promise.all([ida, page, plain].map((one) => one.context().close()))
})
