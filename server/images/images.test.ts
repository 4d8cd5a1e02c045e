import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Content, ContentSource, PictureSource } from '#content/model/content.ts'
import { deepPng } from '#tests/builders/content/deep-png.ts'
import { createOriginals } from './image-originals.ts'
import { createImages } from './images.ts'
import { createPictureCache } from './picture-cache.ts'

const biscuit: PictureSource = {
	id: '17',
	version: 'v1',
	files: [
		{ url: 'http://cms.example/uploads/biscuit-400.webp', width: 400, height: 300 },
		{ url: 'http://cms.example/uploads/biscuit.webp', width: 1000, height: 750 },
	],
}

async function imagesOf(
	picture: PictureSource,
	answer?: (url: string) => Response | Promise<Response> | undefined,
	dataDir?: string,
) {
	const asked: string[] = []
	// Only the question the image route asks; the rest of the content does not matter to it.
	const content = { picture: (id: string) => (id === picture.id ? picture : undefined) } as unknown as Content
	const source: ContentSource = { current: async () => content, currentSlug: async () => undefined }
	const drawing = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#a9d6f2' } })
		.jpeg()
		.toBuffer()
	const log = pino({ level: 'silent' })
	const originals = createOriginals({
		hosts: () => ['cms.example'],
		fetch: async (input) => {
			asked.push(String(input))
			return (await answer?.(String(input))) ?? new Response(new Uint8Array(drawing))
		},
	})
	const cached = createPictureCache({ dataDir: dataDir ?? mkdtempSync(join(tmpdir(), 'images-')), log })
	const images = createImages({ source, originals, cached, log })
	const get = (path: string) =>
		images(new Request(`http://site.example${path}`), path.split('/')[2] ?? '', path.split('/')[3]?.split('?')[0] ?? '')
	return { get, asked }
}

