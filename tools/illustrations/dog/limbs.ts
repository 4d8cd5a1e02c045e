import { COATS, darker, isDark, lighter, SHADE } from '../drawing/colours.ts'
import type { Point } from '../drawing/outline.ts'
import { furry } from '../drawing/outline.ts'
import type { Random } from '../drawing/random.ts'
import { svg } from '../drawing/svg.ts'
import type { Dog } from './dog.ts'
import { markColour } from './dog.ts'

/** Shadow opacity on a body of this colour. */
export function shadeOf(dog: Dog): number {
	return isDark(COATS[dog.base]) ? 0.24 : 0.13
}

/** Colour of the feet, matching the markings. */
export function sockColour(dog: Dog): string {
	const points = markColour(dog, 'points')
	if (points) return points
	if (dog.chest) return COATS[dog.chest]
	return lighter(COATS[dog.base], isDark(COATS[dog.base]) ? 0.02 : 0.05)
}

export function paw(x: number, w: number, colour: string): string {
	const toes = [-0.3, 0.3].map(
		(at) =>
			svg`<path d="M${x + w * at} -2v-9" stroke="${darker(colour, 0.4)}" stroke-width="3" stroke-linecap="round"/>`,
	)
	return svg`<path d="M${x - w} 0Q${x - w - 3} -25 ${x} -26Q${x + w + 3} -25 ${x + w} 0Z" fill="${colour}"/>${toes}`
}

/** A foreleg stretched out along the ground to the right, ending in a paw. */
export function stretchedLeg(from: number, to: number, w: number, colour: string, sock: string): string {
	return svg`<path d="M${from} ${-w * 2.3}Q${from - w} 0 ${from + w} 0H${to}Q${to + w * 1.3} 0 ${to + w * 1.2} ${-w * 0.75}Q${to + w} ${-w * 1.55} ${to} ${-w * 1.45}Q${(from + to) / 2} ${-w * 1.4} ${from} ${-w * 2.3}Z" fill="${colour}"/><path d="M${to - w * 1.6} 0H${to}Q${to + w * 1.3} 0 ${to + w * 1.2} ${-w * 0.75}Q${to + w} ${-w * 1.55} ${to} ${-w * 1.45}L${to - w * 1.1} ${-w * 1.42}L${to - w * 0.8} ${-w * 0.9}L${to - w * 1.4} ${-w * 0.6}Z" fill="${sock}"/>${[0.1, 0.7].map((at) => svg`<path d="M${to + w * at} -2v${-w * 0.5}" stroke="${darker(sock, 0.4)}" stroke-width="3" stroke-linecap="round"/>`)}`
}

/** The tail from its root. */
export function tail(dog: Dog, x: number, y: number, side: -1 | 1, random: Random): string {
	const colour = darker(COATS[dog.base], 0.1)
	const s = side
	if (dog.tail === 'stub') {
		return svg`<path d="M${x} ${y}q${22 * s} -16 ${30 * s} -44" fill="none" stroke="${colour}" stroke-width="30" stroke-linecap="round"/>`
	}
	if (dog.tail === 'curl') return curl(x, y, s, colour, random)
	if (dog.tail === 'plume') return plume(x, y, s, colour, dog.chest ? COATS[dog.chest] : colour)
	return svg`<path d="M${x} ${y}Q${x + 70 * s} ${y + 12} ${x + 92 * s} ${y - 40}T${x + 118 * s} ${y - 86}" fill="none" stroke="${colour}" stroke-width="${dog.tail === 'otter' ? 26 : 17}" stroke-linecap="round"/>`
}

function curl(x: number, y: number, s: number, colour: string, random: Random): string {
	const points: Point[] = [
		[x - 10 * s, y],
		[x + 40 * s, y + 8],
		[x + 84 * s, y - 34],
		[x + 70 * s, y - 92],
		[x + 22 * s, y - 104],
		[x + 2 * s, y - 70],
		[x + 20 * s, y - 44],
	]
	// Tufts stand out to the left of the path, so a tail on the other side is drawn in reverse.
	const outline = furry(s > 0 ? points.reverse() : points, 'fluffy', random)
	return svg`<path d="${outline}" fill="${colour}"/>`
}

function plume(x: number, y: number, s: number, colour: string, tip: string): string {
	return svg`<path d="M${x} ${y - 8}Q${x + 70 * s} ${y + 4} ${x + 92 * s} ${y - 64}Q${x + 100 * s} ${y - 96} ${x + 126 * s} ${y - 118}Q${x + 134 * s} ${y - 40} ${x + 96 * s} ${y + 2}Q${x + 60 * s} ${y + 34} ${x} ${y + 22}Z" fill="${colour}"/><path d="M${x + 95 * s} ${y - 74}Q${x + 102 * s} ${y - 98} ${x + 126 * s} ${y - 118}Q${x + 131 * s} ${y - 66} ${x + 116 * s} ${y - 30}Q${x + 112 * s} ${y - 60} ${x + 95 * s} ${y - 74}Z" fill="${tip}"/>`
}

export function groundShadow(x: number, radius: number): string {
	return svg`<ellipse cx="${x}" cy="2" rx="${radius}" ry="13" fill="#0d1c2e" opacity=".18"/>`
}

/** The shadow of the head on the body. */
export function headShadow(x: number, y: number, w: number, opacity: number): string {
	return svg`<ellipse cx="${x}" cy="${y}" rx="${w}" ry="30" fill="${SHADE}" opacity="${opacity}"/>`
}
