import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WP_CLI } from './support/plugin/wp-cli.ts'
import { startWordPress } from './support/server/wordpress.ts'

const wordpress = await startWordPress({ withPlugin: true })
const admin = await wordpress.logIn()
afterAll(() => wordpress.stop())

const PAGE = '/wp-admin/admin.php?page=fairlead-import-dogs'

/** Sends a form of a step and returns the page it leads to. */
async function submit(step: string, fields: Record<string, string | Blob>, from = PAGE) {
	const form = new FormData()
	const [, nonce = ''] = /name="_wpnonce" value="(\w+)"/.exec((await admin(from)).text) ?? []
	for (const [name, value] of Object.entries({ action: 'fairlead_csv', step, _wpnonce: nonce, ...fields })) {
		if (typeof value === 'string') form.set(name, value)
		else form.set(name, value, 'dogs.csv')
	}
	const { headers } = await admin('/wp-admin/admin-post.php', form)
	const location = (headers.get('location') ?? '').replace(wordpress.url, '')
	return { location, text: (await admin(location)).text }
}

const upload = (csv: string | Uint8Array<ArrayBuffer>) => submit('upload', { file: new Blob([csv]) })

/** The choices of the mapping as the page suggests them, with changes by column. */
function columns(text: string, changes: Record<string, string> = {}) {
	const fields: Record<string, string> = {}
	for (const row of text.split('<tr>').filter((one) => one.includes('fairlead-column-'))) {
		const [, index = ''] = /fairlead-column-(\d+)/.exec(row) ?? []
		const [, name = ''] = /<label[^>]*>([^<]*)</.exec(row) ?? []
		fields[`columns[${index}]`] = changes[name] ?? /value="([^"]*)" selected/.exec(row)?.[1] ?? ''
	}
	return fields
}

/** How many rows would do what. */
function countsOf(text: string): Record<string, number> {
	return Object.fromEntries(
		[...text.matchAll(/<li data-state="(\w+)" data-count="(\d+)"/g)].map(([, state, count]) => [state, Number(count)]),
	)
}

/** All steps, as the suggested mapping has it. */
async function importFile(csv: string, settings: Record<string, string> = {}) {
	const mapped = await upload(csv)
	const checked = await submit('check', { ...columns(mapped.text), ...settings }, mapped.location)
	const done = checked.text.includes('value="run"') ? await submit('run', {}, checked.location) : checked
	return { mapped: mapped.text, checked: checked.text, done: done.text }
}

const dogs = () => wordpress.rest('/wp/v2/dogs?per_page=100&status=draft,publish&context=edit')
const HEAD = 'Ref;Name;Gender;Date of birth;Breed;Weight;Good with cats;Good with kids;Fee;Vaccinated;Description\n'
const TWO = `${HEAD}D-1;Pépin;m;14/05/2021;Beagle, Terrier;8,5 kg;Yes;unknown;£180;n;"Line one
and ""two"""\nD-2;Olive;Female;2020;;;maybe;;;;\n`

test('a spreadsheet is mapped, checked without a change, and imported; what it does not say is not known', async () => {
	const mapped = await upload(TWO)
	expect(columns(mapped.text)).toEqual({
		'columns[0]': 'meta.ref',
		'columns[1]': 'title',
		'columns[2]': 'meta.sex',
		'columns[3]': 'meta.birth_date',
		'columns[4]': 'breeds',
		'columns[5]': 'meta.weight_kg',
		'columns[6]': 'meta.good_with_cats',
		'columns[7]': 'meta.children.fit',
		'columns[8]': 'meta.fee.amount',
		'columns[9]': 'meta.vaccinated',
		'columns[10]': 'content',
	})
	const checked = await submit('check', columns(mapped.text), mapped.location)
	expect(countsOf(checked.text)).toEqual({ new: 2, changed: 0, same: 0, refused: 0 })
	expect(checked.text).toContain('>Import 2 dogs</button>')
	expect(await dogs()).toEqual([])
	// Pressed twice, on a server that takes its time to write down what was done.
	const delay = 'function ($import) { usleep(500000); return $import; }'
	const quickAgain = wordpress.plugin(`add_filter('pre_set_transient_fairlead_csv_1', ${delay});`)
	await Promise.all([submit('run', {}, checked.location), submit('run', {}, checked.location)])
	quickAgain()
	const done = await admin(`${PAGE}&step=done`)
	expect(await dogs()).toHaveLength(2)
	expect(done.text).toContain('2 dogs were added. 0 dogs were changed.')
	const made = await dogs()
	const pepin = made.find((dog: { meta: { ref: string } }) => dog.meta.ref === 'D-1')
	expect(pepin).toMatchObject({ status: 'draft', title: { raw: 'Pépin' } })
	expect(pepin.content.raw).toContain('and "two"')
	expect(pepin.breeds.map(({ name }: { name: string }) => name)).toEqual(['Beagle', 'Terrier'])
	expect(pepin.meta).toMatchObject({
		sex: 'male',
		birth_date: '2021-05-14',
		weight_kg: 8.5,
		good_with_cats: 'yes',
		vaccinated: false,
		fee: { amount: 18000, currency: 'GBP' },
		children: { fit: 'unknown', min_age: null },
		microchipped: null,
	})
	const olive = made.find((dog: { meta: { ref: string } }) => dog.meta.ref === 'D-2')
	expect(olive.meta).toMatchObject({ birth_date: '2020', good_with_cats: 'selective', vaccinated: null, fee: null })
})