test('a picture is made as WebP in the width asked for, from the smallest file that is large enough', async () => {
	const { get, asked } = await imagesOf(biscuit)
	const response = await get('/img/17/320?v=v1')
	expect(response.headers.get('Content-Type')).toBe('image/webp')
	expect(response.headers.get('Cache-Control')).toMatch(/immutable/)
	const { width, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
	expect([width, format]).toEqual([320, 'webp'])
	expect(asked).toEqual(['http://cms.example/uploads/biscuit-400.webp'])
})

test('with .jpg behind the width a picture is JPEG, and any site may show either', async () => {
	const { get } = await imagesOf(biscuit)
	for (const [path, type] of [
		['/img/17/320', 'webp'],
		['/img/17/320.jpg', 'jpeg'],
	] as const) {
		const response = await get(path)
		expect(response.headers.get('Content-Type')).toBe(`image/${type}`)
		expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
		expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
		const { width, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
		expect([width, format]).toEqual([320, type])
	}
	for (const path of ['/img/17/320.png', '/img/17/.jpg', '/img/17/321.jpg', '/img/17/320.jpgx']) {
		expect((await get(path)).status, path).toBe(404)
	}
})

test('a picture is fetched once, however often it is asked for', async () => {
	const { get, asked } = await imagesOf(biscuit)
	await Promise.all([get('/img/17/640'), get('/img/17/640'), get('/img/17/640')])
	await get('/img/17/640')
	expect(asked).toHaveLength(1)
})

test('unknown pictures, odd widths and widths above the original are not made', async () => {
	const { get, asked } = await imagesOf(biscuit)
	for (const path of ['/img/99/320', '/img/17/321', '/img/17/1200', '/img/17/0', '/img/17/1e3', '/img/17/abc']) {
		expect((await get(path)).status, path).toBe(404)
	}
	expect(asked).toEqual([])
	expect((await get('/img/17/1000')).status).toBe(200)
})

test('pictures of other hosts are never fetched', async () => {
	const files = [{ url: 'http://169.254.169.254/latest', width: 1000, height: 750 }]
	const { get, asked } = await imagesOf({ id: '17', version: 'v1', files })
	expect((await get('/img/17/640')).status).toBe(404)
	expect(asked).toEqual([])
})

test('a backend that fails, lies or sends too much gives no picture', async () => {
	const answers = [
		() => new Response('gone', { status: 500 }),
		() => new Response('<html>not a picture</html>'),
		() => new Response(new Uint8Array(21 * 1024 * 1024)),
	]
	for (const answer of answers) {
		const { get, asked } = await imagesOf(biscuit, answer)
		const response = await get('/img/17/640')
		expect([response.status, response.headers.get('Cache-Control')]).toEqual([502, 'no-store'])
		await get('/img/17/640')
		// Each file once: the one that fits and the other.
		expect(asked.length).toBeLessThanOrEqual(2)
	}
})

test('a missing size is made from the original, and without any file the slot shows a placeholder', async () => {
	const { get, asked } = await imagesOf(biscuit, (url) =>
		url.includes('-400') ? new Response('gone', { status: 404 }) : undefined,
	)
	expect((await get('/img/17/320')).status).toBe(200)
	expect(asked).toEqual(['http://cms.example/uploads/biscuit-400.webp', 'http://cms.example/uploads/biscuit.webp'])
	expect((await get('/img/17/160')).status).toBe(200)

	const { get: getNone } = await imagesOf(biscuit, () => new Response('gone', { status: 404 }))
	const response = await getNone('/img/17/320')
	expect([response.status, response.headers.get('Content-Type')]).toEqual([502, 'image/svg+xml'])
	const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
	expect([width, height]).toEqual([1000, 750])
})

test('a picture is what its bytes say: SVG and PDF never reach the decoder, whatever they are called', async () => {
	for (const bytes of ['<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>', '%PDF-1.7', 'BM6', '']) {
		const { get } = await imagesOf(biscuit, () => new Response(bytes, { headers: { 'Content-Type': 'image/jpeg' } }))
		expect((await get('/img/17/640')).status, bytes).toBe(502)
	}
	const webp = await sharp({ create: { width: 1000, height: 750, channels: 3, background: 'red' } })
		.webp()
		.toBuffer()
	const avif = await sharp(webp).avif({ effort: 0 }).toBuffer()
	for (const bytes of [webp, avif]) {
		const { get } = await imagesOf(
			biscuit,
			() => new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'text/plain' } }),
		)
		expect((await get('/img/17/640')).status).toBe(200)
	}
})

test('a damaged picture is decoded once in a while for each width, not for each visitor', async () => {
	const whole = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#a9d6f2' } })
		.jpeg()
		.toBuffer()
	const { get, asked } = await imagesOf(biscuit, () => new Response(new Uint8Array(whole.subarray(0, 700))))
	for (let visitor = 0; visitor < 3; visitor += 1) expect((await get('/img/17/320')).status).toBe(502)
	expect(asked).toHaveLength(1)
})

test('a picture that would take more memory than a photograph is not decoded', async () => {
	const deep = await deepPng()
	const { get } = await imagesOf(biscuit, () => new Response(new Uint8Array(deep)))
	expect((await get('/img/17/320')).status).toBe(502)
})

test('a picture is served although the disk takes nothing', async () => {
	const notAFolder = join(mkdtempSync(join(tmpdir(), 'images-')), 'file')
	writeFileSync(notAFolder, '')
	const { get } = await imagesOf(biscuit, undefined, notAFolder)
	expect((await get('/img/17/640')).status).toBe(200)
})

test('originals that hang do not hold up a picture that answers', async () => {
	const { get } = await imagesOf(biscuit, (url) =>
		url.includes('-400') ? new Promise<Response>(() => {}) : new Response(null, { status: 500 }),
	)
	void get('/img/17/160')
	void get('/img/17/320')
	expect((await get('/img/17/640')).status).toBe(502)
})
