import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { addUser, expectPage, openAdmin, publishOn, startBrowser } from './support/clients/browser.ts'
import { SAMPLE } from './support/content/sample.ts'
import { startWordPress } from './support/server/wordpress.ts'

const wordpress = await startWordPress({ withPlugin: true })
const browser = await startBrowser()
const page = await openAdmin(browser, wordpress)
afterAll(async () => {
	await browser.close()
	await wordpress.stop()
})

const photo = (name: string) => join(SAMPLE, 'media', name)
const born = page.getByRole('group', { name: 'Born' })
const dogs = () => wordpress.rest('/wp/v2/dogs?context=edit&status=any')
const dogNamed = async (name: string) =>
	(await dogs()).find(({ title }: { title: { raw: string } }) => title.raw === name)

async function newDog(name: string, on: Page = page) {
	await on.goto('/wp-admin/post-new.php?post_type=dog')
	await on.getByLabel('Name of the dog').fill(name)
	// What can wait is folded.
	for (const section of ['Home and fit', 'Health', 'Adoption', 'Diary']) {
		await on.getByRole('button', { name: section, exact: true }).click()
	}
}

const publish = (on: Page = page) => publishOn(on)

/** A choice of a field that shows all its choices. */
function choose(field: string, choice: string) {
	return page.getByRole('group', { name: field, exact: true }).getByText(choice, { exact: true }).click()
}

test('every field of the contract is asked for', () => {
	const missing = wordpress.php(`
		foreach (Fairlead\\field_table() as $type => $about) {
			$asked = [];
			foreach (Fairlead\\form_of($type) as $section) { $asked += $section['fields']; }
			$asked += isset($asked['photos']) ? ['gallery' => true] : [];
			echo implode(' ', array_keys(array_diff_key($about['fields'], $asked)));
		}`)
	expect(missing).toBe('')
})

test('a dog that is given a name only says nothing', async () => {
	await newDog('Pepper')
	await publish()
	const { meta, gallery, image, breeds } = await dogNamed('Pepper')
	expect(JSON.stringify(meta)).not.toMatch(/true|false|\d/)
	expect([meta.status, meta.fee, gallery, image, breeds]).toEqual([null, null, [], null, []])
	await expectPage(
		page.locator('#fairlead-doctor').getByText('Without one the dog is not on the website.'),
	).toBeVisible()
})

test('a dog is made from nothing by clicks', async () => {
	wordpress.php("wp_set_current_user(1); wp_insert_term('Terrier cross', 'dog_breed');")
	await newDog('Biscuit')
	await page.getByLabel('Adoption status').selectOption('Available')
	await choose('Sex', 'Female')
	await born.getByLabel('Year').fill('2023')
	await born.getByLabel('Month').selectOption('March')
	await page.getByLabel('Terrier cross').check()
	await choose('Can live with children', 'Yes')
	await page.getByLabel('Youngest you would try').fill('8')
	await choose('Cats', 'No')
	await choose('Vaccinated', 'No')
	await expectPage(page.getByLabel('Special needs')).toHaveAttribute('placeholder', /tablet/)
	await page.getByLabel('Where to meet the dog').fill('Alder Bank')
	await page.getByRole('group', { name: 'Adoption fee' }).getByLabel('Amount').fill('180')
	await page.getByRole('group', { name: 'Must go home together with' }).getByRole('searchbox').fill('Pep')
	await page.getByRole('button', { name: 'Pepper', exact: true }).click()
	await page.getByRole('button', { name: 'Add an entry' }).click()
	await page.getByLabel('What happened').fill('First snow.')
	await expectPage(page.locator('.fairlead-card')).toContainText('Terrier cross\n3 years, Alder Bank')
	await publish()
	const { meta, breeds, updates } = await dogNamed('Biscuit')
	expect(meta).toMatchObject({
		status: 'available',
		sex: 'female',
		birth_date: '2023-03',
		vaccinated: false,
		microchipped: null,
		good_with_cats: 'no',
		good_with_dogs: 'unknown',
		hours_alone: null,
		location: 'Alder Bank',
		children: { fit: 'yes', min_age: 8 },
		fee: { amount: 18000, currency: 'GBP', includes: '' },
		bonded_with: [(await dogNamed('Pepper')).id],
	})
	expect(breeds).toMatchObject([{ name: 'Terrier cross' }])
	expect(updates).toMatchObject([{ date: '', text: 'First snow.', image: null }])
})

