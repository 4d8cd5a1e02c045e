import { COATS } from '../drawing/colours.ts'
import { rounded } from '../drawing/outline.ts'
import type { Random } from '../drawing/random.ts'
import { randomFrom } from '../drawing/random.ts'
import { svg } from '../drawing/svg.ts'
import type { Dog, Mark } from './dog.ts'
import { faceLines, markColour } from './dog.ts'

/** The caller clips them to the outline of the head. */
export function headMarks(dog: Dog): string {
	return dog.marks.map((mark) => headMark(dog, mark)).join('')
}

function headMark(dog: Dog, mark: Mark): string {
	const colour = mark.kind === 'blaze' ? COATS.white : COATS[mark.colour]
	const random = randomFrom(dog.seed + mark.kind)
	switch (mark.kind) {
		case 'blaze':
			return blaze(dog, 15 * (mark.width ?? 1))
		case 'eyepatch':
			return eyepatch(dog, mark.side, colour)
		case 'cap':
			return (mark.side === 0 ? [-1, 1] : [mark.side]).map((side) => cap(dog, side, colour)).join('')
		case 'saddle':
			return svg`<path d="M-140 -120H140V-40Q${dog.skull * 0.8} -6 ${dog.skull * 0.5} -50Q0 -66 ${-dog.skull * 0.5} -50Q${-dog.skull * 0.8} -6 -140 -40Z" fill="${colour}"/>`
		case 'points':
			return [-1, 1].map((side) => point(dog, side, colour)).join('')
		case 'merle':
			return flecks(random, { count: 17, x: 0, y: -25, spreadX: dog.cheek, spreadY: 65, least: 7, most: 22, colour })
		case 'spots':
			return flecks(random, { count: 15, x: 0, y: -30, spreadX: dog.cheek, spreadY: 72, least: 4, most: 10, colour })
		case 'brindle':
			return brindle(dog, random, colour)
		default:
			return ''
	}
}

function blaze(dog: Dog, w: number): string {
	const { nose } = faceLines(dog)
	return svg`<path d="M${-w * 0.9} -100Q${-w * 1.1} -60 ${-w * 0.72} -20Q${-w * 0.8} ${nose - 34} ${-dog.muzzle * 0.9} ${nose - 4}L0 ${nose + 20}L${dog.muzzle * 0.9} ${nose - 4}Q${w * 0.8} ${nose - 34} ${w * 0.72} -20Q${w * 1.1} -60 ${w * 0.9} -100Z" fill="${COATS.white}"/>`
}

function eyepatch(dog: Dog, side: number, colour: string): string {
	const { eyeX: x, eyeY: y } = faceLines(dog)
	const patch = rounded([
		[side * (x - 26), y - 30],
		[side * (x + 10), y - 46],
		[side * (x + 38), y - 18],
		[side * (x + 32), y + 26],
		[side * (x + 2), y + 36],
		[side * (x - 24), y + 14],
	])
	return svg`<path d="${patch}" fill="${colour}"/>`
}

function cap(dog: Dog, side: number, colour: string): string {
	return svg`<path d="M${side * 13} -110Q${side * 8} -50 ${side * 16} -22Q${side * 24} 26 ${side * (dog.cheek + 4)} 44L${side * 140} 20V-120Z" fill="${colour}"/>`
}

function point(dog: Dog, side: number, colour: string): string {
	const { nose, chin, eyeX, eyeY } = faceLines(dog)
	const cheek = rounded([
		[side * dog.cheek * 0.9, 14],
		[side * dog.muzzle * 0.95, 26],
		[side * dog.muzzle * 0.5, nose + 4],
		[side * dog.muzzle * 0.5, chin + 10],
		[side * dog.muzzle * 1.4, chin + 14],
		[side * dog.cheek * 1.2, 40],
	])
	return svg`<ellipse cx="${side * (eyeX - 3)}" cy="${eyeY - 27}" rx="10" ry="8.5" fill="${colour}"/><path d="${cheek}" fill="${colour}"/>`
}

