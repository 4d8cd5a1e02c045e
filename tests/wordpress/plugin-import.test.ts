import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createEmbeddedBackend } from '#content/embedded/embedded-backend.ts'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import { createWordPressBackend } from '#content/wordpress/client.ts'
import { freshFolder } from '../integration/support/site-process.ts'
import { freePort } from '../proxy/ports.ts'
import { startSiteOn, untilShown } from './support/clients/site.ts'
import { comparable } from './support/content/both-backends.ts'
import { SAMPLE } from './support/content/sample.ts'
import { WP_CLI } from './support/plugin/wp-cli.ts'
import { startWordPress } from './support/server/wordpress.ts'

const SECRET = 'kT4vQ9mZr2LsYb8NcE4hXw7P'
const wordpress = await startWordPress({ withPlugin: true })
const port = await freePort()
wordpress.connect({ url: `http://localhost:${port}`, secret: SECRET })
const site = await startSiteOn(wordpress, { PORT: String(port), CONTENT_SECRET: SECRET })
afterAll(async () => {
	await site.stop()
	await wordpress.stop()
})

/** A step that a busy machine let time out is asked for again, as by the button. */
const MAX_TIMEOUTS = 5

/** Imports as the page does, step after step. */
async function importAll() {
	let timeouts = 0
	for (let steps = 0; ; steps += 1) {
		const { done, total, error } = await wordpress.rest('/fairlead/v1/import', {})
		if (/timed out/.test(error) && ++timeouts <= MAX_TIMEOUTS) continue
		expect(error).toBe('')
		if (done === total) return { total, steps }
	}
}

test('the sample charity is imported by one click, complete, and its own pages show it', async () => {
	const { total } = await importAll()
	expect(total).toBeGreaterThan(400)
	const problems: unknown[] = []
	const client = createWordPressBackend({
		apiBase: wordpress.url,
		source: 'test',
		fetch: (url, init) => fetch(url, init),
		report: (problem) => void problems.push(problem),
	})
	const counts = await Promise.all(CONTENT_TYPES.map(async (type) => [type, (await client.items(type)).items.length]))
	expect(Object.fromEntries(counts)).toMatchObject({ dogs: 41 })
	expect(problems).toEqual([])
	const { items: dogs } = await client.items('dogs')
	const biscuit = dogs.find(({ item }) => item.slug === 'biscuit')?.item
	expect(biscuit?.picture?.alt).toContain('Biscuit')
	expect(biscuit?.gallery.length).toBeGreaterThan(1)
	await untilShown(site, '/dogs/biscuit', 'Biscuit')
	const [article] = await wordpress.rest('/wp/v2/posts?slug=first-three-days')
	const [, picture = ''] = /<img[^>]* src="([^"]+)"/.exec(article.content.rendered) ?? []
	expect((await fetch(picture)).headers.get('content-type')).toBe('image/webp')
	expect((await client.options()).options.site.name).not.toBe('')
})

test('a second import makes nothing twice and leaves edits alone', async () => {
	const before = await wordpress.phpBeside('echo array_sum((array) wp_count_posts("dog"));')
	const [dog] = await wordpress.rest('/wp/v2/dogs?slug=biscuit')
	await wordpress.rest(`/wp/v2/dogs/${dog.id}`, { content: '<p>Edited here.</p>' })
	expect((await importAll()).steps).toBe(0)
	expect(await wordpress.phpBeside('echo array_sum((array) wp_count_posts("dog"));')).toBe(before)
	expect((await wordpress.rest(`/wp/v2/dogs/${dog.id}`)).content.rendered).toContain('Edited here.')
})

