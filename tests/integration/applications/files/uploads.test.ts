import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { deleteExpiredFiles, listCaseFiles } from '#records/files/case-files.ts'
import { createFolderStorage, filesFolder } from '#records/files/folder-storage.ts'
import { sweepFiles } from '#records/files/sweep-files.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { accept } from '#records/submissions/accept.ts'
import { aSubmission } from '#tests/builders/applications/submission.ts'
import { deepPng } from '#tests/builders/content/deep-png.ts'
import { DESK_URL, signedIn, textOf } from '../../desk/desk-visitor.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '../../support/site-process.ts'
import { SMALL_CHARITY } from '../../support/small-charity.ts'
import { caseWithLink } from './case-with-link.ts'
import { PDF, photo, pngBomb } from './sent-files.ts'

const dataDir = freshFolder('uploads')
let site: SiteProcess
let store: Store

beforeAll(async () => {
	site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, SITE_URL: DESK_URL })
	store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
})
afterAll(async () => {
	await store?.close()
	await site?.stop()
})

async function aCase() {
	const made = await caseWithLink(store)
	return { ...made, names: async () => (await listCaseFiles(store, made.id)).map(({ name }) => name) }
}

function send(
	key: string,
	files: [name: string, bytes: Uint8Array | string, type?: string][],
	headers: Record<string, string> = {},
) {
	const body = new FormData()
	for (const [name, bytes, type = 'image/jpeg'] of files)
		body.append('files', new File([bytes as BlobPart], name, { type }))
	return fetch(`${site.url}/apply/files?key=${key}`, {
		method: 'POST',
		body,
		redirect: 'manual',
		headers: { Origin: DESK_URL, 'Sec-Fetch-Site': 'same-origin', ...headers },
	})
}

/** The sentence on the page that the answer leads to. */
async function wordsAfter(response: Response): Promise<string> {
	expect(response.status).toBe(303)
	return textOf(await fetch(site.url + (response.headers.get('Location') ?? '')))
}

test('from the press at the desk to the file on the case: link by email, photo without its place, saved only as a download', async () => {
	const team = await signedIn(site.url, store, 'team')
	const { id, reference } = await accept(store, aSubmission({ email: 'mo@example.org' }), () => [], Date.now())
	expect((await team.post(`/desk/cases/${reference}/files`, { intent: 'ask' })).status).toBe(303)
	const emails = async () => {
		const folder = join(dataDir, 'emails')
		const all = existsSync(folder)
			? readdirSync(folder).map((name) => PostalMime.parse(readFileSync(join(folder, name))))
			: []
		return (await Promise.all(all)).filter(({ to }) => to?.[0]?.address === 'mo@example.org')
	}
	await vi.waitFor(async () => expect(await emails()).toHaveLength(1), { timeout: 60_000 })
	const key = /\/apply\/files\?key=([\w-]+)/.exec((await emails())[0]?.text ?? '')?.[1] ?? ''
	for (const table of await store.db.introspection.getTables()) {
		const rows = JSON.stringify(
			await store.db
				.selectFrom(table.name as 'staff')
				.selectAll()
				.execute(),
		)
		expect([table.name, rows.includes(key)]).toEqual([table.name, false])
	}
	const page = await fetch(`${site.url}/apply/files?key=${key}`)
	expect(page.headers.get('Cache-Control')).toContain('no-store')
	expect(await page.text()).toMatch(/enctype="multipart\/form-data"/i)
	const sent = await send(key, [
		['Garten ☀.jpg', await photo()],
		['note.pdf', PDF, 'application/pdf'],
		['fence.png', await photo('png')],
	])
	expect(await wordsAfter(sent)).toContain('3 files have arrived')
	const shown = await team.get(`/desk/cases/${reference}`)
	const html = await shown.text()
	expect(html).toContain('Garten ☀.jpg')
	const files = await listCaseFiles(store, id)
	expect(files.map(({ type }) => type)).toEqual(['image/jpeg', 'application/pdf', 'image/png'])
	const stored = readFileSync(join(filesFolder(dataDir), files[0]?.id ?? ''))
	expect(stored.includes('SECRET-PLACE')).toBe(false)
	expect((await sharp(stored).metadata()).exif).toBeUndefined()
	const file = await team.get(`/desk/cases/${reference}/files/${files[1]?.id}`)
	expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF)
	expect(file.headers.get('Content-Disposition')).toMatch(/^attachment;/)
	expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff')
	expect(file.headers.get('Content-Security-Policy')).toContain('sandbox')
	expect(file.headers.get('Cache-Control')).toBe('no-store')
	expect(site.printed()).not.toContain(key)
})

