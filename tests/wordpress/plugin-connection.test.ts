import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, test } from 'vitest'
import { eventually } from '../integration/support/site-process.ts'
import { freePort } from '../proxy/ports.ts'
import { startSiteOn } from './support/clients/site.ts'
import { startWordPress } from './support/server/wordpress.ts'

/** A WordPress with the plugin that is not connected yet. */
const wordpress = await startWordPress({ withPlugin: true })
const port = await freePort()
const admin = await wordpress.logIn()
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
	for (const one of cleanUp.splice(0)) await one()
})
afterAll(() => wordpress.stop())

const PAGE = '/wp-admin/admin.php?page=fairlead'

const nonces = new Map<string, string>()

/** The hidden fields of a form of the page; a page that was opened earlier has forms that are hidden now. */
async function fieldsOf(action: string) {
	const { text } = await admin(PAGE)
	const form = text.split('<form').find((one) => one.includes(`value="${action}"`)) ?? ''
	const [, nonce = nonces.get(action) ?? ''] = /name="_wpnonce" value="(\w+)"/.exec(form) ?? []
	nonces.set(action, nonce)
	return { action, _wpnonce: nonce }
}

async function submit(action: string, fields: Record<string, string> = {}) {
	const form = new URLSearchParams({ ...(await fieldsOf(action)), ...fields })
	const { headers } = await admin('/wp-admin/admin-post.php', form)
	return admin((headers.get('location') ?? '').replace(wordpress.url, ''))
}

async function checks(): Promise<Record<string, string>> {
	const { text } = await admin(PAGE)
	return Object.fromEntries(
		[...text.matchAll(/data-check="(\w+)" data-state="(\w+)"/g)].map(([, name, state]) => [name, state]),
	)
}

async function linesForSite(): Promise<Record<string, string>> {
	const [, lines = ''] = /<textarea id="fairlead-lines"[^>]*>([^<]*)</.exec((await admin(PAGE)).text) ?? []
	return Object.fromEntries(
		lines
			.trim()
			.split('\n')
			.map((line) => line.split(/=(.*)/s).slice(0, 2)),
	)
}

test('first run: address, name and email are enough, and the two lines it shows connect the site', async () => {
	expect((await admin(PAGE)).text).toContain('Connect this WordPress with your site')
	const bad = await submit('fairlead_connect', {
		address: 'javascript:alert(1)',
		name: 'x',
		email: 'office@example.org',
	})
	expect(bad.text).toContain('That is not the address of a site')

	const given = { address: `http://localhost:${port}/`, name: 'Alder <b>Bank</b>', email: 'office@example.org' }
	expect((await submit('fairlead_connect', given)).text).toContain('Saved.')
	expect(await checks()).toMatchObject({ reachable: 'critical', permalinks: 'good', rest: 'good' })
	expect((await admin(PAGE)).text).toContain(`Not connected with localhost:${port} yet`)

	const lines = await linesForSite()
	expect(lines.API_BASE).toBe(wordpress.url)
	expect(lines.CONTENT_SECRET).toMatch(/^\w{43}$/)
	const site = await startSiteOn(wordpress, { PORT: String(port), ...lines })
	cleanUp.push(() => site.stop())
	await eventually(checks, (found) => Object.values(found).every((state) => state === 'good'), 20_000)
	expect((await admin(PAGE)).text).toMatch(/Connected with localhost:\d+<\/strong><br>All \d+ checks are good/)
	expect((await submit('fairlead_test')).text).toContain('The site has taken the test message')
	const { text } = await site.get('/')
	expect(text).toContain('Alder Bank')
	expect(JSON.parse((await site.get('/readyz')).text).warnings.join()).not.toContain('Forms are closed')
	await admin('/wp-json/fairlead/v1/desk-counts')
	expect((await admin('/wp-admin/admin.php?page=fairlead-desk')).headers.get('location')).toBe(
		`http://localhost:${port}/desk`,
	)
})

test('what the site leaves out is listed with the reason and a link to mend it', async () => {
	const site = await startSiteOn(wordpress, { PORT: String(port), ...(await linesForSite()) })
	cleanUp.push(() => site.stop())
	const { id } = await wordpress.rest('/wp/v2/dogs', { title: 'No <i>status</i>', status: 'publish' })
	const page = await eventually(
		() => admin(PAGE),
		({ text }) => text.includes(`post.php?post=${id}&#038;action=edit`),
		20_000,
	)
	const row = page.text.split('<tr>').find((one) => one.includes(`post=${id}&`)) ?? ''
	expect(row).toContain('Adoption status: ')
	expect(row).not.toContain('<i>')
	await wordpress.rest(`/wp/v2/dogs/${id}?force=true`, undefined, 'DELETE')
})

