import { afterAll, expect, test } from 'vitest'
import { startWordPress } from './support/server/wordpress.ts'

const wordpress = await startWordPress({ withPlugin: true })
const admin = await wordpress.logIn()
afterAll(() => wordpress.stop())

const read = async (path: string) => (await admin(`/wp-admin/${path}`)).text
const nextButton = (text: string) =>
	/class="button button-primary">([^<]*)</.exec(text.split('class="fairlead-first-steps"')[1] ?? '')?.[1]

test('a new website is led from one step to the next, until nothing is left to begin with', async () => {
	expect(await read('plugins.php')).toContain('page=fairlead">Connect</a>')
	expect(nextButton(await read(''))).toBe('Connect')
	expect(await read('')).not.toContain('Quick actions')
	for (const page of ['fairlead-import', 'fairlead-notices']) {
		const text = await read(`admin.php?page=${page}`)
		expect(text).toContain('Connect it')
		expect(text).not.toContain('id="fairlead-look"')
	}
	wordpress.php(
		`update_option('fairlead_connection', ['address' => 'http://127.0.0.1:9', 'secret' => 'a secret of the tests']); Fairlead\\note_success();`,
	)
	expect(nextButton(await read(''))).toBe('Import content')
	expect(await read('')).toContain('Quick actions')
	expect(await read('')).toContain('1 of 4 steps done')
	await wordpress.rest('/wp/v2/dogs', { title: 'Pepper', meta: { status: 'available' } })
	expect(nextButton(await read(''))).toBe('Fill in the options')
	await wordpress.rest('/custom/v1/options/general', { site: { phone: '01632 960 144' } }, 'PUT')
	expect(nextButton(await read(''))).toBe('Add a dog')
	await wordpress.rest('/wp/v2/dogs', { title: 'Biscuit', status: 'publish', meta: { status: 'available' } })
	expect(await read('')).not.toContain('class="fairlead-first-steps"')
	expect(await read('plugins.php')).toContain('page=fairlead-website&#038;group=charity">Options</a>')
})

test('a list in which nothing is says what belongs there, and where to begin', async () => {
	expect(await read('edit.php?post_type=dog')).not.toContain('fairlead-blank"')
	expect(await read('')).not.toContain('fairlead-homed')
	const begins = { merch: 'Add a shop item', doc: 'Add a document', story: 'Add a story', role: 'Add a role' }
	for (const [type, words] of Object.entries(begins)) {
		const blank = (await read(`edit.php?post_type=${type}`)).split('class="fairlead-blank"')[1] ?? ''
		expect(blank, type).toContain(`post-new.php?post_type=${type}">${words}</a>`)
	}
	const { id } = await wordpress.rest('/wp/v2/stories', { title: 'Clem' })
	await wordpress.rest(`/wp/v2/stories/${id}`, undefined, 'DELETE')
	expect(await read('edit.php?post_type=story')).not.toContain('class="fairlead-blank"')
})
