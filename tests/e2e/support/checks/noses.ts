import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

interface Place {
	x: number
	y: number
}

interface Box extends Place {
	width: number
	height: number
}

interface SeenPicture {
	name: string
	/** Its `object-fit`. */
	fit: string
	/** The nose within the visible part of the picture, 0..1; null when cut off. */
	nose: Place | null
}

interface Pixels {
	data: Buffer
	width: number
	height: number
}

/** Every picture in main, with the nose of its dog, whose colour is unique in the odd charity. */
export async function nosesIn(page: Page): Promise<SeenPicture[]> {
	const pictures = page.locator('main img[src^="/img/"]')
	const found = await pictures.evaluateAll(readPictures)
	for (const { name, isLoaded } of found) expect(isLoaded, `${name} is loaded`).toBe(true)
	// One screenshot for all pictures in view, and one for each in a swipeable row.
	const whole = await pixelsOf(await page.screenshot({ fullPage: true, animations: 'disabled' }))
	const seen: SeenPicture[] = []
	for (const [index, { name, fit, box, isOnPage }] of found.entries()) {
		if (isOnPage) seen.push({ name, fit, nose: noseIn(whole, box) })
		else {
			const alone = await pixelsOf(await pictures.nth(index).screenshot())
			seen.push({ name, fit, nose: noseIn(alone, { x: 0, y: 0, width: alone.width, height: alone.height }) })
		}
	}
	return seen
}

/** Loads all pictures and returns their positions. Runs in the page. */
async function readPictures(images: Element[]) {
	for (const image of images as HTMLImageElement[]) image.loading = 'eager'
	await Promise.all(images.map((image) => (image as HTMLImageElement).decode().catch(() => {})))
	await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
	return (images as HTMLImageElement[]).map((image) => {
		const { left, top, right, width, height } = image.getBoundingClientRect()
		let isOnPage = left >= 0 && right <= document.documentElement.clientWidth
		for (let at = image.parentElement; at; at = at.parentElement) {
			const frame = at.getBoundingClientRect()
			const clips = getComputedStyle(at).overflowX !== 'visible'
			if (clips && (left < frame.left - 1 || right > frame.right + 1)) isOnPage = false
		}
		return {
			name: image.getAttribute('src') ?? '',
			fit: getComputedStyle(image).objectFit,
			isLoaded: image.naturalWidth > 0,
			box: { x: left + scrollX, y: top + scrollY, width, height },
			isOnPage,
		}
	})
}

async function pixelsOf(screenshot: Buffer): Promise<Pixels> {
	const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
	return { data, width: info.width, height: info.height }
}

function noseIn({ data, width, height }: Pixels, box: Box): Place | null {
	const [left, top] = [Math.ceil(box.x), Math.ceil(box.y)]
	const right = Math.min(Math.floor(box.x + box.width), width)
	const bottom = Math.min(Math.floor(box.y + box.height), height)
	const seen = { x: 0, y: 0, count: 0 }
	for (let y = top; y < bottom; y++) {
		for (let x = left; x < right; x++) {
			const i = (y * width + x) * 3
			const [red, green, blue] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]
			// No other colour is as pink, even in faded pictures.
			if (red - green < 75 || blue - green < 45) continue
			seen.x += (x - left) / (right - left)
			seen.y += (y - top) / (bottom - top)
			seen.count++
		}
	}
	const enough = ((right - left) * (bottom - top)) / 1000
	return seen.count < enough ? null : { x: seen.x / seen.count, y: seen.y / seen.count }
}