test('wp fairlead import sample and export do the same without a browser', async () => {
	const remove = wordpress.plugin(WP_CLI)
	const run = (code: string) => wordpress.phpBeside(`$commands = WP_CLI::$commands; ${code}`)
	const sample = await run("(new $commands['fairlead import']())->sample();")
	expect(sample).toMatch(/^Success: (\d+) of \1 steps done\.\n$/)
	const folder = join(freshFolder('exported'), 'content')
	const exported = () => run(`$commands['fairlead export'](['${folder}']);`)
	expect(await exported()).toContain(`Success: ${folder}`)
	expect(existsSync(join(folder, 'options.yaml'))).toBe(true)
	// Nothing is written over.
	expect(await exported()).toContain('Error: Usage: wp fairlead export')
	remove()
	rmSync(folder, { recursive: true })
})

test('before an import it is said what would change, and which edits it would replace', async () => {
	const look = async (): Promise<string> => (await wordpress.rest('/fairlead/v1/import?look=1', {})).sentences.join(' ')
	expect(await look()).toMatch(/^There is nothing to import: all \d+ records in the files are here already\.$/)
	expect((await wordpress.rest('/fairlead/v1/import?look=1', {})).changes).toBe(0)
	const [dog] = await wordpress.rest('/wp/v2/dogs?slug=biscuit')
	const digest = await wordpress.phpBeside(`echo get_post_meta(${dog.id}, '_imported_digest', true);`)
	await wordpress.phpBeside(`update_post_meta(${dog.id}, '_imported_digest', 'of an older file');`)
	expect(await look()).toMatch(/^0 new, 1 changed .* 1 was changed here and in the files; .*: Biscuit\.$/)
	await wordpress.phpBeside(`update_post_meta(${dog.id}, '_imported_digest', '${digest}');`)
})

test('what is exported is the content folder again: the site reads the same items from both', async () => {
	const folder = freshFolder('export')
	const skipped = await wordpress.phpBeside(`echo wp_json_encode(Fairlead\\export_content('${folder}'));`)
	expect(JSON.parse(skipped)).toEqual([])
	const problems: unknown[] = []
	const clientOf = (contentDir: string) => {
		const backend = createEmbeddedBackend({
			contentDir,
			report: (problem) => void problems.push(problem),
			secret: SECRET,
			watch: false,
		})
		const report = (problem: unknown) => void problems.push(problem)
		return createWordPressBackend({
			apiBase: 'http://fairlead.test',
			source: 'test',
			report,
			fetch: (url, init) => backend.handle(new Request(url, init)),
		})
	}
	const [sample, exported] = [clientOf(SAMPLE), clientOf(folder)]
	for (const type of CONTENT_TYPES) {
		const [before, after] = await Promise.all([sample, exported].map((client) => client.items(type)))
		// WordPress comes with a post and a page of its own, and this test edited a dog.
		const made = new Map(after?.items.map(({ item }) => [item.id, comparable(item)]))
		for (const { item } of before?.items ?? []) {
			if (item.slug !== 'biscuit') expect(made.get(item.id), `${type} ${item.slug}`).toEqual(comparable(item))
		}
	}
	expect((await exported.options()).notificationEmail).toBe((await sample.options()).notificationEmail)
	expect(problems).toEqual([])
	rmSync(folder, { recursive: true })
})

