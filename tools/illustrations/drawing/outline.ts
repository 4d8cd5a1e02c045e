import type { Random } from './random.ts'
import { svg } from './svg.ts'

export type Point = readonly [x: number, y: number]
export type Edge = 'smooth' | 'scruffy' | 'fluffy'

const ROUNDNESS = 0.58
const STEPS_PER_POINT = 9

/** A symmetric shape; the first and last points lie on the middle line. */
export function mirrored(half: readonly Point[]): Point[] {
	const other = half
		.slice(1, -1)
		.reverse()
		.map(([x, y]): Point => [-x, y])
	return [...half, ...other]
}

function around(points: readonly Point[], index: number): Point {
	return points[(index + points.length) % points.length] ?? [0, 0]
}

/** A closed, smooth path through the points. */
export function rounded(points: readonly Point[], roundness = ROUNDNESS): string {
	const start = around(points, 0)
	const curves = points.map((point, i) => {
		const before = around(points, i - 1)
		const next = around(points, i + 1)
		const after = around(points, i + 2)
		const pull = roundness / 3
		return svg`C${point[0] + (next[0] - before[0]) * pull} ${point[1] + (next[1] - before[1]) * pull} ${next[0] - (after[0] - point[0]) * pull} ${next[1] - (after[1] - point[1]) * pull} ${next[0]} ${next[1]}`
	})
	return svg`M${start[0]} ${start[1]}${curves}Z`
}

function alongCurve(points: readonly Point[]): Point[] {
	return points.flatMap((point, i) => {
		const corners = [around(points, i - 1), point, around(points, i + 1), around(points, i + 2)] as const
		return Array.from({ length: STEPS_PER_POINT }, (_, step): Point => {
			const t = step / STEPS_PER_POINT
			return [between(corners, 0, t), between(corners, 1, t)]
		})
	})
}

function between([a, b, c, d]: readonly [Point, Point, Point, Point], axis: 0 | 1, t: number): number {
	const bend = (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t
	return 0.5 * (2 * b[axis] + (c[axis] - a[axis]) * t + bend + (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3)
}

/** The outline with tufts or scallops. */
export function furry(points: readonly Point[], edge: Edge, random: Random, depth = 1): string {
	if (edge === 'smooth') return rounded(points)
	const every = edge === 'fluffy' ? 5 : 3
	const walk = alongCurve(points).filter((_, i) => i % every === 0)
	const first = around(walk, 0)
	const tufts = walk.map((from, i) => {
		const to = around(walk, i + 1)
		return edge === 'fluffy' ? scallop(from, to, depth) : tuft(from, to, depth, random)
	})
	return svg`M${first[0]} ${first[1]}${tufts}Z`
}

function outward(from: Point, to: Point): { length: number; x: number; y: number } {
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
	return { length, x: (to[1] - from[1]) / length, y: -(to[0] - from[0]) / length }
}

function scallop(from: Point, to: Point, depth: number): string {
	const out = outward(from, to)
	const rise = out.length * 0.525 * depth
	return svg`C${from[0] + out.x * rise} ${from[1] + out.y * rise} ${to[0] + out.x * rise} ${to[1] + out.y * rise} ${to[0]} ${to[1]}`
}

function tuft(from: Point, to: Point, depth: number, random: Random): string {
	const out = outward(from, to)
	const rise = (7 + random() * 8) * depth
	const along = 0.72 + random() * 0.3
	const tipX = from[0] + (to[0] - from[0]) * along + out.x * rise
	const tipY = from[1] + (to[1] - from[1]) * along + out.y * rise + rise * 0.35
	return svg`Q${from[0] + out.x * rise * 0.8} ${from[1] + out.y * rise * 0.8} ${tipX} ${tipY}Q${to[0] + out.x * 1.5} ${to[1] + out.y * 1.5} ${to[0]} ${to[1]}`
}
