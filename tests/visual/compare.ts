import { SHRINK, type SmallPicture } from './small-picture.ts'

/** 24 px of the page: about a line of text. */
const TILE = 6
/**
 * Thresholds, of 255. Between Chromium 153 and 156, and kinds of hinting, a tile's pixels differ by up to 16 and its colour by up to
 * 10, a page by 1.3; another font, 8 px of shift or a missing picture by 30 and more, a red turned by 12 degrees by 17 in colour.
 * Measured on five pages, light and dark, at 390 and 1280 px.
 */
const TILE_PIXELS = 22
const TILE_COLOUR = 14
const PAGE_PIXELS = 2.5
/** Rounding; 8 px are two rows. */
const ROWS = 1

interface Tile {
	left: number
	top: number
}

export interface Comparison {
	/** The differences in words; empty for none. */
	differences: string[]
	/** The tiles that differ, for the difference picture. */
	tiles: Tile[]
}

/** Compares by tile: pixel distance, colour distance, and both for the whole picture. @param share of the thresholds */
export function compare(reviewed: SmallPicture, actual: SmallPicture, share = 1): Comparison {
	const size = sizeDifference(reviewed, actual)
	const height = Math.min(reviewed.height, actual.height)
	const width = Math.min(reviewed.width, actual.width)
	const tiles: Tile[] = []
	let total = 0
	for (let top = 0; top < height; top += TILE) {
		for (let left = 0; left < width; left += TILE) {
			const box = { left, top, right: Math.min(left + TILE, width), bottom: Math.min(top + TILE, height) }
			const { pixels, colour, count } = tileDifference(reviewed, actual, box)
			total += pixels * count
			if (pixels > TILE_PIXELS * share || colour > TILE_COLOUR * share) tiles.push({ left, top })
		}
	}
	const mean = total / (width * height)
	const differences = [...size]
	if (tiles.length > 0) differences.push(`${tiles.length} places differ, the first ${where(tiles)}`)
	if (mean > PAGE_PIXELS * share)
		differences.push(`all of it differs by ${mean.toFixed(1)} of 255 (${PAGE_PIXELS} may be)`)
	return { differences, tiles }
}

/** The screenshot with differing tiles in full strength and the rest faded. */
export function differencePicture(actual: SmallPicture, tiles: Tile[]): SmallPicture {
	const marked = new Set(tiles.map(({ left, top }) => `${left / TILE} ${top / TILE}`))
	const pixels = actual.pixels.map((value, index) => {
		const pixel = Math.floor(index / 3)
		const column = Math.floor((pixel % actual.width) / TILE)
		const row = Math.floor(Math.floor(pixel / actual.width) / TILE)
		return marked.has(`${column} ${row}`) ? value : 205 + value / 6
	})
	return { ...actual, pixels }
}

function sizeDifference(reviewed: SmallPicture, actual: SmallPicture): string[] {
	const taller = actual.height - reviewed.height
	const differences: string[] = []
	if (actual.width !== reviewed.width) {
		differences.push(`it is ${actual.width * SHRINK} px wide instead of ${reviewed.width * SHRINK}`)
	}
	if (Math.abs(taller) > ROWS) {
		differences.push(`it is about ${Math.abs(taller) * SHRINK} px ${taller > 0 ? 'taller' : 'shorter'}`)
	}
	return differences
}

function where(tiles: Tile[]): string {
	const [first] = tiles
	return first ? `${first.left * SHRINK} px from the left, ${first.top * SHRINK} px from the top` : ''
}

function tileDifference(
	a: SmallPicture,
	b: SmallPicture,
	box: { left: number; top: number; right: number; bottom: number },
) {
	const drift = [0, 0, 0]
	let apart = 0
	for (let y = box.top; y < box.bottom; y++) {
		for (let x = box.left; x < box.right; x++) {
			let farthest = 0
			for (let channel = 0; channel < 3; channel++) {
				const difference = value(a, x, y, channel) - value(b, x, y, channel)
				drift[channel] = (drift[channel] ?? 0) + difference
				farthest = Math.max(farthest, Math.abs(difference))
			}
			apart += farthest
		}
	}
	const count = (box.right - box.left) * (box.bottom - box.top)
	return { pixels: apart / count, colour: Math.max(...drift.map(Math.abs)) / count, count }
}

function value({ width, pixels }: SmallPicture, x: number, y: number, channel: number): number {
	return pixels[(y * width + x) * 3 + channel] ?? 0
}