test('what is not a photo or a PDF by its content is refused with a sentence, and leaves nothing behind', async () => {
	const { key, names } = await aCase()
	const jpeg = await photo()
	const attacks: [string, Uint8Array | string, string][] = [
		['x.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml'],
		['x.jpg', '<script>alert(1)</script>', 'image/jpeg'],
		['x.png', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(500)]), 'image/png'],
		['x.zip', Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(500)]), 'application/pdf'],
		['x.pdf', '<html>%PDF-1.4 %%EOF', 'application/pdf'],
		['cut.pdf', '%PDF-1.4 without an end', 'application/pdf'],
		['cut.jpg', jpeg.subarray(0, jpeg.length - 40), 'image/jpeg'],
		['bomb.png', pngBomb(), 'image/png'],
		['deep.png', await deepPng(), 'image/png'],
		['letter.bat', 'rem ftypheic\r\nstart calc.exe\r\n', 'image/heic'],
		['garden.html', '<!--ftypheic--><script>alert(1)</script>', 'image/heic'],
	]
	for (const attack of attacks) {
		const words = await wordsAfter(await send(key, [['good.jpg', jpeg], attack]))
		expect([attack[0], words]).toEqual([attack[0], expect.stringContaining('not a photo or a PDF that we can open')])
	}
	expect(await names()).toEqual([])
	expect(readdirSync(filesFolder(dataDir)).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('a file is saved under the ending of what it was found to be', async () => {
	const { key, names } = await aCase()
	const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), randomBytes(100)])
	await send(key, [
		['scan.hta', PDF],
		['garden.bat', heic],
		['IMG_1.HEIC', heic],
	])
	expect((await names()).toSorted()).toEqual(['IMG_1.HEIC', 'garden.bat.heic', 'scan.hta.pdf'])
})

test('a picture with a program behind it is stored without the program', async () => {
	const { id, key } = await aCase()
	const polyglot = Buffer.concat([await photo(), Buffer.from('<script>alert("POLYGLOT")</script>PK\x03\x04')])
	await send(key, [['p.jpg', polyglot]])
	const [file] = await listCaseFiles(store, id)
	expect(readFileSync(join(filesFolder(dataDir), file?.id ?? '')).includes('POLYGLOT')).toBe(false)
})

test('names are never paths, too many and too large files are refused, and 200 MB are not read', async () => {
	const { key, names } = await aCase()
	await send(key, [['../../../etc/passwd', await photo()]])
	await send(key, [['..\\..\\evil\u202egpj.exe', await photo()]])
	expect(await names()).toEqual(['passwd.jpg', 'evilgpj.exe.jpg'])
	expect(readdirSync(filesFolder(dataDir)).every((name) => /^[0-9a-f-]{36}$/.test(name))).toBe(true)
	const jpeg = await photo()
	const nine = Array.from({ length: 9 }, (_, index) => [`${index}.jpg`, jpeg] as [string, Uint8Array])
	expect(await wordsAfter(await send(key, nine))).toContain('more files than we can take')
	expect(await names()).toHaveLength(2)
	const large = await send(key, [['large.jpg', Buffer.alloc(15 * 1024 * 1024 + 1, 0xff)]])
	expect(await wordsAfter(large)).toContain('more than 15 MB')
	const declared = await raw(key, { 'Content-Length': String(200 * 1024 * 1024) }, '')
	expect(declared).toMatchObject({ status: 413, text: expect.stringContaining('too much at once') })
	expect((await send(key, [])).headers.get('Location')).toMatch(/problem=(none|broken)/)
})

test('people on slow lines hold no other up; one link sends one form at a time', async () => {
	const slow = await Promise.all([1, 2, 3].map(() => aCase()))
	const begun = await Promise.all(slow.map(({ key }) => beginSending(key)))
	try {
		const quick = await aCase()
		expect((await send(quick.key, [['me.jpg', await photo()]])).headers.get('Location')).toContain('sent=1')
		expect(await quick.names()).toEqual(['me.jpg'])
		expect((await send(slow[0]?.key ?? '', [['me.jpg', await photo()]])).status).toBe(503)
	} finally {
		for (const one of begun) one.destroy()
	}
})

/** A form whose first file has begun to arrive, and pauses. */
async function beginSending(key: string) {
	const headers = {
		Origin: DESK_URL,
		'Content-Type': 'multipart/form-data; boundary=edge',
		'Content-Length': '100000',
	}
	const sending = request(`${site.url}/apply/files?key=${key}`, { method: 'POST', headers })
	sending.on('error', () => {})
	const before = readdirSync(filesFolder(dataDir)).length
	const disposition = 'Content-Disposition: form-data; name="files"; filename="slow.jpg"'
	sending.write(`--edge\r\n${disposition}\r\nContent-Type: image/jpeg\r\n\r\n${'x'.repeat(20_000)}`)
	await vi.waitFor(() => expect(readdirSync(filesFolder(dataDir)).length).toBeGreaterThan(before))
	return sending
}

