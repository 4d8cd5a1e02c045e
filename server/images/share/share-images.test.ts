import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ShareImage } from '#domain/dogs/share-image.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog, aPicture } from '#tests/builders/content/dog.ts'
import { createOriginals } from '../image-originals.ts'
import { createPictureCache } from '../picture-cache.ts'
import { loadLettering } from './lettering.ts'
import { createShareImages } from './share-images.ts'

const biscuit: ShareImage = {
	id: 101,
	name: 'Biscuit',
	facts: ['Terrier cross', '3 years old'],
	tag: 'Looking for a home',
	mood: 'looking',
	pictures: [aPicture('7')],
	site: 'Fairlead',
	host: 'www.fairlead.example',
	version: '0123456789ab',
}

/** A photograph no compression likes, taller than wide, so that the largest picture of it must be made small enough. */
const noise = sharp({
	create: { width: 1200, height: 1600, channels: 3, background: '#808080', noise: { type: 'gaussian', sigma: 60 } },
})
	.jpeg()
	.toBuffer()

function shareImagesOf(image: ShareImage, answer?: () => Response | Promise<Response>, describe = () => image) {
	const fetched: string[] = []
	const dog = aDog({ id: image.id })
	const file = { url: 'http://cms.example/biscuit.jpg', width: 1200, height: 1600 }
	const content = {
		...someContent({ dogs: [dog] }),
		picture: (id: string) => ({ id, version: 'v1', files: [file] }),
	}
	const log = pino({ level: 'silent' })
	const images = createShareImages({
		source: { current: async () => content, currentSlug: async () => undefined },
		describe,
		originals: createOriginals({
			hosts: () => ['cms.example'],
			fetch: async (input) => {
				fetched.push(String(input))
				return (await answer?.()) ?? new Response(new Uint8Array(await noise))
			},
		}),
		cached: createPictureCache({ dataDir: mkdtempSync(join(tmpdir(), 'share-images-')), log }),
		log,
	})
	const get = (name: string) => images(new Request(`http://site.example/img/share/${name}`), name)
	return { get, fetched }
}

test('each shape has its size, weighs less than messengers allow and may be kept for ever', async () => {
	const { get } = shareImagesOf(biscuit)
	for (const [shape, width, height] of [
		['wide', 1200, 630],
		['square', 1080, 1080],
		['story', 1080, 1920],
	] as const) {
		const response = await get(`101-${shape}.0123456789ab.jpg`)
		expect(response.headers.get('Cache-Control')).toMatch(/immutable/)
		const bytes = Buffer.from(await response.arrayBuffer())
		expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height })
		expect(bytes.byteLength, shape).toBeLessThan(300_000)
	}
})

test('an address of yesterday shows the dog as it is now, and is not kept for ever', async () => {
	const { get, fetched } = shareImagesOf(biscuit)
	const now = await get('101-wide.0123456789ab.jpg')
	const old = await get('101-wide.ffffffffffff.jpg')
	expect(old.status).toBe(200)
	expect(old.headers.get('Cache-Control')).not.toMatch(/immutable/)
	expect(Buffer.from(await old.arrayBuffer()).equals(Buffer.from(await now.arrayBuffer()))).toBe(true)
	expect(fetched).toHaveLength(1)
})

test('unknown dogs, shapes and malformed names are 404', async () => {
	const { get, fetched } = shareImagesOf(biscuit)
	for (const name of [
		'102-wide.0123456789ab.jpg',
		'101-constructor.0123456789ab.jpg',
		'101-wide.jpg',
		'101-wide.0123456789ab.png',
		'biscuit-wide.0123456789ab.jpg',
		'99999999999999999999-wide.0123456789ab.jpg',
	])
		expect((await get(name)).status, name).toBe(404)
	expect(fetched).toEqual([])
})

test('a photograph that cannot be fetched gives no picture, rather than one without the dog that is kept for ever', async () => {
	const { get } = shareImagesOf(biscuit, () => new Response('gone', { status: 500 }))
	const response = await get('101-wide.0123456789ab.jpg')
	expect([response.status, response.headers.get('Cache-Control')]).toEqual([502, 'no-store'])
})

test('a crowd that asks for everything at once keeps few photographs in memory', async () => {
	let described = 0
	const describe = () => ({ ...biscuit, version: `0123456789${10 + described++}` })
	let held = 0
	let mostHeld = 0
	const four = Promise.withResolvers<void>()
	const answer = async () => {
		mostHeld = Math.max(mostHeld, ++held)
		if (held === 4) four.resolve()
		await four.promise
		// Long enough for a fifth to come in, if it may.
		for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
		held--
		return new Response('gone', { status: 500 })
	}
	const { get } = shareImagesOf(biscuit, answer, describe)
	await Promise.all(Array.from({ length: 20 }, () => get('101-wide.0123456789ab.jpg')))
	expect([described, mostHeld]).toEqual([20, 4])
})

test('a dog without a photograph, one of two and one with an odd name still have their pictures', async () => {
	const odd: Partial<ShareImage>[] = [
		{ pictures: [] },
		{ pictures: [aPicture('7'), aPicture('8')], name: 'Fern & Hattie' },
		{ name: 'بسكويت', site: 'ملجأ', facts: ['كلب'] },
		{ name: '🐶' },
		{ name: 'Sir Barnaby Featherstonehaugh-Wigglesworth of Upper Thornford and Lower Saltmarsh', tag: '', facts: [] },
	]
	for (const change of odd) {
		const { get } = shareImagesOf({ ...biscuit, ...change })
		expect((await get('101-wide.0123456789ab.jpg')).status, JSON.stringify(change)).toBe(200)
	}
})

test('the fonts say which letters they have, so that nothing is drawn as empty boxes', async () => {
	const { widths } = await loadLettering()
	for (const name of ['Biscuit', 'Błażej', 'Ölçü & Ñandú', 'Мишка', 'Ґуля', 'Μπισκότο', 'Nguyễn'])
		expect(await widths([name], 'name'), name).not.toBeUndefined()
	for (const name of ['بسكويت', 'בסקוויט', '饼干', 'Rex 🐶']) expect(await widths([name], 'name'), name).toBeUndefined()
})