test('an age in the column about children is a yes from that age on', async () => {
	const cells = { 'Over 5': 5, '8+': 8, 'No children under 10': 10, '12 and over': 12 }
	const rows = Object.entries(cells).map(([cell, age]) => `K-${age};Kit ${age};;;;;;${cell};;;\n`)
	const { checked } = await importFile(HEAD + rows.join(''))
	expect(checked).not.toContain('is none of')
	const made = (await dogs()).filter(({ meta }: { meta: { ref: string } }) => meta.ref.startsWith('K-'))
	const ages = made.map(({ meta }: { meta: { children: { fit: string; min_age: number } } }) => meta.children)
	expect(ages).toHaveLength(rows.length)
	expect(ages).toEqual(expect.arrayContaining(Object.values(cells).map((age) => ({ fit: 'yes', min_age: age }))))
	for (const { id } of made) await wordpress.rest(`/wp/v2/dogs/${id}?force=true`, undefined, 'DELETE')
})

test('the same file can be sent twice, and one that cannot be kept is refused', async () => {
	const file = `${HEAD}D-90;Twice sent;;;;;;;;;\n`
	for (let n = 0; n < 2; n++) expect((await upload(file)).location).toContain('step=map')
	const full = `add_filter('pre_set_transient_fairlead_csv_1', function ($import) { return isset($import['rows']) ? 'cut' : $import; });`
	const remove = wordpress.plugin(full)
	expect((await upload(`${HEAD}D-91;Too large;;;;;;;;;\n`)).text).toContain(
		'This server cannot keep a file of this size',
	)
	remove()
})

test('a second import changes nothing, leaves edits alone, and then takes only what is new in the file', async () => {
	const [before] = await dogs()
	const pepin = (await dogs()).find((dog: { meta: { ref: string } }) => dog.meta.ref === 'D-1')
	await wordpress.rest(`/wp/v2/dogs/${pepin.id}`, { meta: { weight_kg: 9, sex: 'female' } })
	const same = (await importFile(TWO)).checked
	expect(countsOf(same)).toMatchObject({ new: 0, changed: 0, same: 2 })
	expect(same).not.toContain('value="run"')
	expect(same).toContain('There is nothing to import: the dogs in the file are here already')
	const { checked, done } = await importFile(TWO.replace('8,5 kg', '10 kg').replace('D-2;Olive', 'D-3;Fern'))
	expect(countsOf(checked)).toMatchObject({ new: 1, changed: 1, same: 0 })
	expect(checked).toContain('Weight: 9 → 10')
	expect(checked).not.toContain('Sex: ')
	expect(done).toContain('1 dog was added. 1 dog was changed.')
	const after = await wordpress.rest(`/wp/v2/dogs/${pepin.id}?context=edit`)
	expect(after.meta).toMatchObject({ weight_kg: 10, sex: 'female', birth_date: '2021-05-14' })
	expect((await dogs()).length).toBe(3)
	expect(before.id).toBeGreaterThan(0)
})