test('a key opens its case only while it works, and forms of other sites are refused', async () => {
	const { id, key } = await aCase()
	const jpeg = await photo()
	expect(
		(await send(key, [['a.jpg', jpeg]], { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })).status,
	).toBe(403)
	for (const wrong of ['', 'x', key.slice(0, -1), key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a'), "' or 1=1 --"]) {
		expect([wrong, (await send(encodeURIComponent(wrong), [['a.jpg', jpeg]])).status]).toEqual([wrong, 404])
	}
	await store.db
		.updateTable('file_link')
		.set({ expires_at: Date.now() - 1 })
		.where('submission_id', '=', id)
		.execute()
	expect((await send(key, [['a.jpg', jpeg]])).status).toBe(404)
	expect((await fetch(`${site.url}/apply/files?key=${key}`)).status).toBe(404)
	expect(await listCaseFiles(store, id)).toEqual([])
})

test('a file is found with its own case and a role that may see it only', async () => {
	const [mine, other] = [await aCase(), await aCase()]
	await send(mine.key, [['a.jpg', await photo()]])
	const [file] = await listCaseFiles(store, mine.id)
	const url = (reference: string, id = file?.id) => `/desk/cases/${reference}/files/${id}`
	const team = await signedIn(site.url, store, 'team')
	expect((await team.get(url(mine.reference))).status).toBe(200)
	expect((await team.get(url(other.reference))).status).toBe(404)
	expect((await team.get(url(mine.reference, '..%2F..%2Frecords.db'))).status).toBe(404)
	expect((await fetch(site.url + url(mine.reference), { redirect: 'manual' })).status).toBe(302)
	const treasurer = await signedIn(site.url, store, 'treasurer')
	expect((await treasurer.get(url(mine.reference))).status).toBe(403)
	const stolen = { intent: 'delete', file: file?.id ?? '' }
	expect((await team.post(`/desk/cases/${other.reference}/files`, stolen)).status).toBe(404)
	expect(await listCaseFiles(store, mine.id)).toHaveLength(1)
	expect((await team.post(`/desk/cases/${mine.reference}/files`, stolen)).status).toBe(303)
	expect((await team.get(url(mine.reference))).status).toBe(404)
})

test('no link is sent to an address whose owner did not write to us', async () => {
	const team = await signedIn(site.url, store, 'team')
	const { id, reference } = await accept(store, aSubmission(), () => [], Date.now())
	expect(await textOf(await team.get(`/desk/cases/${reference}`))).toContain('Ask for photos or papers')
	await store.db.updateTable('submission').set({ disowned_at: Date.now() }).where('id', '=', id).execute()
	expect(await textOf(await team.get(`/desk/cases/${reference}`))).not.toContain('Ask for photos or papers')
	expect((await team.post(`/desk/cases/${reference}/files`, { intent: 'ask' })).status).toBe(303)
	expect(await store.db.selectFrom('file_link').selectAll().where('submission_id', '=', id).execute()).toEqual([])
})

test('files go 30 days after their case was closed, and with it, also from the disk', async () => {
	const { id, key } = await aCase()
	await send(key, [['a.jpg', await photo()]])
	const [file] = await listCaseFiles(store, id)
	const path = join(filesFolder(dataDir), file?.id ?? '')
	const closed = Date.now()
	await store.db.updateTable('submission').set({ closed_at: closed, status: 'done' }).where('id', '=', id).execute()
	await deleteExpiredFiles(store, closed + 29 * DAY_MS)
	await sweepFiles(store, createFolderStorage(dataDir), closed + 29 * DAY_MS)
	expect(existsSync(path)).toBe(true)
	await deleteExpiredFiles(store, closed + 31 * DAY_MS)
	await sweepFiles(store, createFolderStorage(dataDir), closed + 31 * DAY_MS)
	expect(existsSync(path)).toBe(false)
})

/** A request whose body is not what its headers say. */
function raw(
	key: string,
	headers: Record<string, string>,
	body: string,
): Promise<{ status: number | undefined; text: string }> {
	return new Promise((resolve, reject) => {
		const sent = request(`${site.url}/apply/files?key=${key}`, {
			method: 'POST',
			headers: {
				'Content-Type': 'multipart/form-data; boundary=x',
				Origin: DESK_URL,
				'Sec-Fetch-Site': 'same-origin',
				...headers,
			},
		})
		sent.on('response', async (response) => {
			let text = ''
			for await (const chunk of response) text += chunk
			sent.destroy()
			resolve({ status: response.statusCode, text })
		})
		sent.on('error', reject)
		sent.write(body)
		sent.flushHeaders()
	})
}
