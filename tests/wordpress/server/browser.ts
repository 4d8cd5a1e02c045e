import { type Browser, chromium, expect, type Page } from '@playwright/test'
import type { WordPress } from './wordpress.ts'

/** A browser for wp-admin. Close it in `afterAll`. */
export function startBrowser(): Promise<Browser> {
	const executablePath = process.env.CHROMIUM_PATH
	const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
	return chromium.launch({ args, ...(executablePath && { executablePath }) })
}

/** A page of wp-admin for a person, without the rest of the internet; the administrator unless named. The password is that of `install.php` and `addUser`. */
export async function openAdmin(browser: Browser, { url }: WordPress, user = 'editor'): Promise<Page> {
	const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
	// Portraits and emoji of wordpress.org: a page waits for them where the network drops them.
	await page.context().route(
		({ hostname }) => hostname !== new URL(url).hostname,
		(route) => route.abort(),
	)
	await page.goto('/wp-login.php')
	await page.getByLabel('Username or Email Address').fill(user)
	await page.getByLabel('Password', { exact: true }).fill('password of the editor')
	await page.getByRole('button', { name: 'Log In' }).click()
	await page.waitForURL(/wp-admin/)
	return page
}

/** Presses Publish until WordPress takes it: while it saves a draft by itself the button does nothing. */
export async function publishOn(page: Page): Promise<void> {
	await expect(async () => {
		await page.locator('#publish').click()
		await page.waitForURL(/post\.php\?post=\d+/, { timeout: 10_000 })
	}).toPass({ timeout: 90_000 })
}

/** Adds a person with a role. */
export function addUser({ php }: WordPress, name: string, role: string): void {
	php(
		`wp_insert_user(['user_login' => '${name}', 'user_pass' => 'password of the editor', 'user_email' => '${name}@example.org', 'role' => '${role}']);`,
	)
}
