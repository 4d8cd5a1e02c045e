import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { accept } from '#records/submissions/accept.ts'
import { enough } from '#tests/builders/applications/answers.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { violations } from '../support/checks/axe.ts'
import { sidewaysScroll } from '../support/checks/layout-checks.ts'
import { untilHydrated } from '../support/client-navigation.ts'
import { ownSite } from '../support/site/own-site.ts'

const site = ownSite()

async function aCase(): Promise<{ id: string; page: string }> {
	const answers = { ...enough.adoption, firstName: 'Sam', dog: 'biscuit' }
	const sent = { answers, email: `${randomUUID()}@example.org` }
	const { id, reference } = await site.withStore((store) => accept(store, aSubmission(sent), () => [], Date.now()))
	return { id, page: `/desk/cases/${reference}/email` }
}

/** A volunteer's page, signed in. */
async function pageOf(browser: Browser, name: string, { url, hasScripts }: { url: string; hasScripts: boolean }) {
	const context = await browser.newContext({
		baseURL: url,
		viewport: { width: 390, height: 844 },
		javaScriptEnabled: hasScripts,
		reducedMotion: 'reduce',
	})
	await site.signIn(context, { name, role: 'team' })
	return context.newPage()
}

test('on a wide screen the email stands beside the form and follows each choice and each key', async ({
	browser,
	baseURL,
}) => {
	const { page: address } = await aCase()
	const page = await pageOf(browser, 'Ana', { url: baseURL ?? '', hasScripts: true })
	await page.setViewportSize({ width: 1280, height: 720 })
	await page.goto(`${address}?template=invitation`)
	const email = page.getByRole('region', { name: 'The email so far' })
	await expect(email.locator('mark').first()).toHaveText('…')
	await expect(page.getByRole('list', { name: 'Steps' }).getByText('Choose a template (done)')).toBeVisible()
	await page.getByLabel('Day').fill('2099-11-28')
	await page.getByLabel('Time').fill('14:00')
	await page.getByRole('radio').last().check()
	await expect(email).toContainText('Saturday 28 November 2099, 2pm')
	await expect(email).toContainText('May we visit you')
	await expect(email.locator('mark')).toHaveCount(0)
	expect([await violations(page), await sidewaysScroll(page)]).toEqual([[], 0])
	await page.getByRole('button', { name: 'Next: see the text' }).click()
	await page.getByLabel('Email', { exact: true }).fill('Dear Sam,\n\n- one\n- two')
	await expect(email.getByRole('listitem')).toHaveText(['one', 'two'])
	expect([await violations(page), await sidewaysScroll(page)]).toEqual([[], 0])
	await page.context().close()
})

test('a subject that is typed while the app arrives is kept as it is, letter by letter', async ({
	browser,
	baseURL,
}) => {
	const { page: address } = await aCase()
	const page = await pageOf(browser, 'Ana', { url: baseURL ?? '', hasScripts: true })
	const held = Promise.withResolvers<void>()
	await page.route('**/*.js', (route) => held.promise.then(() => route.continue()))
	await page.goto(`${address}?template=empty`, { waitUntil: 'commit' })
	const subject = page.getByLabel('Subject')
	await subject.press('Control+A')
	await subject.pressSequentially('May we ask')
	held.resolve()
	await subject.pressSequentially(' you something, before we meet', { delay: 15 })
	await untilHydrated(page)
	await subject.pressSequentially('?')
	await expect(subject).toHaveValue('May we ask you something, before we meet?')
	await page.context().close()
})

/** Day, time and place, and the words that they become. */
async function writeInvitation(page: Page, address: string) {
	await page.goto(address)
	await page.getByRole('link', { name: 'Invitation to meet' }).click()
	await page.getByLabel('Day').fill('2099-11-28')
	await page.getByLabel('Time').fill('14:00')
	await page.getByRole('radio').first().check()
	await page.getByRole('button', { name: 'Next: see the text' }).click()
	await expect(page.getByLabel('Email', { exact: true })).toHaveValue(/Saturday 28 November 2099, 2pm/)
}