test('photos are uploaded, put in order, described, and keep what was clicked in view', async () => {
	await newDog('Clem')
	await page.getByRole('button', { name: 'Add photos' }).click()
	await page.locator('.media-modal input[type=file]').setInputFiles([photo('biscuit.webp'), photo('biscuit-sit.webp')])
	await expectPage(page.locator('.media-modal .attachment.selected .thumbnail img')).toHaveCount(2)
	await page.locator('.media-modal .media-button-select').click()
	const photos = page.locator('.fairlead-photo')
	await expectPage(photos).toHaveCount(2)
	const second = await photos.nth(1).locator('img').getAttribute('src')
	await photos.nth(1).getByRole('button', { name: 'Move up' }).click()
	await expectPage(photos.first().locator('img')).toHaveAttribute('src', String(second))
	await photos.first().getByLabel('What can be seen?').fill('Clem in the grass')
	const focal = photos.first().locator('.fairlead-focal')
	const { width = 0, height = 0 } = (await focal.boundingBox()) ?? {}
	await focal.click({ position: { x: width / 4, y: height / 2 } })
	await publish()
	const { image, gallery } = await dogNamed('Clem')
	expect(image).toMatchObject({
		alt_text: 'Clem in the grass',
		focal: [expect.closeTo(0.25, 1), expect.closeTo(0.5, 1)],
	})
	expect(gallery).toHaveLength(1)
	expect(gallery[0].id).not.toBe(image.id)
	await expectPage(photos.first().getByLabel('What can be seen?')).toHaveValue('Clem in the grass')
})

