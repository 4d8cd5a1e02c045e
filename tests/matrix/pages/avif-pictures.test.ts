import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Content, PictureSource } from '#content/model/content.ts'
import { acceptsAvif, createAvifPictures } from '#server/images/avif/avif-pictures.ts'
import { createEncoderProcess } from '#server/images/avif/encoder-process.ts'
import { createImages } from '#server/images/images.ts'
import { createPictureCache } from '#server/images/picture-cache.ts'

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const OLD_SAFARI = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5'

const meadow: PictureSource = {
	id: '17',
	version: 'v1',
	files: [{ url: 'http://cms.example/meadow.jpg', width: 640, height: 480 }],
}

const drawing = readFile(join(import.meta.dirname, '../../../sample/media/pip.webp'))
/** So small as WebP that nothing can be gained. */
const plainColour = sharp({ create: { width: 640, height: 480, channels: 3, background: '#a9d6f2' } })
	.png()
	.toBuffer()

function aSite(original: Promise<Buffer>, dataDir = mkdtempSync(join(tmpdir(), 'avif-'))) {
	const log = pino({ level: 'silent' })
	const process = createEncoderProcess()
	const encoding = { now: 0, most: 0, all: 0 }
	const encoder: typeof process = {
		async encode(request) {
			encoding.all += 1
			encoding.most = Math.max(encoding.most, ++encoding.now)
			return process.encode(request).finally(() => --encoding.now)
		},
	}
	const cached = createPictureCache({ dataDir, log })
	const originals = () => original
	const content = { picture: (id: string) => (id === meadow.id ? meadow : undefined) } as unknown as Content
	const images = createImages({
		source: { current: async () => content, currentSlug: async () => undefined },
		originals,
		cached,
		log,
		avif: createAvifPictures({ originals, cached, log, encoder }),
	})
	async function get(width: number, accept: string) {
		const request = new Request(`http://site.example/img/17/${width}?v=v1`, { headers: { Accept: accept } })
		const response = await images(request, '17', String(width))
		const bytes = Buffer.from(await response.arrayBuffer())
		const header = (name: string) => response.headers.get(name)
		return { type: header('Content-Type'), cache: header('Cache-Control'), vary: header('Vary'), bytes }
	}
	async function until(isReached: () => boolean | Promise<boolean>) {
		while (!(await isReached())) await setTimeout(20)
	}
	return { get, until, encoding, dataDir }
}

test('the first request gets WebP at once, later ones AVIF, which is smaller and also there after a restart', async () => {
	const site = aSite(drawing)
	const first = await site.get(640, CHROME)
	expect([first.type, first.vary, first.cache]).toEqual([
		'image/webp',
		'Accept',
		'public, max-age=31536000, immutable, s-maxage=600',
	])
	await site.until(async () => (await site.get(640, CHROME)).type === 'image/avif')
	const restarted = aSite(drawing, site.dataDir)
	const later = await restarted.get(640, CHROME)
	expect([later.type, later.vary, later.cache]).toEqual(['image/avif', 'Accept', 'public, max-age=31536000, immutable'])
	expect((await sharp(later.bytes).metadata()).compression).toBe('av1')
	expect(later.bytes.byteLength).toBeLessThanOrEqual(first.bytes.byteLength * 0.8)
	expect(restarted.encoding.all).toBe(0)
	const old = await restarted.get(640, OLD_SAFARI)
	expect([old.type, old.vary]).toEqual(['image/webp', 'Accept'])
})

test('a picture that gains less than a fifth stays WebP and is not encoded again', async () => {
	const site = aSite(plainColour)
	await site.get(320, CHROME)
	await site.until(async () => (await site.get(320, CHROME)).cache === 'public, max-age=31536000, immutable')
	const restarted = aSite(plainColour, site.dataDir)
	expect((await restarted.get(320, CHROME)).type).toBe('image/webp')
	expect([site.encoding.all, restarted.encoding.all]).toEqual([1, 0])
})

test('pictures are encoded one at a time, each once', async () => {
	const site = aSite(drawing)
	const widths = [160, 320, 480]
	await Promise.all([...widths, ...widths].map((width) => site.get(width, CHROME)))
	await site.until(() => site.encoding.all === widths.length && site.encoding.now === 0)
	expect(site.encoding.most).toBe(1)
})

test('browsers that do not name AVIF cause no encoding', async () => {
	const site = aSite(drawing)
	await site.get(320, OLD_SAFARI)
	await site.get(320, '*/*')
	expect(site.encoding.all).toBe(0)
	expect(acceptsAvif('image/avif;q=0, image/webp')).toBe(false)
	expect(acceptsAvif('image/webp, image/avif;q=0.5')).toBe(true)
	expect(acceptsAvif(null)).toBe(false)
})