for (const hasScripts of [true, false]) {
	test(`an invitation is looked at, sent, taken back and sent again, and a second person is held${hasScripts ? '' : ', without JavaScript @full'}`, async ({
		browser,
		baseURL,
	}) => {
		const { id, page: address } = await aCase()
		const problems: string[] = []
		const settings = { url: baseURL ?? '', hasScripts }
		const [ana, ben] = [await pageOf(browser, 'Ana', settings), await pageOf(browser, 'Ben', settings)]
		const look = async (name: string) => {
			if (!hasScripts) return
			const found = await violations(ana)
			if (await sidewaysScroll(ana)) found.push('scrolls sideways')
			problems.push(...found.map((one) => `${name}: ${one}`))
		}
		await writeInvitation(ben, address)
		await ben.getByRole('button', { name: 'Next: check the email' }).click()
		await expect(ben.getByRole('heading', { name: 'This is what they get' })).toBeVisible()

		await ana.goto(address)
		await look('templates')
		await ana.goto(`${address}?template=invitation`)
		await look('day, time and place')
		await writeInvitation(ana, address)
		await look('writing')
		await ana.getByText('Change template').click()
		await expect(ana.getByRole('navigation', { name: 'Templates' }).locator('[aria-current]')).toHaveText(
			'Invitation to meet',
		)
		if (hasScripts) {
			// A closed tab loses nothing.
			await ana.getByLabel('Subject').fill('Come and meet Biscuit')
			await expect(ana.getByText('Draft saved')).toBeVisible()
			await ana.getByLabel('Subject').fill('Come and meet Biscuit on Saturday')
			await expect(ana.getByText('Draft saved'), 'what is typed now is not saved yet').toBeHidden({ timeout: 500 })
			await expect(ana.getByText('Draft saved')).toBeVisible()
			await ana.goto(`${address}?draft`)
			await expect(ana.getByLabel('Subject')).toHaveValue('Come and meet Biscuit on Saturday')
		}
		await ana.getByRole('button', { name: 'Next: check the email' }).click()
		const shown = ana.frameLocator('iframe[title="The email as mail programs show it"]')
		await expect(shown.getByText('Saturday 28 November 2099, 2pm')).toBeVisible()
		await expect(ana.getByText('Waiting for them, back on Thursday 26 November 2099')).toBeVisible()
		await expect(ana.getByRole('region', { name: 'Ready to send?' })).toContainText('back for 60 seconds')
		if (hasScripts) {
			// axe looks at one document: the email's own is that of every email.
			await shown.owner().evaluate((frame) => frame.remove())
			await expect.poll(() => ana.frames().length).toBe(1)
			await look('preview')
			await ana.reload()
		}
		await ana.getByRole('button', { name: 'Send' }).click()
		await expect(ana.getByRole('heading', { name: 'On its way' })).toBeVisible()
		await look('sent')
		await ana.getByRole('button', { name: 'Undo' }).click()
		await expect(ana.getByText('Taken back. Nothing was sent')).toBeVisible()
		await ana.getByRole('button', { name: 'Next: check the email' }).click()
		await ana.getByRole('button', { name: 'Send' }).click()
		await expect(ana.getByRole('heading', { name: 'On its way' })).toBeVisible()
		if (hasScripts) {
			await ana.clock.install()
			await ana.reload()
			await expect(ana.getByRole('button', { name: 'Undo' })).toBeVisible()
			await untilHydrated(ana)
			const done = { done_at: Date.now() }
			await site.withStore(({ db }) => db.updateTable('delivery').set(done).where('submission_id', '=', id).execute())
			await ana.clock.fastForward('01:05')
			await expect(ana.getByRole('status').filter({ hasText: /^Sent / })).toBeVisible()
			await expect(ana.getByRole('button', { name: 'Undo' })).toBeHidden()
		}

		await ben.getByRole('button', { name: 'Send' }).click()
		await expect(ben.getByText(/Ana wrote to Sam a (moment|minute) ago: look first/)).toBeVisible()
		const queued = () =>
			site.withStore(({ db }) => db.selectFrom('delivery').selectAll().where('submission_id', '=', id).execute())
		expect(await queued()).toHaveLength(1)
		await ben.getByRole('button', { name: 'Send mine anyway' }).click()
		await expect(ben.getByRole('heading', { name: 'On its way' })).toBeVisible()
		expect(await queued()).toHaveLength(2)
		await ana.getByRole('link', { name: 'Back to the case' }).first().click()
		await expect(ana.getByText('Goes out at').first()).toBeAttached()
		expect(problems).toEqual([])
		await ana.context().close()
		await ben.context().close()
	})
}
