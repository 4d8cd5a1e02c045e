import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { eventually, startSiteProcess } from '#tests/integration/support/site-process.ts'
import { copySmallCharity } from '#tests/integration/support/small-charity.ts'

async function head(path: string) {
	const { text } = await site.get(path)
	const meta = (property: string) => new RegExp(`property="${property}" content="([^"]*)"`).exec(text)?.[1] ?? ''
	return {
		image: meta('og:image'),
		width: meta('og:image:width'),
		height: meta('og:image:height'),
		alt: meta('og:image:alt'),
	}
}

const contentDir = copySmallCharity()
const site = await startSiteProcess({ CONTENT_DIR: contentDir })
afterAll(() => site.stop())

test('a dog’s link preview is a picture of its own, drawn anew when the dog finds a home', async () => {
	const before = await head('/dogs/biscuit')
	expect(before.image).toMatch(/^http:\/\/localhost\/img\/share\//)
	expect(before.alt).toBe('Biscuit, Looking for a home, Terrier cross, 3 years old.')

	const fetchPicture = async (address: string) => {
		const response = await fetch(site.url + new URL(address).pathname)
		return { cache: response.headers.get('Cache-Control'), bytes: Buffer.from(await response.arrayBuffer()) }
	}
	const waiting = await fetchPicture(before.image)
	const { width, height } = await sharp(waiting.bytes).metadata()
	expect([String(width), String(height)]).toEqual([before.width, before.height])
	expect(waiting.cache).toMatch(/immutable/)

	const file = join(contentDir, 'dogs/biscuit.md')
	writeFileSync(file, readFileSync(file, 'utf8').replace('status: available', 'status: adopted'))
	const after = await eventually(
		() => head('/dogs/biscuit'),
		({ image }) => image !== before.image,
		10_000,
	)
	expect(after.alt).toContain('Found a home')
	const home = await fetchPicture(after.image)
	expect(home.bytes.equals(waiting.bytes)).toBe(false)
	const remembered = await fetchPicture(before.image)
	expect(remembered.bytes.equals(home.bytes)).toBe(true)
})

test('the preview of the home page is the picture made for it, not a drawing on a clear ground', async () => {
	const { image, width, height } = await head('/')
	expect(image).toMatch(/\/og-default\.png$/)
	const response = await fetch(`${site.url}/og-default.png`)
	const drawn = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
	expect([String(drawn.width), String(drawn.height)]).toEqual([width, height])
})
