import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { CONTENT_TYPES } from '#content/model/content-types.ts'
import { allPictures, mediaCatalogue } from './catalogue.ts'
import { castDog } from './pictures/dog-pictures.ts'

const sample = new URL('../../sample/', import.meta.url)
const catalogue: Record<string, { id: number; alt: string; file: string; sizes: Record<string, { file: string }> }> =
	parse(readFileSync(new URL('media.yaml', sample), 'utf8'))

function referencedNames(): string[] {
	const texts = CONTENT_TYPES.flatMap((folder) =>
		readdirSync(new URL(`${folder}/`, sample))
			.filter((file) => file.endsWith('.md'))
			.map((file) => parse(readFileSync(new URL(`${folder}/${file}`, sample), 'utf8').split(/^---$/m)[1] ?? '')),
	)
	return texts.flatMap(imagesIn)
}

function imagesIn(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(imagesIn)
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, inner]) => {
		if (['image', 'cutout', 'before', 'after'].includes(key) && typeof inner === 'string') return [inner]
		if (key === 'gallery' && Array.isArray(inner)) return inner.map(String)
		return imagesIn(inner)
	})
}

test('the same seed always draws the same picture', () => {
	const once = allPictures().map(({ draw }) => draw().svg)
	const again = allPictures().map(({ draw }) => draw().svg)
	expect(again).toEqual(once)
	expect(once[0]).toContain('<svg')
})

test('no drawing has a number that could not be worked out', () => {
	const broken = allPictures().filter(({ draw }) => /NaN|undefined|Infinity|\[object/.test(draw().svg))
	expect(broken.map(({ name }) => name)).toEqual([])
})

test('no drawing depends on the fonts of the machine', () => {
	expect(allPictures().filter(({ draw }) => draw().svg.includes('<text'))).toEqual([])
})

test('every picture has its own name, id and description', () => {
	const pictures = allPictures()
	expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
	expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length)
	expect(pictures.filter(({ alt }) => alt.length < 15)).toEqual([])
})

test('the catalogue on disk is the one the drawings make', () => {
	expect(readFileSync(new URL('media.yaml', sample), 'utf8')).toBe(mediaCatalogue(allPictures()).text)
})

test('every picture the content asks for is in the catalogue', () => {
	const missing = referencedNames().filter((name) => !catalogue[name])
	expect(missing).toEqual([])
})

test('every file of the catalogue is on disk, and together they stay under 12 MB', () => {
	const files = Object.values(catalogue).flatMap(({ file, sizes }) => [
		file,
		...Object.values(sizes).map((size) => size.file),
	])
	const total = files.reduce((sum, file) => sum + statSync(new URL(`media/${file}`, sample)).size, 0)
	expect(files.length).toBe(readdirSync(new URL('media/', sample)).length)
	expect(total).toBeLessThan(12 * 2 ** 20)
})

/** The list of dogs page by page, and the dogs to sponsor; Kit has no picture. */
const LISTED = [
	'otis biscuit roxy duke finn gus sarge cosmo fern hattie dot sir-barnaby pip wren nan teddy tilly waffles olive nell maple maggie bramble luna',
	'kit ernie juno rolo moss scout ziggy marlow lola poppy bear percy',
	'bear roxy percy dot olive',
].map((page) => page.split(' '))

test.each([2, 3, 4])('neighbours in a list of dogs in %i columns stand on different grounds', (columns) => {
	const clashes = LISTED.flatMap((page) =>
		page.flatMap((slug, index) => {
			const beside = (index + 1) % columns === 0 ? undefined : page[index + 1]
			return [beside, page[index + columns]]
				.filter((other) => other && castDog(other).ground === castDog(slug).ground)
				.map((other) => `${slug} and ${other}`)
		}),
	)
	expect(clashes).toEqual([])
})