test('rows that cannot be imported, and cells that say nothing sensible, are named with their row', async () => {
	const { checked, done } = await importFile(
		`${HEAD};No ref;;;;;;;;;\nD-9;<img src=x onerror=alert(1)>;dragon;31/02/2021;;heavy;;;;;\nD-9;Twice;;;;;;;;;\n`,
	)
	expect(countsOf(checked)).toEqual({ new: 1, changed: 0, same: 0, refused: 2 })
	expect(checked.match(/data-state="new" class="fairlead-has-problems"/g)).toHaveLength(1)
	expect(checked).toContain(
		'3 cells cannot be read. Their fields stay as they are, and the rest of their rows is imported.',
	)
	expect(checked).toContain('The dog is added without 3 fields:')
	expect(checked).toContain('The whole row is left out:')
	expect(checked).toContain('There is no reference')
	expect(checked).toContain('Sex: “dragon” is none of: Female, Male')
	expect(checked).toContain('“31/02/2021” is not a date')
	expect(checked).toContain('“heavy” is not a number')
	expect(checked).toContain('The same reference is in row 3.')
	expect(checked).not.toContain('<img src=x')
	expect(done).toContain('Row 2, No ref: There is no reference')
	expect(done).toContain('“heavy” is not a number')
	expect(done).not.toContain('<img src=x')
	expect((await upload('PK\u0003\u0004 a zip')).text).toContain('This is not a CSV file')
	expect((await upload('only one column\nx\n')).text).toContain('must have the names of the columns')
	const latin = new Uint8Array([...Buffer.from('Ref,Name\nL-1,Zo'), 0xeb, ...Buffer.from('\n')])
	expect((await upload(latin)).text).toContain('Zoë')
	const forged = new URLSearchParams({ action: 'fairlead_csv', step: 'run', _wpnonce: 'forged' })
	expect((await admin('/wp-admin/admin-post.php', forged)).status).toBe(403)
})

/** Lines as `csvexport_animals` of ASM3 writes them: one row for the animal, others for its vaccinations and photos. */
const ASM = [
	'ANIMALCODE,ANIMALNAME,ANIMALSEX,ANIMALSPECIES,ANIMALBREED1,ANIMALBREED2,ANIMALDOB,ANIMALWEIGHT,ANIMALDESCRIPTION,ANIMALHIDDENDETAILS,ANIMALNEUTERED,ANIMALMICROCHIP,ANIMALDECEASEDDATE,ANIMALNOTFORADOPTION,ANIMALGOODWITHCATS,ANIMALGOODWITHKIDS,ANIMALHOUSETRAINED,ANIMALENTRYDATE,MOVEMENTTYPE,ORIGINALOWNERLASTNAME,VACCINATIONGIVENDATE',
	'"D2024001","Rufus","Male","Dog","Beagle","Beagle","03/25/2021","12.5","A good dog.","Bit the postman","1","977200000000001","","0","Unknown","Over 5","Yes","04/02/2024","2","Secretperson",""',
	'"D2024001","Rufus","","","","","","","","","","","","","","","","","","","05/02/2024"',
	'"D2024002","Mog","Female","Cat","Tabby","","","","","","0","","","0","","","","","","Secretperson",""',
	'"D2024003","Old Tom","Male","Dog","Lurcher","","","0.0","","","0","","06/01/2024","0","No","No","No","","","",""',
].join('\n')

test('an export of Animal Shelter Manager is recognised: dogs only, several rows for one, and nothing about people', async () => {
	const { checked, mapped } = await importFile(ASM)
	expect(mapped).toContain('This is an export of Animal Shelter Manager')
	expect(mapped).not.toContain('Secretperson')
	expect(mapped).not.toContain('postman')
	expect(countsOf(checked)).toMatchObject({ new: 2 })
	const all = await dogs()
	const of = (ref: string) => all.find((dog: { meta: { ref: string } }) => dog.meta.ref === ref)
	expect(of('D2024001').meta).toMatchObject({
		status: 'available',
		sex: 'male',
		birth_date: '2021-03-25',
		weight_kg: 12.5,
		neutered: 'yes',
		microchipped: true,
		vaccinated: true,
		good_with_cats: 'unknown',
		children: { fit: 'yes', min_age: 5 },
		training: { house: 'yes' },
		listed_on: '2024-04-02',
	})
	expect(of('D2024001').breeds.length).toBe(1)
	expect(of('D2024003').meta).toMatchObject({
		status: 'died',
		neutered: 'unknown',
		weight_kg: null,
		microchipped: null,
	})
	const stored = await wordpress.phpBeside(
		`global $wpdb; foreach ([$wpdb->options => 'option_value', $wpdb->postmeta => 'meta_value', $wpdb->posts => 'post_content'] as $t => $c)
			echo $wpdb->get_var("SELECT COUNT(*) FROM $t WHERE $c LIKE '%Secretperson%' OR $c LIKE '%postman%' OR $c LIKE '%977200000000001%'");`,
	)
	expect(stored).toBe('000')
})

