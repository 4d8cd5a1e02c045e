import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compare, differencePicture } from './compare.ts'
import { shrink } from './small-picture.ts'

/** A small page: text, a red button, a picture. */
interface Drawing {
	button?: string
	shift?: number
	soften?: number
	picture?: string
	paper?: string
	height?: number
	letter?: string
}

function draw(changes: Drawing = {}) {
	const { button = '#d2232a', shift = 0, picture = '#a9d6f2', paper = '#ffffff', height = 480, letter = '8' } = changes
	const stripes = Array.from({ length: 12 }, (_, line) =>
		Array.from({ length: 24 }, (_, word) => `M${20 + word * 12} ${40 + shift + line * 26}h${letter}v12h-3v-8h-4z`).join(
			'',
		),
	).join('')
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="${height}"><rect width="390" height="2000" fill="${paper}"/>
		<path d="${stripes}" fill="#14213d"/><rect x="20" y="390" width="140" height="44" rx="8" fill="${button}"/>
		<circle cx="300" cy="410" r="40" fill="${picture}"/></svg>`
	const image = sharp(Buffer.from(svg))
	return (changes.soften ? image.blur(changes.soften) : image).png().toBuffer().then(shrink)
}

const differences = async (changes: Drawing) => compare(await draw(), await draw(changes)).differences

test('the same picture, and one whose edges are smoothed differently, look the same', async () => {
	expect(await differences({})).toEqual([])
	expect(await differences({ soften: 0.6 })).toEqual([])
})

test('another colour of a button is seen, also a near one', async () => {
	expect(await differences({ button: '#2a7d23' })).toContainEqual(expect.stringContaining('places differ'))
	expect(await differences({ button: '#d24323' })).toEqual([expect.stringContaining('384 px from the top')])
})

test('a shift of 8 px is seen, in place and at the end of the page', async () => {
	expect(await differences({ shift: 8 })).toContainEqual(expect.stringContaining('places differ'))
	expect(await differences({ height: 488 })).toEqual(['it is about 8 px taller'])
	expect(await differences({ height: 481 })).toEqual([])
})

test('a missing picture, another font and a slightly other ground are seen', async () => {
	expect(await differences({ picture: 'none' })).not.toEqual([])
	expect(await differences({ letter: '10' })).not.toEqual([])
	expect(await differences({ paper: '#f9f9f6' })).toEqual([expect.stringContaining('all of it differs by')])
})

test('the difference picture keeps what differs and pales the rest', async () => {
	const actual = await draw({ button: '#2a7d23' })
	const shown = differencePicture(actual, compare(await draw(), actual).tiles)
	const at = (x: number, y: number) => [...shown.pixels.slice((y * shown.width + x) * 3, (y * shown.width + x) * 3 + 3)]
	expect(at(22, 102)).toEqual([0x2a, 0x7d, 0x23])
	expect(Math.min(...at(75, 102))).toBeGreaterThan(200)
})

test('all reviewed pictures together stay below 4 MB', () => {
	const folder = join(import.meta.dirname, 'images')
	const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
	// A folder is no picture: its own size differs between file systems.
	const sizes = entries.map((name) => statSync(join(folder, name))).filter((entry) => entry.isFile())
	expect(sizes.length).toBeGreaterThan(50)
	expect(sizes.reduce((total, { size }) => total + size, 0)).toBeLessThan(4_000_000)
})
