import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { violations } from '../support/checks/axe.ts'
import { ownSite } from '../support/site/own-site.ts'

const site = ownSite()

/** A case that arrives by another process. */
async function aCase(name: string): Promise<string> {
	const { reference } = await site.withStore((store) => accept(store, aSubmission({ name }), () => [], Date.now()))
	return reference
}

async function signIn(page: Page, name: string) {
	const printed = site.desk('invite', `${name.toLowerCase()}@rescue.example`, '--name', name)
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
	await signIn(page, 'Vera')
	const other = await browser.newContext({ baseURL: baseURL ?? '' })
	const ben = await other.newPage()
	await signIn(ben, 'Ben')

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
	site.desk('mark', reference, 'in_review')
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
	await signIn(first, 'Otto')
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