test('a long list of breeds is searched, and a new one is added by its name', async () => {
	const names = [
		'Basset',
		'Beagle',
		'Boxer',
		'Briard',
		'Collie',
		'Corgi',
		'Dachshund',
		'Lurcher',
		'Poodle',
		'Pug',
		'Saluki',
		'Vizsla',
	]
	wordpress.php(
		`wp_set_current_user(1); foreach (explode(' ', '${names.join(' ')}') as $name) wp_insert_term($name, 'dog_breed');`,
	)
	await newDog('Bramble')
	const search = page.getByRole('searchbox', { name: 'Add a breed' })
	await expectPage(page.getByLabel('Collie')).toBeHidden()
	await search.fill('coll')
	await page.getByLabel('Collie').check()
	const fresh = page.getByRole('group', { name: 'Breed', exact: true }).getByLabel(/Not in the list/)
	await expectPage(fresh).toBeHidden()
	await search.fill('Otterhound')
	await search.press('Enter')
	await expectPage(fresh).toHaveValue('Otterhound')
	await expectPage(fresh).toBeVisible()
	await publish()
	const { breeds } = await dogNamed('Bramble')
	expect(breeds.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Collie', 'Otterhound'])
})

test('what cannot be saved is shown again beside the reason, and the rest is saved', async () => {
	await newDog('Dot')
	await born.getByLabel('Day').selectOption('14')
	await page.getByRole('group', { name: 'Adoption fee' }).getByLabel('Amount').fill('about 100')
	await page.getByLabel('Colour', { exact: true }).fill('Grey')
	await publish()
	await expectPage(page.locator('#fairlead-refused')).toContainText('Published, except for 2 fields.')
	await expectPage(page.locator('#message')).toHaveCount(0)
	const amount = page.getByRole('group', { name: 'Adoption fee' }).getByLabel('Amount')
	await expectPage(amount).toHaveAttribute('aria-invalid', 'true')
	await expectPage(amount).toHaveAccessibleDescription(/Adoption fee is not a sum of money/)
	await expectPage(page.getByLabel('What it includes')).not.toHaveAttribute('aria-invalid')
	await expectPage(page.getByRole('link', { name: 'Basics 1 field not saved' })).toBeVisible()
	await expectPage(page.locator('.fairlead-save').getByRole('link', { name: '2 fields not saved' })).toBeVisible()
	await expectPage(born.getByLabel('Day')).toHaveCSS('border-color', 'rgb(214, 54, 56)')
	await page.getByRole('link', { name: 'Born has a month or a day, but no year', exact: true }).click()
	await expectPage(born).toBeFocused()
	await expectPage(page.getByRole('group', { name: 'Adoption fee' }).getByLabel('Amount')).toHaveValue('about 100')
	await expectPage(born.getByLabel('Day')).toHaveValue('14')
	expect((await dogNamed('Dot')).meta).toMatchObject({ birth_date: '', fee: null, colour: 'Grey' })
	await born.getByLabel('Year').fill('2021')
	await born.getByLabel('Month').selectOption('March')
	await page.getByRole('group', { name: 'Adoption fee' }).getByLabel('Amount').fill('100')
	await publish()
	await expectPage(page.locator('#message')).toHaveText(/^Saved\./)
	await expectPage(page.locator('#fairlead-refused')).toHaveCount(0)
	await expectPage(page.locator('.fairlead-save')).toContainText('Saved')
})

test('what is current has the colour scheme of the person', async () => {
	const colourOf = () =>
		page.locator('.fairlead-sections a[aria-current]').evaluate((link) => getComputedStyle(link).backgroundColor)
	for (const [scheme, colour] of [
		['sunrise', 'rgb(154, 82, 17)'],
		['fresh', 'rgb(34, 113, 177)'],
	] as const) {
		wordpress.php(`update_user_meta(1, 'admin_color', '${scheme}');`)
		await page.goto('/wp-admin/post-new.php?post_type=dog')
		expect(await colourOf(), scheme).toBe(colour)
	}
})

test('a place that looks like an address is warned of', async () => {
	await newDog('Ernie')
	for (const [place, isAddress] of [
		['14 Mill Lane, Thornford', true],
		['Thornford TH1 2AB', true],
		['Alder Bank', false],
		['Near Thornford', false],
	] as const) {
		await page.getByLabel('Where to meet the dog').fill(place)
		await expectPage(page.getByText('This looks like an address.')).toBeVisible({ visible: isAddress })
		expect(wordpress.php(`echo (int) Fairlead\\looks_like_address('${place}');`), place).toBe(isAddress ? '1' : '0')
	}
})

test('a preview of a published dog has what is not saved yet, and the dog stays as it is', async () => {
	const meta = { status: 'available', colour: 'Brown' }
	const { id } = await wordpress.rest('/wp/v2/dogs', { title: 'Gus', status: 'publish', meta })
	await page.goto(`/wp-admin/post.php?post=${id}&action=edit`)
	await page.getByLabel('Colour', { exact: true }).fill('Grey')
	const preview = page.waitForEvent('popup')
	await page.locator('#post-preview').click()
	await (await preview).close()
	const read = `foreach ([get_post_meta(${id}, '_previewed_fields', true)['rows'] ?? [], ['_fairlead_colour' => get_post_meta(${id}, '_fairlead_colour', true)]] as $rows) { echo $rows['_fairlead_colour'] ?? '', ' '; }`
	await expect.poll(() => wordpress.php(read)).toBe('Grey Brown ')
	const bar = page.locator('.fairlead-save')
	await expectPage(bar).toContainText('Not saved yet')
	await bar.getByRole('button', { name: 'Save', exact: true }).click()
	await page.waitForURL(/message=/)
	expect((await dogNamed('Gus')).meta).toMatchObject({ status: 'available', colour: 'Grey' })
})

test('saving a form in which nothing was changed changes nothing', async () => {
	const meta = {
		ref: 'FL-1',
		status: 'on_trial',
		sex: 'male',
		neutered: 'too_young',
		birth_date: '2024',
		size: 'giant',
		weight_kg: 7.5,
		coat: 'hairless',
		energy: 5,
		hours_alone: 0,
		fence_cm: 120,
		garden: 'not_needed',
		vaccinated: false,
		microchipped: true,
		sponsorable: true,
		sponsor_minimum: 550,
		urgent_until: '2027-01',
		special_needs: 'Drops,\ntwice a day \\ "with food" & <love>',
		children: { fit: 'selective', min_age: 8 },
		fit_notes: { dogs: 'O’Neill’s', cats: '', small_pets: '', children: '', alone: '', garden: 'A "wall"' },
		training: { house: 'learning', lead: 'no', recall: 'unknown', travel: 'unknown', crate: 'yes' },
		fee: { amount: 18050, currency: 'EUR', includes: 'A chip' },
	}
	const updates = [{ date: '2026-05', text: 'Two\nlines' }]
	const { id } = await wordpress.rest('/wp/v2/dogs', { title: 'Wren', status: 'publish', meta, updates })
	const before = await wordpress.rest(`/wp/v2/dogs/${id}?_fields=meta,updates,gallery,image`)
	await page.goto(`/wp-admin/post.php?post=${id}&action=edit`)
	await page.locator('#publish').click()
	await page.waitForURL(/message=/)
	expect(await wordpress.rest(`/wp/v2/dogs/${id}?_fields=meta,updates,gallery,image`)).toEqual(before)
	expect(before.meta).toMatchObject(meta)
})

test('hostile text does nothing in the screens', async () => {
	const attack = '"><script>window.attacked = true</script><img src=x onerror="window.attacked = true">'
	const meta = { status: 'available', location: attack, colour: attack, fit_notes: { cats: attack } }
	const updates = [{ date: '2026-01-01', text: attack }]
	const { id } = await wordpress.rest('/wp/v2/dogs', {
		title: 'Roxy',
		status: 'publish',
		excerpt: attack,
		meta,
		updates,
	})
	wordpress.php(`wp_update_post(['ID' => ${id}, 'post_title' => wp_slash('Roxy ${attack}')]);`)
	wordpress.php(
		`update_option(Fairlead\\OPTIONS_NAME, ['site' => ['name' => '${attack}'], 'centres' => [['name' => '${attack}']]]);`,
	)
	const pages = ['', 'edit.php?post_type=dog', `post.php?post=${id}&action=edit`, 'admin.php?page=fairlead-website']
	for (const path of pages) {
		await page.goto(`/wp-admin/${path}`)
		expect(await page.evaluate(() => 'attacked' in window), path).toBe(false)
	}
	await page.goto('/wp-admin/post-new.php?post_type=story')
	await page.getByRole('group', { name: 'The dog' }).getByRole('searchbox').fill('Roxy')
	await page.locator('.fairlead-found button').first().click()
	expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
})

test('dog editors edit dogs and pictures, and nothing else', async () => {
	addUser(wordpress, 'sam', 'fairlead_dog_editor')
	const sam = await openAdmin(browser, wordpress, 'sam')
	await newDog('Fern', sam)
	await sam.getByLabel('Adoption status').selectOption('Coming soon')
	await publish(sam)
	expect((await dogNamed('Fern')).meta.status).toBe('coming_soon')
	const menu = await sam.locator('#adminmenu .wp-menu-name').allInnerTexts()
	expect(menu.map((name) => name.trim()).filter(Boolean)).toEqual(['Dashboard', 'Media', 'Dogs', 'Profile'])
	for (const path of ['post-new.php', 'edit.php?post_type=merch', 'admin.php?page=fairlead-website']) {
		expect((await sam.goto(`/wp-admin/${path}`))?.status(), path).toBe(403)
	}
	await sam.close()
})