test('the attached file of a document is exported with it, served from the folder, and imported again', async () => {
	const made = await wordpress.phpBeside(`
		$saved = wp_upload_bits('Annual Review.pdf', null, '%PDF-1.4 review');
		$file = wp_insert_attachment(['post_mime_type' => 'application/pdf', 'post_title' => 'Review', 'post_status' => 'inherit'], $saved['file']);
		$doc = get_page_by_path('annual-review', OBJECT, 'doc')->ID;
		Fairlead\\write_field($doc, 'file', ['kind' => 'file'], $file);
		echo $doc;`)
	const folder = freshFolder('export-files')
	expect(JSON.parse(await wordpress.phpBeside(`echo wp_json_encode(Fairlead\\export_content('${folder}'));`))).toEqual(
		[],
	)
	// Only the documents are imported again below.
	for (const list of CONTENT_TYPES.filter((type) => type !== 'docs')) rmSync(join(folder, list), { recursive: true })
	writeFileSync(join(folder, 'media.yaml'), '{}')
	const backend = createEmbeddedBackend({ contentDir: folder, report: () => undefined, secret: SECRET, watch: false })
	const [doc] = await (
		await backend.handle(new Request('http://fairlead.test/wp-json/wp/v2/docs?slug=annual-review'))
	).json()
	expect(doc.file).toMatchObject({ mime_type: 'application/pdf', bytes: 15 })
	const file = await backend.handle(new Request(new URL(doc.file.source_url, 'http://fairlead.test')))
	expect([file.headers.get('content-type'), await file.text()]).toEqual(['application/pdf', '%PDF-1.4 review'])

	const other = await startWordPress({ withPlugin: true })
	const otherPort = await freePort()
	other.connect({ url: `http://localhost:${otherPort}`, secret: SECRET })
	const settings = { PORT: String(otherPort), CONTENT_SECRET: SECRET, CONTENT_DIR: folder }
	const source = await startSiteOn(other, settings)
	try {
		const state = JSON.parse(
			await other.phpBeside('wp_set_current_user(1); echo wp_json_encode(Fairlead\\import_content(120));'),
		)
		expect(state).toMatchObject({ error: '', left_out: [] })
		const [imported] = await other.rest('/wp/v2/docs?slug=annual-review')
		expect(imported.file).toMatchObject({ mime_type: 'application/pdf', bytes: 15 })
		expect(await (await fetch(imported.file.source_url)).text()).toBe('%PDF-1.4 review')
		const again = JSON.parse(await other.phpBeside('echo wp_json_encode(Fairlead\\import_content(60));'))
		expect(again.done).toBe(again.total)
	} finally {
		await source.stop()
		await other.stop()
		rmSync(folder, { recursive: true })
		await wordpress.phpBeside(`Fairlead\\write_field(${made}, 'file', ['kind' => 'file'], null);`)
	}
})

test('the button downloads the folder as a zip, and only administrators with their own form get it', async () => {
	const admin = await wordpress.logIn()
	const { text } = await admin('/wp-admin/admin.php?page=fairlead-import')
	const [, nonce = ''] = /name="_wpnonce" value="(\w+)"/.exec(text) ?? []
	const form = new URLSearchParams({ action: 'fairlead_export', _wpnonce: nonce })
	const { status, headers, text: zip } = await admin('/wp-admin/admin-post.php', form)
	expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
	expect(zip).toContain('content/dogs/biscuit.md')
	expect(zip).toContain('content/options.yaml')
	form.set('_wpnonce', 'forged')
	expect((await admin('/wp-admin/admin-post.php', form)).status).toBe(403)
})

test('when the zip cannot be written, the exported copy of everything is deleted all the same', async () => {
	const temp = await wordpress.phpBeside('echo trailingslashit(get_temp_dir());')
	const folder = `${temp}fairlead-known-${port}`
	// Where the zip is to be stands a folder.
	mkdirSync(`${folder}.zip`)
	const remove = wordpress.plugin(`
		add_action('admin_post_fairlead_export', function () {
			add_filter('random_password', function () { return 'known-${port}'; });
		}, 1);`)
	const admin = await wordpress.logIn()
	const { text } = await admin('/wp-admin/admin.php?page=fairlead-import')
	const [, nonce = ''] = /name="_wpnonce" value="(\w+)"/.exec(text) ?? []
	const answer = await admin(
		'/wp-admin/admin-post.php',
		new URLSearchParams({ action: 'fairlead_export', _wpnonce: nonce }),
	)
	remove()
	rmSync(`${folder}.zip`, { recursive: true })
	expect(answer.status).toBe(500)
	expect(answer.text).toContain('The zip could not be written: is there room in the temporary folder of the server?')
	expect(existsSync(folder)).toBe(false)
})