test('another secret, another server and no server at the address are told apart', async () => {
	const site = await startSiteOn(wordpress, { PORT: String(port), CONTENT_SECRET: 'Zr2LsYb8NcE4hXw7PkT4vQ9m' })
	cleanUp.push(() => site.stop())
	const words = async () => (await admin(PAGE)).text
	expect(await words()).toContain('The site has another secret')
	expect((await submit('fairlead_test')).text).toContain('has not taken the test message')
	// WordPress itself would do, but it can be slow to answer while it asks.
	const other = createServer((_, response) => response.writeHead(404).end('Not here')).listen(0, '127.0.0.1')
	await once(other, 'listening')
	cleanUp.push(() => other.close())
	const otherAddress = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
	await submit('fairlead_connect', { address: otherAddress, name: 'x', email: 'office@example.org' })
	expect(await words()).toContain('There is no Fairlead site at this address')
	await submit('fairlead_connect', { address: 'http://127.0.0.1:9', name: 'x', email: 'office@example.org' })
	expect(await words()).toContain('The site cannot be reached')
	expect(await words()).toContain('127.0.0.1:9 does not answer</strong><br>You can go on working')
	expect(await words()).not.toContain('Send a test message')
	expect(await checks()).toMatchObject({
		reachable: 'critical',
		queue: expect.stringMatching(/unknown|critical|recommended/),
	})
	await submit('fairlead_connect', { address: `http://localhost:${port}`, name: 'x', email: 'office@example.org' })
})

test('without an email for applications the forms stay closed, and a check says so', async () => {
	const address = `http://localhost:${port}`
	const forget = "$options = get_option(Fairlead\\OPTIONS_NAME); unset($options['notification_email']);"
	await wordpress.phpBeside(`${forget} update_option(Fairlead\\OPTIONS_NAME, $options);`)
	expect((await submit('fairlead_connect', { address, name: 'x', email: '' })).text).toContain('stay closed')
	expect(await checks()).toMatchObject({ email: 'recommended' })
	expect((await admin(PAGE)).text).toContain('There is no email for applications yet')
	await submit('fairlead_connect', { address, name: 'x', email: 'office@example.org' })
	expect(await checks()).toMatchObject({ email: 'good' })
	const options = await admin('/wp-admin/admin.php?page=fairlead-website&group=forms')
	expect(options.text).toContain('role="status">What you save is on the website within seconds.')
})

test('clocks that differ by more than five minutes are named as such', async () => {
	const remove = wordpress.plugin(`add_filter('pre_http_request', function ($done, $args, $url) {
		if (false === strpos($url, '/api/echo')) return $done;
		return ['headers' => ['date' => gmdate('D, d M Y H:i:s', time() + 900) . ' GMT'], 'body' => '{}', 'response' => ['code' => 401, 'message' => ''], 'cookies' => [], 'filename' => null];
	}, 10, 3);`)
	const { text } = await admin(PAGE)
	remove()
	expect(text).toContain('clocks of the two servers differ by more than five minutes')
	expect(text).toContain('data-check="clock" data-state="critical"')
})

test('an answer without the site’s signature is not believed', async () => {
	const remove = wordpress.plugin(`add_filter('pre_http_request', function ($done, $args, $url) {
		if (false === strpos($url, '/api/')) return $done;
		$nonce = json_decode((string) $args['body'], true)['nonce'] ?? '';
		return ['headers' => ['date' => gmdate('D, d M Y H:i:s') . ' GMT'], 'body' => json_encode(['nonce' => $nonce]), 'response' => ['code' => 200, 'message' => ''], 'cookies' => [], 'filename' => null];
	}, 10, 3);`)
	const found = await checks()
	remove()
	expect(found.reachable).toBe('critical')
})

test('only administrators change the connection, and only from its page', async () => {
	const before = await linesForSite()
	const fields = { action: 'fairlead_connect', address: 'https://evil.example', name: 'x', email: 'e@evil.example' }
	expect((await admin('/wp-admin/admin-post.php', new URLSearchParams({ ...fields, _wpnonce: 'forged' }))).status).toBe(
		403,
	)
	const anonymous = await fetch(`${wordpress.url}/wp-admin/admin-post.php`, {
		method: 'POST',
		body: new URLSearchParams(fields),
		redirect: 'manual',
	})
	expect(anonymous.status).not.toBe(200)
	expect(await linesForSite()).toEqual(before)
	const counts = await fetch(`${wordpress.url}/wp-json/fairlead/v1/desk-counts`)
	const importing = await fetch(`${wordpress.url}/wp-json/fairlead/v1/import`, { method: 'POST' })
	expect([counts.status, importing.status]).toEqual([401, 401])
})

test('Site Health has the checks', async () => {
	const { text } = await admin('/wp-admin/site-health.php')
	expect(text).toContain('fairlead\\/v1\\/connection')
	expect(text).toContain('fairlead_permalinks')
	expect(await wordpress.rest('/fairlead/v1/connection/rest')).toMatchObject({ test: 'fairlead_rest', status: 'good' })
	const result = await wordpress.rest('/fairlead/v1/connection')
	expect(result).toMatchObject({ test: 'fairlead_connection', status: 'critical', badge: { color: 'red' } })
})

