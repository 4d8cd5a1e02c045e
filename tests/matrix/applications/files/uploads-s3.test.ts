import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { deleteExpiredFiles, listCaseFiles } from '#records/files/case-files.ts'
import type { FileStorage } from '#records/files/file-storage.ts'
import { filesFolder } from '#records/files/folder-storage.ts'
import { createS3Storage } from '#records/files/s3-storage.ts'
import { sweepFiles } from '#records/files/sweep-files.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { caseWithLink } from '#tests/integration/applications/files/case-with-link.ts'
import { startS3Server } from '#tests/integration/applications/files/s3-server.ts'
import { DESK_URL, signedIn, textOf } from '#tests/integration/desk/desk-visitor.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { SMALL_CHARITY } from '#tests/integration/support/small-charity.ts'

const dataDir = freshFolder('uploads-s3')
const s3 = await startS3Server()
let site: SiteProcess
let store: Store
let storage: FileStorage

beforeAll(async () => {
	site = await startSiteProcess({ ...SMALL_CHARITY, DATA_DIR: dataDir, SITE_URL: DESK_URL, UPLOADS_S3_URL: s3.url })
	store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })
	storage = createS3Storage(s3.settings())
})
beforeEach(() => s3.setMood('ok'))
afterAll(async () => {
	await store?.close()
	await site?.stop()
	await s3.stop()
})

/** The sentence that the person reads after sending files. */
async function send(key: string, files: [name: string, bytes: Uint8Array][]): Promise<string> {
	const body = new FormData()
	for (const [name, bytes] of files) body.append('files', new File([bytes as BlobPart], name))
	const response = await fetch(`${site.url}/apply/files?key=${key}`, {
		method: 'POST',
		body,
		redirect: 'manual',
		headers: { Origin: DESK_URL, 'Sec-Fetch-Site': 'same-origin' },
	})
	expect(response.status).toBe(303)
	return textOf(await fetch(site.url + (response.headers.get('Location') ?? '')))
}

const photo = () =>
	sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a6' } })
		.withExif({ IFD0: { Artist: 'SECRET-PLACE' } })
		.jpeg()
		.toBuffer()
const pdfOf = (bytes: number) =>
	Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(bytes), Buffer.from('\n%%EOF\n')])
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function aFile(text = randomUUID()): string {
	const path = join(freshFolder('s3-file'), 'file')
	writeFileSync(path, text)
	return path
}

test('files go to the bucket and come back whole at the desk, with the same checks, and none stay on the disk', async () => {
	const { id, reference, key } = await caseWithLink(store)
	const large = pdfOf(14 * 1024 * 1024)
	const words = await send(key, [
		['garden.jpg', await photo()],
		['note.pdf', large],
	])
	expect(words).toContain('2 files have arrived')
	const files = await listCaseFiles(store, id)
	expect(s3.objects().toSorted()).toEqual(files.map((file) => `files/${file.id}`).toSorted())
	expect(readdirSync(filesFolder(dataDir))).toEqual([])
	const team = await signedIn(site.url, store, 'team')
	const saved = async (index: number) =>
		Buffer.from(await (await team.get(`/desk/cases/${reference}/files/${files[index]?.id}`)).arrayBuffer())
	expect((await saved(0)).includes('SECRET-PLACE')).toBe(false)
	expect(sha256(await saved(1))).toBe(sha256(large))
	const before = s3.objects().length
	expect(await send(key, [['x.jpg', Buffer.from('<script>')]])).toContain('not a photo or a PDF that we can open')
	expect(s3.objects()).toHaveLength(before)
	expect(site.printed()).not.toContain('S3RVER:S3RVER')
})

test('nothing is said to be stored while the storage is down or full; the person reads what to do, and it works later', async () => {
	const { id, key } = await caseWithLink(store)
	for (const mood of ['down', 'full'] as const) {
		s3.setMood(mood)
		const words = await send(key, [['garden.jpg', await photo()]])
		expect([mood, words]).toEqual([mood, expect.stringMatching(/Nothing was sent\..*try again in an hour/s)])
		expect(words).not.toMatch(/arrived|Thank you, we have/)
	}
	expect(await listCaseFiles(store, id)).toEqual([])
	expect(readdirSync(filesFolder(dataDir))).toEqual([])
	const errors = site.logged().flatMap(({ msg, err }) => (msg === 'upload not stored' ? (err as Error).message : []))
	expect(errors).toEqual([expect.stringContaining('PUT failed'), 'PUT was answered with 507 XMinioStorageFull'])
	s3.setMood('busy once')
	expect(await send(key, [['garden.jpg', await photo()]])).toContain('1 file has arrived')
})

