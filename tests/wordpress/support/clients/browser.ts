import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import type { WordPress } from '../server/wordpress.ts'

/** Waits as long as `playwright.config.ts`: what must become true may take its time on a busy machine. */
export const expectPage = expect.configure({ timeout: 20_000 })

/** A browser for wp-admin. Close it in `afterAll`. */
export function startBrowser(): Promise<Browser> {
	const executablePath = process.env.CHROMIUM_PATH
	const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
	return chromium.launch({ args, ...(executablePath && { executablePath }) })
}

/** Ends requests for portraits and emoji of wordpress.org: a page waits for them where the network drops them. */
export function withoutInternet(context: BrowserContext, url: string) {
	return context.route(
		({ hostname }) => hostname !== new URL(url).hostname && hostname !== 'localhost',
		(route) => route.abort(),
	)
}

/** A page of wp-admin for a person, without the rest of the internet; the administrator unless named. The password is that of `install.php` and `addUser`. */
export async function openAdmin(browser: Browser, { url }: WordPress, user = 'editor'): Promise<Page> {
	const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
	await withoutInternet(page.context(), url)
	// Without the form: WordPress moves the focus in it a moment after it is shown.
	const form = { log: user, pwd: 'password of the editor', testcookie: '1' }
	const headers = { Cookie: 'wordpress_test_cookie=WP Cookie check' }
	await page.context().request.post('/wp-login.php', { form, headers, maxRedirects: 0 })
	await page.goto('/wp-admin/', { waitUntil: 'domcontentloaded' })
	await expectPage(page).toHaveURL(/\/wp-admin\//)
	return page
}

/**
 * Presses Publish until WordPress takes it: while it saves a draft by itself the button does nothing. Waits for the next document,
 * whose address may be the same: what is pressed before would be lost with this one.
 */
export async function publishOn(page: Page): Promise<void> {
	await expectPage(async () => {
		await expectPage(page.locator('#publish')).not.toHaveClass(/disabled/, { timeout: 10_000 })
		await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
		await page.locator('#publish').click()
		await page.waitForFunction(() => !document.documentElement.hasAttribute('data-before'), null, { timeout: 30_000 })
		await page.waitForURL(/post\.php\?post=\d+/, { timeout: 10_000 })
	}).toPass({ timeout: 90_000 })
	await untilTextIsReady(page)
}

/** The editor of the text moves what is below it as it comes: a press meanwhile meets something else. */
export async function untilTextIsReady(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const { tinymce } = window as unknown as { tinymce?: { editors: { initialized?: boolean }[] } }
		return !tinymce || tinymce.editors.every(({ initialized }) => initialized)
	})
}

/** Adds a person with a role. */
export function addUser({ php }: WordPress, name: string, role: string): void {
	php(
		`wp_insert_user(['user_login' => '${name}', 'user_pass' => 'password of the editor', 'user_email' => '${name}@example.org', 'role' => '${role}']);`,
	)
}
