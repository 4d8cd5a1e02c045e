import { afterAll, afterEach, expect, test } from 'vitest'
import { eventually, type SiteProcess } from '../integration/support/site-process.ts'
import { freePort } from '../proxy/ports.ts'
import { createNoticeReceiver, eventsOf } from './support/clients/notice-receiver.ts'
import { startSiteOn } from './support/clients/site.ts'
import { startWordPress } from './support/server/wordpress.ts'

const SECRET = 'kT4vQ9mZr2LsYb8NcE4hXw7P'
const wordpress = await startWordPress({ withPlugin: true })
const port = await freePort()
wordpress.connect({ url: `http://127.0.0.1:${port}`, secret: SECRET })
const stopCron = () => wordpress.plugin("add_filter('pre_get_ready_cron_jobs', '__return_empty_array');")
const startCron = stopCron()
const dog = (title: string, more: object = {}) =>
	wordpress.rest('/wp/v2/dogs', { title, status: 'publish', meta: { status: 'available' }, ...more })
const change = (id: number, what: object) => wordpress.rest(`/wp/v2/dogs/${id}`, what)
const { receive, close } = createNoticeReceiver(port, SECRET)
let site: SiteProcess | undefined
afterEach(close)
afterAll(async () => {
	await site?.stop()
	await wordpress.stop()
})

async function queued(): Promise<number> {
	return Number(
		await wordpress.phpBeside("echo $GLOBALS['wpdb']->get_var('SELECT COUNT(*) FROM ' . Fairlead\\queue_table());"),
	)
}

async function untilSent() {
	await eventually(queued, (rows) => rows === 0, 15_000)
}

test('a save that changes many things is one event, and a rename is one more', async () => {
	const notices = await receive()
	const { id } = await dog('Rex', { meta: { status: 'available', size: 'small', colour: 'Brown' }, excerpt: 'Good.' })
	await untilSent()
	expect(eventsOf(notices)).toEqual([{ event: 'published', type: 'dog', id, slug: 'rex' }])
	notices.length = 0
	await change(id, { slug: 'rexy', meta: { size: 'large' } })
	await untilSent()
	expect(eventsOf(notices)).toEqual([
		{ event: 'updated', type: 'dog', id, slug: 'rexy' },
		{ event: 'renamed', type: 'dog', id, slug: 'rexy', old_slug: 'rex' },
	])
})

test('drafts and their edits are never announced; what disappears is', async () => {
	const notices = await receive()
	const { id } = await dog('Draft dog', { status: 'draft', slug: 'draft-dog' })
	await change(id, { meta: { size: 'small' } })
	const happened = [{ status: 'publish' }, { password: 'kennel' }, { password: '' }, { status: 'private' }]
	for (const what of happened) await change(id, what)
	await change(id, { status: 'publish' })
	await wordpress.rest(`/wp/v2/dogs/${id}`, undefined, 'DELETE')
	const { id: gone } = await dog('Gone dog')
	await wordpress.rest(`/wp/v2/dogs/${gone}?force=true`, undefined, 'DELETE')
	await untilSent()
	const told = eventsOf(notices).filter((event) => event.id === id)
	expect(told.at(-1)).toEqual({ event: 'unpublished', type: 'dog', id, slug: 'draft-dog' })
	expect(new Set(told.map(({ event }) => event))).toEqual(new Set(['published', 'unpublished']))
	expect(eventsOf(notices).findLast((event) => event.id === gone)?.event).toBe('deleted')
})

test('terms, media, options and permalinks are announced', async () => {
	const notices = await receive()
	const breed = await wordpress.rest('/wp/v2/dog-breeds', { name: 'Lurcher' })
	await wordpress.rest('/custom/v1/options/general', { site: { name: 'New name' } }, 'PUT')
	const picture = Number(
		await wordpress.phpBeside(
			"echo wp_insert_post(['post_type' => 'attachment', 'post_status' => 'inherit', 'post_title' => 'Photo']);",
		),
	)
	await wordpress.rest(`/wp/v2/media/${picture}`, { alt_text: 'A dog' })
	await wordpress.phpBeside("update_option('permalink_structure', '/%year%/%postname%/');")
	await untilSent()
	const told = eventsOf(notices).map(({ event, type, id }) => `${event} ${type} ${id}`)
	const expected = ['options 0', 'page 0', 'post 0', `media ${picture}`].map((what) => `updated ${what}`)
	expect(told).toEqual(expect.arrayContaining([`updated term:dog_breed ${breed.id}`, ...expected]))
})