test('a file that cannot be fetched is said on its case', async () => {
	const { id, reference, key } = await caseWithLink(store)
	await send(key, [['garden.jpg', await photo()]])
	const [file] = await listCaseFiles(store, id)
	const lead = await signedIn(site.url, store, 'lead')
	s3.setMood('down')
	const response = await lead.get(`/desk/cases/${reference}/files/${file?.id}`)
	const location = response.headers.get('Location') ?? ''
	expect([response.status, location]).toEqual([
		302,
		expect.stringContaining(`/desk/cases/${reference}?files=unavailable`),
	])
	expect(await textOf(await lead.get(location))).toContain('The file could not be opened.')
	expect(await textOf(await lead.get('/desk/data/settings'))).toMatch(/Files that people send.*PUT failed/s)
	s3.setMood('ok')
	expect(await textOf(await lead.get('/desk/data/settings'))).toMatch(/Are in 127\.0\.0\.1:\d+\/rescue\/files/)
})

test('wrong keys, a wrong secret, a missing bucket and silence are errors in words, without a secret', async () => {
	// An answer may take its time on a busy machine; only silence is waited for.
	const stored = (settings: Parameters<typeof createS3Storage>[0], limit = 20_000) =>
		createS3Storage(settings, { maxPutMs: limit, maxAnswerMs: limit })
			.put(randomUUID(), aFile())
			.then(() => 'stored', String)
	expect(await stored(s3.settings({ secret: 'WRONG' }))).toBe(
		'FileStorageError: PUT was answered with 403 SignatureDoesNotMatch',
	)
	expect(await stored({ ...s3.settings(), accessKeyId: 'NO-ONE' })).toMatch(/answered with 403 InvalidAccessKeyId/)
	expect(await stored(s3.settings({ bucket: 'none' }))).toContain('the bucket does not exist')
	s3.setMood('silent')
	expect(await stored(s3.settings(), 200)).toContain('no answer within 0.2 s')
})

test('files go from the bucket after the decision, tried again until it works, and nothing else of the bucket', async () => {
	const { id, key } = await caseWithLink(store)
	await send(key, [['garden.jpg', await photo()]])
	const [file] = await listCaseFiles(store, id)
	const other = createS3Storage(s3.settings({ folder: '/another-site' }))
	const [foreign, orphan] = [randomUUID(), randomUUID()]
	await other.put(foreign, aFile())
	await storage.put(orphan, aFile())
	const closed = Date.now()
	await store.db.updateTable('submission').set({ closed_at: closed, status: 'done' }).where('id', '=', id).execute()
	await deleteExpiredFiles(store, closed + 31 * DAY_MS)
	// A file that has just arrived is not swept.
	await sweepFiles(store, storage, closed)
	expect(s3.objects()).toContain(`files/${orphan}`)
	s3.setMood('down')
	await expect(sweepFiles(store, storage, closed + 31 * DAY_MS)).rejects.toThrow('GET failed')
	s3.setMood('ok')
	expect(s3.objects()).toContain(`files/${file?.id}`)
	expect(await sweepFiles(store, storage, closed + 31 * DAY_MS)).toBeGreaterThanOrEqual(2)
	expect(s3.objects()).not.toContain(`files/${file?.id}`)
	expect(s3.objects()).not.toContain(`files/${orphan}`)
	expect(s3.objects()).toContain(`another-site/${foreign}`)
})

/** s3rver fails with more than one page (it encrypts their tokens with DES, which OpenSSL 3 has not): a stand-in that only lists. */
test('a bucket with more files than one answer lists is read whole', async () => {
	const names = Array.from({ length: 5 }, () => randomUUID())
	const token = 'a+b/c=&d'
	const stand = createServer((request, response) => {
		const { searchParams } = new URL(request.url ?? '', 'http://stand.example')
		const isSecond = searchParams.get('continuation-token') === token
		const shown = isSecond ? names.slice(3) : names.slice(0, 3)
		const entries = shown.map(
			(name) => `<Contents><Key>files/${name}</Key><LastModified>2026-11-23T09:00:00.000Z</LastModified></Contents>`,
		)
		const more = isSecond
			? '<IsTruncated>false</IsTruncated>'
			: `<IsTruncated>true</IsTruncated><NextContinuationToken>${token.replace('&', '&amp;')}</NextContinuationToken>`
		response.end(`<ListBucketResult>${more}${entries.join('')}<Contents><Key>other</Key></Contents></ListBucketResult>`)
	})
	await new Promise<void>((resolve) => stand.listen(0, '127.0.0.1', resolve))
	const url = `http://127.0.0.1:${(stand.address() as AddressInfo).port}/rescue/files`
	const listed: string[] = []
	for await (const { name } of createS3Storage({ ...s3.settings(), url }).list()) listed.push(name)
	expect(listed).toEqual(names)
	stand.closeAllConnections()
	stand.close()
})