/** A server of photos on this machine, which counts who asks. */
let photos: { url: string; asked: string[]; stop(): void }
beforeAll(async () => {
	const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
		.jpeg()
		.toBuffer()
	const asked: string[] = []
	const server = createServer((request, response) => {
		asked.push(request.url ?? '')
		if (request.url === '/away') return response.writeHead(302, { Location: 'http://169.254.169.254/secret' }).end()
		if (request.url === '/page') return response.end('<script>alert(1)</script>')
		return response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(jpeg)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address = server.address()
	const port = typeof address === 'object' ? address?.port : 0
	photos = { url: `http://127.0.0.1:${port}`, asked, stop: () => server.close() }
})
afterAll(() => photos.stop())

test('photos are fetched from public servers only, also when an address leads on, and each once', async () => {
	const file = (cells: string) => `Ref,Name,Photos\nP-1,Photo dog,"${cells}"\n`
	const refused = await importFile(file(`${photos.url}/1.jpg http://localhost:1/x http://[::1]/x http://2130706433/x`))
	expect(refused.done.match(/is not (on a public server|a web address)/g)?.length).toBe(4)
	expect(photos.asked).toEqual([])

	const remove = wordpress.plugin(
		`add_filter('fairlead_may_fetch_from', function ($may, $address) { return $may || '127.0.0.1' === $address; }, 10, 2);`,
	)
	const { done } = await importFile(
		file(`${photos.url}/1.jpg ${photos.url}/2.jpg ${photos.url}/away ${photos.url}/page`),
	)
	expect(done).toContain('is not on a public server')
	expect(done).toContain('is not a JPEG, PNG or WebP picture')
	const dog = (await dogs()).find(({ meta }: { meta: { ref: string } }) => meta.ref === 'P-1')
	expect(dog.image.source_url).toContain('1.jpg')
	expect(dog.gallery.length).toBe(1)
	const before = photos.asked.length
	await importFile(file(`${photos.url}/2.jpg ${photos.url}/1.jpg`))
	expect(photos.asked.length).toBe(before)
	remove()

	const addresses = [
		'10.0.0.1',
		'127.0.0.1',
		'169.254.169.254',
		'100.64.0.1',
		'::1',
		'::ffff:10.0.0.1',
		'fd00::1',
		'224.0.0.1',
	]
	const code = `foreach (['${addresses.join("','")}', '93.184.216.34', '2606:2800:220:1::1'] as $a) echo (int) Fairlead\\is_public_address($a);`
	expect(await wordpress.phpBeside(code)).toBe(`${'0'.repeat(addresses.length)}11`)
})

test('wp fairlead import csv says what would happen, and imports', async () => {
	const remove = wordpress.plugin(WP_CLI)
	const file = join(mkdtempSync(join(tmpdir(), 'csv-')), 'dogs.csv')
	writeFileSync(file, 'Code,Kennel name,Weight,Breed\nC-1,Bramble,22,Whippet\n')
	const run = (flags: string) =>
		wordpress.phpBeside(`$class = WP_CLI::$commands['fairlead import']; (new $class())->csv(['${file}'], [${flags}]);`)
	const named = `'columns' => 'Kennel name=title'`
	expect(await run('')).toContain('Warning: Row 2, C-1: There is no name.')
	const dry = await run(`${named}, 'dry-run' => true`)
	expect(dry).toContain('Row 2: new Bramble C-1 meta.ref, title, meta.weight_kg, breeds')
	expect(dry).toContain('Nothing was changed.')
	expect(await run(`${named}, 'publish' => true`)).toContain('Success: 1 made, 0 changed, 0 left.')
	expect(await run(`${named}, 'publish' => true`)).toContain('Success: 0 made, 0 changed, 0 left.')
	expect(await run(`'columns' => 'Kennel name=nonsense'`)).toContain('Error: Unknown column or field')
	remove()
	const bramble = (await dogs()).find(({ meta }: { meta: { ref: string } }) => meta.ref === 'C-1')
	const expected = {
		status: 'publish',
		title: { raw: 'Bramble' },
		meta: { weight_kg: 22 },
		breeds: [{ name: 'Whippet' }],
	}
	expect(bramble).toMatchObject(expected)
})
