import type { Page } from '@playwright/test'

const DENSITIES = [1, 2, 3]

interface Slot {
	address: string
	/** CSS pixels of the whole picture, cropped parts included. */
	needed: number
	/** What `sizes` says. */
	claimed: number
	widths: number[]
}

/** The pictures for which a browser would fetch a file more than one step of the widths larger than their slot, in words. */
export async function tooLargePictures(page: Page): Promise<string[]> {
	const slots = await slotsOf(page)
	return slots.flatMap((slot) =>
		DENSITIES.filter((density) => stepFor(slot.claimed * density, slot) - stepFor(slot.needed * density, slot) > 1).map(
			(density) => `at ${density}: ${JSON.stringify(slot)}`,
		),
	)
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
