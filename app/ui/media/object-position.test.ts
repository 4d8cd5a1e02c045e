import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type FocalBox, objectPosition } from './object-position.ts'

interface Entry {
	width: number
	height: number
	focal: [number, number]
	focal_box?: FocalBox
}
const sample: Record<string, Entry> = parse(
	readFileSync(new URL('../../../sample/media.yaml', import.meta.url), 'utf8'),
)
const boxed = Object.entries(sample).flatMap(([name, { focal_box, ...picture }]) =>
	focal_box ? [{ name, ...picture, focalBox: focal_box }] : [],
)

/** Widths by heights of the slots of the site, from a narrow card to the head of an article. */
const SLOTS = [4 / 5, 1, 4 / 3, 3 / 2, 16 / 10, 16 / 9, 2, 21 / 9]
/** Positions are whole percent. */
const ROUNDING = 0.006

/** The part of the picture that `object-fit: cover` shows, from 0 to 1. */
function windowOf(picture: (typeof boxed)[number], slot: number) {
	const [x = 0, y = 0] = objectPosition(picture)
		.split(' ')
		.map((part) => Number.parseInt(part, 10) / 100)
	const shape = picture.width / picture.height
	const width = Math.min(1, slot / shape)
	const height = Math.min(1, shape / slot)
	return { left: x * (1 - width), top: y * (1 - height), width, height }
}

test.each(SLOTS)('a slot of shape %f cuts no head of a picture of the sample that fits', (slot) => {
	const cut = boxed.filter((picture) => {
		const [left, top, right, bottom] = picture.focalBox
		const seen = windowOf(picture, slot)
		const cutsSides =
			right - left <= seen.width && (left < seen.left - ROUNDING || right > seen.left + seen.width + ROUNDING)
		const cutsEnds =
			bottom - top <= seen.height && (top < seen.top - ROUNDING || bottom > seen.top + seen.height + ROUNDING)
		return cutsSides || cutsEnds
	})
	expect(cut.map(({ name }) => name)).toEqual([])
})

test('every scene of the sample fits the widest slot of the site', () => {
	const tooTall = boxed.filter((picture) => {
		const [, top, , bottom] = picture.focalBox
		return bottom - top > windowOf(picture, 21 / 9).height
	})
	expect(boxed.length).toBeGreaterThan(30)
	expect(tooTall.map(({ name }) => name)).toEqual([])
})

test('a photograph with only a point keeps that point in view', () => {
	expect(objectPosition({ focal: [0.9, 0.3] })).toBe('100% 20%')
	expect(objectPosition({ focal: [0.5, 0.5] })).toBe('50% 50%')
})

test('what fills the whole picture is cut evenly', () => {
	expect(objectPosition({ focal: [0, 0], focalBox: [0, 0, 1, 1] })).toBe('50% 50%')
})