test('a site that hangs never slows a save, and a site that was away gets everything', async () => {
	await receive({ hangs: true })
	const { id } = await dog('Patient')
	// A worker of PHP's own server may take a save and the sending at once, and does one after the other. A plugin that waits delays each.
	const took: number[] = []
	for (const size of ['small', 'medium', 'large']) {
		const started = Date.now()
		await change(id, { meta: { size } })
		took.push(Date.now() - started)
	}
	expect(Math.min(...took)).toBeLessThan(5_000)
	await close()
	await change(id, { status: 'draft' })
	const { id: other } = await dog('Other')
	await eventually(
		() => wordpress.phpBeside(LAST_ERROR),
		(error) => error !== '',
		20_000,
	)
	expect(await queued()).toBe(2)
	expect(Number(await wordpress.phpBeside(MAX_WAIT_SECONDS))).toBeGreaterThan(50)

	const notices = await receive()
	await dog('Newest')
	await untilSent()
	const told = eventsOf(notices).map((event) => `${event.event} ${event.id}`)
	expect(told.slice(0, 2)).toEqual([`unpublished ${id}`, `published ${other}`])
})

const TABLE = "' . Fairlead\\queue_table()"
const LAST_ERROR = `echo $GLOBALS['wpdb']->get_var('SELECT MAX(last_error) FROM ${TABLE});`
const MAX_WAIT_SECONDS = `echo $GLOBALS['wpdb']->get_var('SELECT MAX(due_at) FROM ${TABLE}) - time();`

test('an administrator sees what waits and why, and sends it now', async () => {
	const { slug } = await dog('Waiting & patient')
	await eventually(
		() => wordpress.phpBeside(LAST_ERROR),
		(error) => error !== '',
		20_000,
	)
	const admin = await wordpress.logIn()
	const waiting = await admin('/wp-admin/admin.php?page=fairlead-notices')
	expect(waiting.text).toMatch(/1 change is waiting<.*does not answer.*>Send now<.*try failed: /s)
	expect(waiting.text).toContain('>Waiting &amp; patient</a> <span class="description">Dog</span>')
	const [, table = ''] = /(try failed:[\s\S]*<\/table>)/.exec(waiting.text) ?? []
	expect(table).toMatch(/try failed: [^<]*connect[\s\S]*<td>published<\/td><td>in \d+ \w+<\/td>/i)

	const notices = await receive()
	const send = (nonce: string) =>
		admin('/wp-admin/admin-post.php', new URLSearchParams({ action: 'fairlead_send_now', _wpnonce: nonce }))
	expect((await send('made-up')).status).toBe(403)
	expect(notices).toEqual([])
	const [, nonce = ''] = /name="_wpnonce" value="(\w+)"/.exec(waiting.text) ?? []
	const { headers } = await send(nonce)
	expect(headers.get('location')).toContain('page=fairlead-notices&sent=all')
	expect(eventsOf(notices)).toMatchObject([{ event: 'published', slug }])
	const { text } = await admin('/wp-admin/admin.php?page=fairlead-notices')
	expect(text).toContain('Nothing is waiting')
	expect(text).toMatch(/Sent last<[\s\S]*>Waiting &amp; patient<\/a>[\s\S]*?<td>published<\/td><td>\d+ \w+ ago<\/td>/)
})

test('the ten changes sent last stay listed, the newest first', async () => {
	const rows = `array_map(fn($n) => ['event' => 'updated', 'type' => 'dog', 'object_id' => $n, 'slug' => "dog-$n"], range(1, 12))`
	await wordpress.phpBeside(
		`delete_option('fairlead_last_sent'); Fairlead\\remember_sent(${rows}); Fairlead\\remember_sent([['event' => 'deleted', 'type' => 'dog', 'object_id' => 13, 'slug' => 'dog-13']]);`,
	)
	const listed = await wordpress.phpBeside(`echo implode(' ', array_column(Fairlead\\sent_changes(), 'slug'));`)
	expect(listed).toBe('dog-13 dog-12 dog-11 dog-10 dog-9 dog-8 dog-7 dog-6 dog-5 dog-4')
})

