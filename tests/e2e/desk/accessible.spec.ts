import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { linkKey } from '#domain/applications/signed-link.ts'
import type { Role } from '#domain/desk/people/roles.ts'
import { newKey } from '#records/drafts/keys.ts'
import { confirmSubscription } from '#records/newsletter/confirm.ts'
import { subscribe } from '#records/newsletter/subscribe.ts'
import { enqueue } from '#records/outbox/deliveries.ts'
import { accept } from '#records/submissions/accept.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { generatedFormSecret } from '#tests/builders/form-secret.ts'
import { expectAccessibleAt } from '../support/checks/axe.ts'
import { aPlannedCheckIn } from '../support/planned-check-in.ts'
import { ownSite } from '../support/site/own-site.ts'

const site = ownSite()

const WIDTHS = [320, 1280]
const LONG_NAME = 'Bartholomew Montgomery-Featherstonehaugh'
const LONG_EMAIL = `a-very-long-address.${randomUUID()}@a-long-domain.example.org`

async function pageOf(browser: Browser, baseURL: string, role: Role): Promise<Page> {
	const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
	await site.signIn(context, { name: LONG_NAME, role })
	return context.newPage()
}

/** Opens a page and looks at it. */
async function openAndExpectAccessible(page: Page, path: string) {
	await page.goto(path)
	await expectAccessiblePage(page)
}

async function expectAccessiblePage(page: Page) {
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await expectAccessibleAt(page, WIDTHS)
}

const email = { to: LONG_EMAIL, replyTo: null, subject: 'x', text: 'x', html: 'x', unsubscribeUrl: null }

/** A subscriber, an entry in quarantine, a failed email and two applicants for one dog. */
function store() {
	return site.withStore(async (store) => {
		let key = ''
		const wording = { offer: 'A dog in your inbox', privacy: 'Once a month' }
		const person = { email: LONG_EMAIL, firstName: LONG_NAME, interests: ['dogs'], wording, quarantineReasons: [] }
		const withKey = (confirmKey: string) => {
			key = confirmKey
			return email
		}
		await subscribe(store, { ...person, place: 'home' }, withKey, Date.now())
		await confirmSubscription(store, key, () => email, Date.now())
		const add = (changes: Parameters<typeof aSubmission>[0]) =>
			accept(store, aSubmission({ name: LONG_NAME, email: LONG_EMAIL, ...changes }), () => [], Date.now())
		await add({ quarantineReasons: ['sent within 3 seconds'] })
		for (const _ of [1, 2])
			await add({ aboutSlug: 'juno', about: 'Juno', answers: { ...enough.adoption, dog: 'juno' } })
		const { id, reference } = await add({})
		await store.write((transaction) =>
			enqueue(transaction, [{ channel: 'email', submissionId: id, payload: email }], Date.now()),
		)
		const failed = { failed_at: Date.now(), last_error: '550 5.1.1 no such user' }
		await store.db.updateTable('delivery').set(failed).where('submission_id', '=', id).execute()
		return reference
	})
}

test('newsletter, quarantine, deliveries, data and team are accessible, with long names', async ({
	browser,
	baseURL: url,
}) => {
	const baseURL = url ?? ''
	await store()
	const page = await pageOf(browser, baseURL, 'lead')
	await openAndExpectAccessible(page, '/desk/newsletter')
	await expect(page.getByText(LONG_EMAIL).first()).toBeVisible()
	await openAndExpectAccessible(page, '/desk/newsletter?search=no-such-person')
	await openAndExpectAccessible(page, '/desk/quarantine')
	const releaseTicked = page.getByRole('button', { name: 'Release ticked' })
	await expect(releaseTicked).toBeHidden()
	await page.getByRole('checkbox').first().check()
	await expect(releaseTicked).toBeVisible()
	await page.getByRole('button', { name: 'Delete' }).first().click()
	await expect(page.getByText('for good?')).toBeVisible()
	await expectAccessiblePage(page)
	// One that is clear needs no tick.
	const held = page.getByRole('row').filter({ hasText: LONG_NAME }).first()
	await held.getByRole('button', { name: `Release ${LONG_NAME}` }).click()
	await expect(page.getByText('Released: 1.')).toBeVisible()
	await openAndExpectAccessible(page, '/desk/deliveries')
	for (const path of ['', '/deletion', '/content', '/settings'])
		await openAndExpectAccessible(page, `/desk/data${path}`)
	await openAndExpectAccessible(page, '/desk/dogs')
	await openAndExpectAccessible(page, '/desk/team')
	await openAndExpectAccessible(page, '/desk/people?invite=1')
	await openAndExpectAccessible(page, '/desk/people')
	await page.locator('main summary', { hasText: 'Change' }).first().click()
	await expect(page.getByRole('button', { name: 'Save the role' })).toBeVisible()
	await expectAccessiblePage(page)
	await page.context().close()
})