test('a new secret is made by its own form only, and the old lines connect no longer', async () => {
	const before = await linesForSite()
	const form = await fieldsOf('fairlead_new_secret')
	expect((await admin('/wp-admin/admin-post.php', new URLSearchParams({ ...form, _wpnonce: 'made-up' }))).status).toBe(
		403,
	)
	expect(await linesForSite()).toEqual(before)
	expect((await submit('fairlead_new_secret')).text).toContain('There is a new secret.')
	const after = await linesForSite()
	expect(after.API_BASE).toBe(before.API_BASE)
	expect(after.CONTENT_SECRET).toMatch(/^\w{43}$/)
	expect(after.CONTENT_SECRET).not.toBe(before.CONTENT_SECRET)
	await wordpress.phpBeside(
		`update_option('fairlead_connection', ['secret' => '${before.CONTENT_SECRET}'] + get_option('fairlead_connection'));`,
	)
})

test('a site at another address gets another secret, and the secret is not loaded with each request', async () => {
	const before = await linesForSite()
	const fields = { name: 'Alder Bank', email: 'office@example.org' }
	const moved = await submit('fairlead_connect', { ...fields, address: `http://127.0.0.1:${port}` })
	expect(moved.text).toContain('A site at another address has another secret')
	const after = await linesForSite()
	expect(after.CONTENT_SECRET).toMatch(/^\w{43}$/)
	expect(after.CONTENT_SECRET).not.toBe(before.CONTENT_SECRET)
	// The same address again keeps it.
	expect((await submit('fairlead_connect', { ...fields, address: `http://127.0.0.1:${port}/` })).text).toContain(
		'Saved.',
	)
	expect(await linesForSite()).toEqual(after)
	const loaded = await wordpress.phpBeside(
		"echo isset(wp_load_alloptions()['fairlead_connection']) ? 'loaded' : 'not loaded';",
	)
	expect(loaded).toBe('not loaded')
	const stored = { address: `http://localhost:${port}`, secret: before.CONTENT_SECRET }
	await wordpress.phpBeside(`update_option('fairlead_connection', json_decode('${JSON.stringify(stored)}', true));`)
})

test('the menu and the dashboard say how many applications are open and overdue, to people who answer for others', async () => {
	const remove = wordpress.plugin(`add_filter('pre_http_request', function ($done, $args, $url) {
		if (false === strpos($url, '/api/desk-counts')) return $done;
		$body = '{"open":7,"overdue":1}';
		return ['headers' => ['x-rescue-signature' => Fairlead\\sign_message(Fairlead\\message_text('wordpress', 'GET', '/api/desk-counts', $body))], 'body' => $body, 'response' => ['code' => 200, 'message' => ''], 'cookies' => [], 'filename' => null];
	}, 10, 3);`)
	await wordpress.phpBeside("delete_option('fairlead_desk_counts');")
	// No page of wp-admin waits for the site.
	expect((await admin('/wp-admin/')).text).not.toContain('7 applications')
	expect(await wordpress.rest('/fairlead/v1/desk-counts')).toEqual({
		menu: expect.stringMatching(/^Applications <span class="awaiting-mod".*>7<.*1 of them is overdue/),
		widget: expect.stringMatching(
			/1 application is overdue.*page=fairlead-desk">Reply first<.*7 applications are open.*page=fairlead-desk">Open the desk</s,
		),
	})
	const { text } = await admin('/wp-admin/')
	expect(text.match(/class="pending-count" aria-hidden="true">7</g)?.length).toBe(1)
	expect(text).toMatch(/id="fairlead-counts">.*1 application is overdue.*7 applications are open/s)
	remove()
	const author = `wp_insert_user(['user_login' => 'amy', 'user_pass' => 'x', 'user_email' => 'amy@example.org', 'role' => 'author'])`
	const mayRead = await wordpress.phpBeside(
		`wp_set_current_user(${author}); echo Fairlead\\may_see_counts() ? 'yes' : 'no';`,
	)
	expect(mayRead).toBe('no')
})

test('deleting the plugin leaves the content, unless that was ticked', async () => {
	const count = () =>
		wordpress.phpBeside("echo count(get_posts(['post_type' => 'dog', 'post_status' => 'any', 'fields' => 'ids']));")
	const uninstall = () =>
		wordpress.phpBeside(
			"remove_all_actions('shutdown'); define('WP_UNINSTALL_PLUGIN', 'x'); require WP_PLUGIN_DIR . '/fairlead/uninstall.php';",
		)
	await wordpress.rest('/wp/v2/dogs', { title: 'Stays', status: 'publish', meta: { status: 'available' } })
	await uninstall()
	expect(await count()).toBe('1')
	expect((await submit('fairlead_delete_data', { is_on: '1' })).text).toContain('Saved.')
	await uninstall()
	expect(await count()).toBe('0')
	const rows = `global $wpdb; echo $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->postmeta WHERE meta_key LIKE '\\_fairlead%'");`
	expect(await wordpress.phpBeside(rows)).toBe('0')
})