function brindle(dog: Dog, random: Random, colour: string): string {
	return [-1, 1]
		.flatMap((side) =>
			Array.from({ length: 6 }, (_, i) => {
				const y = -84 + i * 21 + random() * 7
				const reach = 28 + random() * 22
				return svg`<path d="M${side * (dog.cheek + 10)} ${y}Q${side * dog.cheek * 0.7} ${y + 3} ${side * reach} ${y + 11}Q${side * dog.cheek * 0.7} ${y + 10} ${side * (dog.cheek + 10)} ${y + 7}Z" fill="${colour}" opacity=".38"/>`
			}),
		)
		.join('')
}

interface Flecks {
	count: number
	x: number
	y: number
	spreadX: number
	spreadY: number
	least: number
	most: number
	colour: string
}

function flecks(random: Random, { count, x, y, spreadX, spreadY, least, most, colour }: Flecks): string {
	return Array.from({ length: count }, () => {
		const cx = x + (random() - 0.5) * 2 * spreadX
		const cy = y + (random() - 0.5) * 2 * spreadY
		const size = least + random() * (most - least)
		const corners = [0, 1, 2, 3, 4].map((corner) => {
			const angle = (corner / 5) * 2 * Math.PI
			const radius = size * (0.6 + random() * 0.7)
			return [cx + Math.cos(angle) * radius * 1.1, cy + Math.sin(angle) * radius * 0.85] as const
		})
		return svg`<path d="${rounded(corners)}" fill="${colour}"/>`
	}).join('')
}

export function muzzleTicks(dog: Dog): string {
	const colour = markColour(dog, 'ticks')
	if (!colour) return ''
	const random = randomFrom(`${dog.seed}tick`)
	const { nose } = faceLines(dog)
	return Array.from({ length: 16 }, () => {
		const side = random() < 0.5 ? -1 : 1
		const x = side * (dog.muzzle * 0.3 + random() * dog.muzzle * 0.6)
		return svg`<circle cx="${x}" cy="${nose - 8 + random() * 34}" r="${1.6 + random() * 2}" fill="${colour}"/>`
	}).join('')
}

/** The markings of the body. */
export function bodyMarks(dog: Dog, x: number, y: number, spreadX: number, spreadY: number): string {
	return dog.marks
		.map((mark) => {
			if (mark.kind === 'blaze') return ''
			const at = { x, y, spreadX, spreadY, colour: COATS[mark.colour] }
			const random = randomFrom(dog.seed + mark.kind + spreadX.toFixed(0))
			if (mark.kind === 'eyepatch' || mark.kind === 'cap')
				return flecks(random, { ...at, count: 2, least: 42, most: 62 })
			if (mark.kind === 'merle') return flecks(random, { ...at, count: 15, least: 9, most: 24 })
			if (mark.kind === 'spots') return flecks(random, { ...at, count: 24, least: 6, most: 14 })
			if (mark.kind === 'ticks') return flecks(random, { ...at, count: 46, least: 2, most: 5 })
			if (mark.kind === 'brindle') return stripes(random, at)
			return ''
		})
		.join('')
}

function stripes(random: Random, { x, y, spreadX, spreadY, colour }: Omit<Flecks, 'count' | 'least' | 'most'>): string {
	return Array.from({ length: 11 }, (_, i) => {
		const left = x - spreadX + (i / 10) * spreadX * 2
		const top = y - spreadY * (0.9 + random() * 0.3)
		const drop = spreadY * (0.8 + random() * 0.7)
		return svg`<path d="M${left} ${top}q${10 + random() * 8} ${drop * 0.5} ${-4 + random() * 8} ${drop}" fill="none" stroke="${colour}" stroke-width="${3 + random() * 4}" stroke-linecap="round" opacity=".32"/>`
	}).join('')
}
