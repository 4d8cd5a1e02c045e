import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { eventually, type SiteProcess, startSiteProcess } from '../integration/support/site-process.ts'
import { startSiteOn } from './support/clients/site.ts'
import { SERVER_PASSWORD, startPasswordProxy } from './support/server/password-proxy.ts'
import { startWordPress } from './support/server/wordpress.ts'

/** Like plugins that close REST to visitors. */
const CLOSED_REST = `add_filter('rest_authentication_errors', function ($result) {
	if ($result !== null) return $result;
	return is_user_logged_in() ? null : new WP_Error('rest_not_logged_in', 'Log in.', ['status' => 401]);
});`
const PHOTO = join(import.meta.dirname, '../../sample/media/bear-800x600.webp')

const wordpress = await startWordPress()
const { id: photo } = await uploadPhoto()
await wordpress.publish('Bringing a dog home', { featured_media: photo })
const proxy = await startPasswordProxy(wordpress.port)
const talkative = await startPasswordProxy(wordpress.port, { handsHeaderOn: true })
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
	for (const one of cleanUp.splice(0)) await one()
})
afterAll(async () => {
	await proxy.stop()
	await talkative.stop()
	await wordpress.stop()
})

test('a password of the server in front: the settings get in, pictures too, and without them the log says so', async () => {
	expect(await whyNot(proxy.url)).toContain(
		'is behind a password of its server: set API_USER and API_PASSWORD to that password',
	)
	expect(await whyNot(proxy.url, { user: 'staging', password: 'wrong' })).toContain(
		'is behind a password of its server, which does not accept API_USER and API_PASSWORD',
	)
	await expectContent(proxy.url, SERVER_PASSWORD)
})

test('REST closed to visitors: an application password gets in, and without it the log says so', async () => {
	cleanUp.push(wordpress.plugin(CLOSED_REST))
	expect(await whyNot(wordpress.url)).toContain(
		'has its REST interface closed to visitors (rest_not_logged_in): create an application password in wp-admin',
	)
	await expectContent(wordpress.url, wordpress.credentials)
})

test('both passwords at once: the log says what the host must change', async () => {
	cleanUp.push(wordpress.plugin(CLOSED_REST))
	const words = 'one of the two passwords must go'
	expect(await whyNot(proxy.url, SERVER_PASSWORD)).toContain(words)
	expect(await whyNot(talkative.url, SERVER_PASSWORD)).toContain(words)
})

async function expectContent(url: string, credentials: { user: string; password: string }) {
	const site = await startSiteOn({ url }, settingsOf(credentials))
	cleanUp.push(() => site.stop())
	const { status, text } = await site.get('/useful-info/bringing-a-dog-home')
	expect(status).toBe(200)
	const [, picture = ''] = text.match(/src="(\/img\/[^"]+)"/) ?? []
	expect((await site.get(picture)).headers.get('content-type'), picture).toBe('image/webp')
}

/** Why the site has no content, from the log. */
async function whyNot(url: string, credentials?: { user: string; password: string }): Promise<string> {
	const site = await startSiteProcess({ API_BASE: url, ...(credentials ? settingsOf(credentials) : {}) })
	cleanUp.push(() => site.stop())
	const reason = await eventually(
		() => reasonOf(site),
		(found) => found !== undefined && found !== 'no content yet',
		60_000,
	)
	expect(JSON.stringify(site.logged())).toContain(String(reason).replace('no content yet: ', '').slice(0, 60))
	return String(reason)
}

async function reasonOf(site: SiteProcess): Promise<string | undefined> {
	return JSON.parse((await site.get('/readyz')).text).reason
}

function settingsOf({ user, password }: { user: string; password: string }) {
	return { API_USER: user, API_PASSWORD: password }
}

async function uploadPhoto() {
	const { user, password } = wordpress.credentials
	const headers = {
		Authorization: `Basic ${btoa(`${user}:${password}`)}`,
		'Content-Type': 'image/webp',
		'Content-Disposition': 'attachment; filename="bear.webp"',
	}
	const init = { method: 'POST', headers, body: readFileSync(PHOTO) }
	return (await fetch(`${wordpress.url}/?rest_route=/wp/v2/media`, init)).json()
}
