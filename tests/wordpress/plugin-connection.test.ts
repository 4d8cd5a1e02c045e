import { afterAll, afterEach, expect, test } from 'vitest'
import { eventually } from '../integration/site-process.ts'
import { freePort } from '../proxy/ports.ts'
import { startSiteOn } from './server/site.ts'
import { startWordPress } from './server/wordpress.ts'

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

/** The hidden fields of a form of the page. */
async function fieldsOf(action: string) {
	const { text } = await admin(PAGE)
	const form = text.split('<form').find((one) => one.includes(`value="${action}"`)) ?? ''
	const [, nonce = ''] = /name="_wpnonce" value="(\w+)"/.exec(form) ?? []
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

	const lines = await linesForSite()
	expect(lines.API_BASE).toBe(wordpress.url)
	expect(lines.CONTENT_SECRET).toMatch(/^\w{43}$/)
	const site = await startSiteOn(wordpress, { PORT: String(port), ...lines })
	cleanUp.push(() => site.stop())
	await eventually(checks, (found) => Object.values(found).every((state) => state === 'good'), 20_000)
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
	const site = await startSiteOn(wordpress, { PORT: String(port), CONTENT_SECRET: 'quite another secret' })
	cleanUp.push(() => site.stop())
	const words = async () => (await admin(PAGE)).text
	expect(await words()).toContain('The site has another secret')
	expect((await submit('fairlead_test')).text).toContain('has not taken the test message')
	await submit('fairlead_connect', { address: wordpress.url, name: 'x', email: 'office@example.org' })
	expect(await words()).toContain('There is no Fairlead site at this address')
	await submit('fairlead_connect', { address: 'http://127.0.0.1:9', name: 'x', email: 'office@example.org' })
	expect(await words()).toContain('The site cannot be reached')
	await submit('fairlead_connect', { address: `http://localhost:${port}`, name: 'x', email: 'office@example.org' })
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
	const result = await wordpress.rest('/fairlead/v1/connection')
	expect(result).toMatchObject({ test: 'fairlead_connection', status: 'critical', badge: { color: 'red' } })
})

test('the menu and the dashboard say how many applications are open and overdue, to people who answer for others', async () => {
	const remove = wordpress.plugin(`add_filter('pre_http_request', function ($done, $args, $url) {
		if (false === strpos($url, '/api/desk-counts')) return $done;
		$body = '{"open":7,"overdue":1}';
		return ['headers' => ['x-rescue-signature' => Fairlead\\sign($body)], 'body' => $body, 'response' => ['code' => 200, 'message' => ''], 'cookies' => [], 'filename' => null];
	}, 10, 3);`)
	await wordpress.phpBeside("delete_option('fairlead_desk_counts');")
	// No page of wp-admin waits for the site.
	expect((await admin('/wp-admin/')).text).not.toContain('7, 1 overdue')
	expect(await wordpress.rest('/fairlead/v1/desk-counts')).toEqual({ words: 'Applications (7, 1 overdue)' })
	const { text } = await admin('/wp-admin/')
	expect(text.match(/Applications \(7, 1 overdue\)/g)?.length).toBe(2)
	remove()
	const author = `wp_insert_user(['user_login' => 'amy', 'user_pass' => 'x', 'user_email' => 'amy@example.org', 'role' => 'author'])`
	const mayRead = await wordpress.phpBeside(
		`wp_set_current_user(${author}); echo Fairlead\\may_see_counts() ? 'yes' : 'no';`,
	)
	expect(mayRead).toBe('no')
})