test('cron sends what waits, and what it publishes itself', async () => {
	const { id } = await dog('Late', {
		status: 'future',
		date_gmt: new Date(Date.now() + 3_000).toISOString().slice(0, 19),
	})
	const { id: waiting } = await dog('Waiting for cron')
	await eventually(
		() => wordpress.phpBeside(LAST_ERROR),
		(error) => error !== '',
		20_000,
	)
	await wordpress.phpBeside('Fairlead\\make_rows_due();')
	const notices = await receive()
	startCron()
	await eventually(
		async () => {
			await (await fetch(`${wordpress.url}/wp-cron.php?doing_wp_cron`)).text()
			return eventsOf(notices).map((event) => `${event.event} ${event.id}`)
		},
		(told) => told.includes(`published ${waiting}`) && told.includes(`published ${id}`),
		30_000,
	)
	stopCron()
	await untilSent()
	const told = eventsOf(notices).map((event) => event.id)
	expect(told.toSorted((a, b) => a - b)).toEqual([id, waiting])
})

test('waits double from a minute to a day', async () => {
	const waits = await wordpress.phpBeside(`
		$event = ['event' => 'updated', 'type' => 'dog', 'id' => 7, 'slug' => 'x', 'old_slug' => ''];
		Fairlead\\enqueue($event);
		foreach (range(1, 14) as $n) {
			$rows = Fairlead\\oldest_rows(1);
			Fairlead\\postpone_rows($rows, 'no');
			echo round((Fairlead\\oldest_rows(1)[0]['due_at'] - time()) / 60), ' ';
		}
		Fairlead\\remove_rows(Fairlead\\oldest_rows(1));`)
	expect(waits.trim().split(' ').map(Number)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440, 1440])
})

test('a thousand changes are notices of at most 200 events and 64 KB, and a row changed meanwhile stays', async () => {
	const notices = await receive()
	const slug = '%d0%b1'.repeat(30)
	await wordpress.phpBeside(`
		foreach (range(1, 1000) as $n) {
			Fairlead\\enqueue(['event' => 'updated', 'type' => 'dog', 'id' => $n, 'slug' => $n < 500 ? '${slug}' . $n : 's', 'old_slug' => '']);
		}
		$rows = Fairlead\\oldest_rows(1);
		Fairlead\\enqueue(['event' => 'deleted', 'type' => 'dog', 'id' => 1, 'slug' => 's', 'old_slug' => '']);
		Fairlead\\remove_rows($rows);
		Fairlead\\send_notices();`)
	expect(await queued()).toBe(0)
	const sizes = notices.map(({ events }) => events.length)
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1000)
	expect(Math.max(...sizes)).toBeLessThanOrEqual(200)
	expect(Math.max(...notices.map((notice) => JSON.stringify(notice).length))).toBeLessThanOrEqual(65_536)
	expect(new Set(notices.map(({ id }) => id)).size).toBe(notices.length)
	expect(eventsOf(notices)[0]).toMatchObject({ event: 'deleted', id: 1 })
})

test('the site shows edits of an editor within two seconds of the answer', async () => {
	await wordpress.rest('/custom/v1/options/general', { site: { name: 'Fairlead' } }, 'PUT')
	const settings = { PORT: String(port), CONTENT_SECRET: SECRET }
	const running = await startSiteOn(wordpress, settings)
	site = running
	const shows = (path: string, status: number, words = '') =>
		eventually(
			() => running.get(path),
			(page) => page.status === status && page.text.includes(words),
			MAX_DELAY_MS,
		)

	const { id } = await dog('Hazel', { content: '<p>Likes rain.</p>' })
	await shows('/dogs/hazel', 200, 'Likes rain.')
	await change(id, { content: '<p>Likes snow.</p>' })
	await shows('/dogs/hazel', 200, 'Likes snow.')
	await change(id, { meta: { special_needs: 'Drops twice a day.' } })
	await shows('/dogs/hazel', 200, 'Drops twice a day.')
	await change(id, { slug: 'hazel-two' })
	await shows('/dogs/hazel-two', 200)
	expect((await running.get('/dogs/hazel')).headers.get('location')).toContain('/dogs/hazel-two')
	await change(id, { password: 'kennel' })
	await shows('/dogs/hazel-two', 404)
	await change(id, { password: '' })
	await shows('/dogs/hazel-two', 200)
	await wordpress.rest(`/wp/v2/dogs/${id}`, undefined, 'DELETE')
	await shows('/dogs/hazel-two', 404)
	await wordpress.rest('/custom/v1/options/general', { footer: { actions: { slogan: 'Every dog, one home.' } } }, 'PUT')
	await shows('/', 200, 'Every dog, one home.')
})

/** Two seconds, and slack for a busy machine: polling would take up to sixty. */
const MAX_DELAY_MS = 10_000
