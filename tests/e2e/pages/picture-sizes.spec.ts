import { expect, type Page, test } from '@playwright/test'
import { ROUTES } from '../support/site-routes.ts'

const WIDTHS = [390, 768, 1280]
const DENSITIES = [1, 2, 3]

interface Slot {
	address: string
	/** CSS pixels of the whole picture, cropped parts included. */
	needed: number
	/** What `sizes` says. */
	claimed: number
	widths: number[]
}

/** Over all pages of the table; one visit each. */
for (const { path } of ROUTES) {
	test(`${path} fetches no picture larger than its slot, but for one step of the widths`, async ({ page }) => {
		await page.goto(path, { waitUntil: 'domcontentloaded' })
		const tooLarge: string[] = []
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 900 })
			const slots = await slotsOf(page)
			for (const slot of slots) {
				for (const density of DENSITIES) {
					const steps = stepFor(slot.claimed * density, slot) - stepFor(slot.needed * density, slot)
					if (steps > 1) tooLarge.push(`${width} px at ${density}: ${JSON.stringify(slot)}`)
				}
			}
		}
		// Some pages have no pictures.
		expect(tooLarge).toEqual([])
	})
}

/** The place of the smallest width that is large enough. */
function stepFor(pixels: number, { widths }: Slot): number {
	// Half a pixel of rounding is no reason for the next file.
	const step = widths.findIndex((width) => width >= pixels - 1)
	return step < 0 ? widths.length - 1 : step
}

/** From `sizes` and the layout: the browser's own choice depends on what it has fetched before. */
function slotsOf(page: Page): Promise<Slot[]> {
	return page.evaluate(() => {
		const ruler = document.body.appendChild(document.createElement('div'))
		const pixelsOf = (sizes: string) => {
			for (const part of sizes.split(/,(?![^(]*\))/)) {
				const [, condition, length = ''] = /^\s*(?:(\([^)]*\))\s+)?(.*?)\s*$/.exec(part) ?? []
				if (condition && !matchMedia(condition).matches) continue
				ruler.style.width = length
				return Number.parseFloat(getComputedStyle(ruler).width)
			}
			return innerWidth
		}
		const slots = [...document.images]
			.filter((image) => image.srcset && image.offsetWidth > 0)
			.map((image) => {
				const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
				const byHeight = image.offsetHeight * shape
				const isCropped = getComputedStyle(image).objectFit === 'cover'
				return {
					address: image.srcset.split(' ')[0] ?? '',
					needed: isCropped ? Math.max(image.offsetWidth, byHeight) : Math.min(image.offsetWidth, byHeight),
					claimed: pixelsOf(image.sizes),
					widths: [...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
				}
			})
		ruler.remove()
		return slots
	})
}