test('a person’s data, a complaint and answering all are accessible, with their errors and answers', async ({
	browser,
	baseURL: url,
}) => {
	const baseURL = url ?? ''
	const reference = await store()
	const page = await pageOf(browser, baseURL, 'lead')
	await openAndExpectAccessible(page, '/desk/data/person')
	await page.getByLabel('Find a person').fill(LONG_EMAIL)
	await page.locator('button[value="find"]').click()
	await expect(page.getByText(reference).first()).toBeVisible()
	await expectAccessiblePage(page)
	await openAndExpectAccessible(page, '/desk/data/complaint')
	await page.getByRole('main').locator('button[type="submit"]').last().click()
	await expect(page.getByRole('alert').first()).toBeVisible()
	await expectAccessiblePage(page)
	await openAndExpectAccessible(page, '/desk/dogs/juno/answer-all')
	await page.locator('button[value="look"]').click()
	await expect(page.getByText('Choose a reason for all')).toBeVisible()
	await expectAccessiblePage(page)
	await page.getByLabel('The reason for all').selectOption({ index: 1 })
	await page.locator('button[value="look"]').click()
	await expect(page.locator('button[value="send"]')).toBeVisible()
	await expectAccessiblePage(page)
	await page.context().close()
})

test('every state of the sign-in is accessible', async ({ browser, baseURL: url }) => {
	const baseURL = url ?? ''
	// Without anyone who may sign in the desk is closed: no other test may have invited someone yet.
	const treasurer = await pageOf(browser, baseURL, 'treasurer')
	const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
	const page = await context.newPage()
	await openAndExpectAccessible(page, '/desk/sign-in')
	await page.getByLabel('Your email address').fill('no address')
	await page
		.locator('form')
		.first()
		.evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
	await page.getByRole('button', { name: 'Email me a link' }).click()
	await expect(page.getByText('Enter your email address, like').first()).toBeVisible()
	await expectAccessiblePage(page)
	await page.getByLabel('Your email address').fill('someone@rescue.example')
	await page.getByRole('button', { name: 'Email me a link' }).click()
	await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
	await expectAccessiblePage(page)
	await page.getByLabel('The code in the email').fill('000000')
	await page.getByRole('button', { name: 'Sign in' }).click()
	await expect(page.getByText('That code does not sign you in').first()).toBeVisible()
	await expectAccessiblePage(page)
	await openAndExpectAccessible(page, '/desk/sign-in?refused=passkey')
	await openAndExpectAccessible(page, `/desk/sign-in/link?key=${newKey()}`)
	await openAndExpectAccessible(page, `/desk/invitation?key=${newKey()}`)
	await context.close()
	await openAndExpectAccessible(treasurer, '/desk/people')
	await openAndExpectAccessible(treasurer, '/desk/no-such-page')
	await treasurer.context().close()
})

test('the check-in page is accessible: asked, without a choice, answered, and with a wrong link', async ({ page }) => {
	const secret = generatedFormSecret(site.dataDir)
	const { checkInId: id } = await site.withStore((store) => aPlannedCheckIn(store, LONG_EMAIL))
	const link = `/checkin?id=${id}&key=${linkKey('check-in', id, secret)}`
	await openAndExpectAccessible(page, link)
	await page.getByRole('button', { name: 'Send', exact: true }).click()
	await expect(page.getByText('Choose how it is going').first()).toBeVisible()
	await expectAccessiblePage(page)
	await page.getByRole('main').getByRole('radio').first().check()
	await page.getByRole('button', { name: 'Send', exact: true }).click()
	await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
	await expectAccessiblePage(page)
	await openAndExpectAccessible(page, link)
	await openAndExpectAccessible(page, `${link}x`)
})
