import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { openStore } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { test } from '#tests/e2e/support/browser-test.ts'
import { serverEntry } from '#tests/integration/support/server-entry.ts'
import { violations } from '../support/checks/axe.ts'
import { DATA_DIR } from '../support/site/site-data.ts'

const root = join(import.meta.dirname, '../../..')

/** A case that arrives by another process. */
async function aCase(name: string): Promise<string> {
	const store = await openStore({ dataDir: DATA_DIR, databaseUrl: null, onLostConnection() {} })
	const { reference } = await accept(store, aSubmission({ name }), () => [], Date.now())
	await store.close()
	return reference
}

function command(baseURL: string, ...args: string[]): string {
	const env = { ...process.env, DATA_DIR, SITE_URL: baseURL }
	return spawnSync(process.execPath, [serverEntry('desk'), ...args], { cwd: root, encoding: 'utf8', env }).stdout
}

async function signIn(page: Page, baseURL: string, name: string) {
	const printed = command(baseURL, 'invite', `${name.toLowerCase()}@rescue.example`, '--name', name)
	await page.goto(/http\S+/.exec(printed)?.[0] ?? '')
	await page.getByRole('button', { name: 'Accept and sign in' }).click()
	await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
}

/** How many event streams the tabs of a browser have opened. */
function countStreams(context: BrowserContext) {
	const urls: string[] = []
	context.on('request', (request) => request.url().includes('/desk/events') && urls.push(request.url()))
	return urls
}

test('two people see each other and what arrives; nothing that is typed or focused is touched', async ({
	page,
	baseURL,
	browser,
}) => {
	const reference = await aCase('Live Lou')
	await signIn(page, baseURL ?? '', 'Vera')
	const other = await browser.newContext({ baseURL: baseURL ?? '' })
	const ben = await other.newPage()
	await signIn(ben, baseURL ?? '', 'Ben')

	const search = page.getByRole('searchbox')
	await search.focus()
	await aCase('New Nell')
	const news = page.getByRole('link', { name: /^\d+ new/ })
	await expect(news).toBeVisible()
	await expect(search).toBeFocused()
	expect(await violations(page)).toEqual([])
	await news.click()
	await expect(news).toBeHidden()
	await page.goto('/desk?search=live+lou')
	await ben.goto(`/desk/cases/${reference}`)
	await expect(page.getByRole('row', { name: 'Live Lou' }).getByText('Ben is looking at this.')).toBeVisible()

	await page.goto(`/desk/cases/${reference}`)
	await expect(page.getByText('Ben is looking at this.')).toBeVisible()
	await expect(ben.getByText('Vera is looking at this.')).toBeVisible()
	command(baseURL ?? '', 'mark', reference, 'looking')
	await expect(page.getByText('Something happened on this case. What you typed stays.')).toBeVisible()
	expect(await violations(page)).toEqual([])
	await page.getByRole('button', { name: 'Show the change' }).click()
	await expect(page.getByText('What you typed stays.')).toBeHidden()
	await ben.goto('/desk/account')
	await expect(page.getByText('Ben is looking at this.')).toBeHidden()
	await other.close()
})

test('eight tabs share one event stream, and another tab takes over when its tab is closed', async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ baseURL: baseURL ?? '' })
	const streams = countStreams(context)
	const first = await context.newPage()
	await signIn(first, baseURL ?? '', 'Otto')
	const tabs = [first]
	while (tabs.length < 8) {
		const tab = await context.newPage()
		await tab.goto('/desk')
		tabs.push(tab)
	}
	await aCase('Shared Shay')
	for (const tab of tabs) await expect(tab.getByRole('link', { name: /^\d+ new/ })).toBeVisible()
	expect(streams).toHaveLength(1)
	await first.close()
	await expect.poll(() => streams.length).toBe(2)
	const last = tabs.at(-1) ?? first
	const before = (await last.getByRole('link', { name: /^\d+ new/ }).textContent()) ?? ''
	await aCase('Second Sky')
	await expect(last.getByRole('link', { name: /^\d+ new/ })).not.toHaveText(before)
	await context.close()
})
