import { brightness, COATS, darker, lighter, mix } from '../drawing/colours.ts'
import type { Edge, Point } from '../drawing/outline.ts'
import { furry, rounded } from '../drawing/outline.ts'
import type { Random } from '../drawing/random.ts'
import { randomFrom } from '../drawing/random.ts'
import { svg } from '../drawing/svg.ts'
import type { Dog } from './dog.ts'
import { patchColour } from './dog.ts'

/** An ear has a part behind the skull and a part in front of it. */
export interface Ear {
	back: string
	front: string
}

interface Look {
	width: number
	length: number
	lit: string
	shade: string
	inner: string
	edge: Edge
	depth: number
	random: Random
}

/** -1 is the left of the picture, 1 the right. Drawn on the right and mirrored. */
export function ear(dog: Dog, side: -1 | 1): Ear {
	const shape = side < 0 ? dog.ears : (dog.otherEar ?? dog.ears)
	const base = dog.earColour ? COATS[dog.earColour] : (patchColour(dog, side, 'cap') ?? COATS[dog.base])
	const drawn = shapes[shape]({
		width: dog.skull,
		length: dog.earLength,
		lit: side > 0 ? darker(base, 0.13) : base,
		shade: darker(base, side > 0 ? 0.26 : 0.16),
		inner: brightness(base) > 0.75 ? '#f0b7a6' : mix(darker(base, 0.3), '#b5604f', 0.34),
		edge: dog.earCoat === 'wavy' ? 'scruffy' : dog.earCoat,
		depth: dog.earCoat === 'wavy' ? 0.55 : 0.9,
		random: randomFrom(dog.seed + (side < 0 ? 'L' : 'R')),
	})
	const turn = side < 0 ? dog.earTurn[0] : dog.earTurn[1]
	const place = (part: string) =>
		part && svg`<g transform="${side < 0 && 'scale(-1 1) '}rotate(${turn} ${dog.skull * 0.7} -70)">${part}</g>`
	return { back: place(drawn.back ?? ''), front: place(drawn.front ?? '') }
}

const shapes: Record<Dog['ears'], (look: Look) => Partial<Ear>> = {
	prick: (look: Look) => standing(look, 84, 0.96, 1.2, 1.06),
	bat: (look: Look) => standing(look, 96, 1.12, 1.42, 1.24),
	semi,
	button,
	floppy,
	long,
	rose,
}

function standing({ width: w, length, lit, inner }: Look, tall: number, lean: number, bulge: number, hollow: number) {
	const h = tall * length
	const x = w * lean
	const y = -74 - h
	return {
		back: svg`<path d="M${w * 0.12} -78Q${w * 0.5} ${-92 - h * 0.62} ${x - 7} ${y + 3}Q${x + 2} ${y - 6} ${x + 6} ${y + 7}Q${w * bulge} ${-62 - h * 0.4} ${w * 0.99} -22Z" fill="${lit}"/><path d="M${w * 0.4} -78Q${w * 0.62} ${-86 - h * 0.5} ${x - 5} ${y + 20}Q${w * hollow} ${-62 - h * 0.36} ${w * 0.86} -40Z" fill="${inner}"/>`,
	}
}

function semi({ width: w, length, lit }: Look) {
	const h = 62 * length
	const upright = svg`<path d="M${w * 0.16} -80Q${w * 0.42} ${-92 - h * 0.7} ${w * 0.62} ${-82 - h}Q${w} ${-96 - h} ${w * 1.16} ${-64 - h * 0.5}Q${w * 1.1} -60 ${w * 0.99} -24Z" fill="${lit}"/>`
	const folded = svg`<path d="M${w * 0.58} ${-82 - h}Q${w * 0.98} ${-100 - h} ${w * 1.22} ${-66 - h * 0.62}Q${w * 1.36} ${-48 - h * 0.3} ${w * 1.2} ${-36 - h * 0.14}Q${w * 0.86} ${-46 - h * 0.3} ${w * 0.58} ${-82 - h}Z" fill="${lighter(lit, 0.16)}"/>`
	return { back: upright + folded }
}

function button({ width: w, length, lit, shade }: Look) {
	const l = 66 * length
	return {
		back: svg`<path d="M${w * 0.32} -84Q${w * 0.66} -116 ${w * 1.05} -78L${w * 0.9} -50Z" fill="${lit}"/>`,
		front: svg`<path d="M${w * 0.3} -90Q${w * 0.66} -112 ${w * 1.04} -78Q${w * 1.1} ${-70 + l * 0.6} ${w * 0.93} ${-64 + l}Q${w * 0.86} ${-58 + l} ${w * 0.78} ${-66 + l}Q${w * 0.46} ${-76 + l * 0.6} ${w * 0.3} -90Z" fill="${shade}"/>`,
	}
}

function hanging(points: readonly Point[], { shade, edge, random, depth }: Look) {
	return { front: svg`<path d="${furry(points, edge, random, depth)}" fill="${shade}"/>` }
}

function floppy(look: Look) {
	const w = look.width
	const l = 150 * look.length
	const tip: Point[] = [
		[w * 1.24, -62 + l * 0.5],
		[w * 1.16, -62 + l * 0.9],
		[w * 0.98, -62 + l],
		[w * 0.84, -62 + l * 0.74],
	]
	return hanging([[w * 0.5, -88], [w * 0.86, -88], [w * 1.12, -62], ...tip, [w * 0.76, -58]], look)
}

function long(look: Look) {
	const w = look.width
	const l = 168 * look.length
	const tip: Point[] = [
		[w * 1.32, -60 + l * 0.55],
		[w * 1.34, -60 + l * 0.86],
		[w * 1.12, -60 + l],
		[w * 0.9, -60 + l * 0.86],
		[w * 0.88, -40 + l * 0.34],
	]
	return hanging([[w * 0.56, -76], [w * 0.88, -76], [w * 1.14, -44], ...tip, [w * 0.76, -40]], look)
}

function rose({ width: w, length, lit, inner, edge, random, depth }: Look) {
	const h = 46 * length
	const flap: Point[] = [
		[w * 0.5, -84],
		[w * 0.84, -88 - h * 0.5],
		[w * 1.24, -74 - h * 0.34],
		[w * 1.36, -52],
		[w * 1.12, -40],
		[w * 0.86, -42],
	]
	const hollow: Point[] = [
		[w * 0.66, -74],
		[w * 0.9, -72 - h * 0.26],
		[w * 1.22, -60],
		[w * 1.08, -46],
		[w * 0.84, -50],
	]
	const outer = furry(flap, edge === 'scruffy' ? 'scruffy' : 'smooth', random, depth)
	return { back: svg`<path d="${outer}" fill="${lit}"/><path d="${rounded(hollow)}" fill="${inner}"/>` }
}
