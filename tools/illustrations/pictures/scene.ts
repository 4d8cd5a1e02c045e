import type { Dog } from '../dog/dog.ts'
import type { Pose } from '../dog/figure.ts'
import { figure } from '../dog/figure.ts'
import type { Point } from '../drawing/outline.ts'
import { svg } from '../drawing/svg.ts'
import { castDog } from './dog-pictures.ts'
import type { Drawing } from './portrait.ts'
import { page } from './portrait.ts'

const SCENE = { width: 1600, height: 1000 } as const

interface Place {
	x: number
	y: number
	scale?: number
	flip?: boolean
	/** Degrees the head is turned. */
	tilt?: number
}

export function put(who: string | Dog, pose: Pose, { x, y, scale = 1, flip, tilt }: Place): string {
	const dog = typeof who === 'string' ? castDog(who) : who
	const shown = tilt === undefined ? dog : { ...dog, tilt }
	const id = `${dog.seed}${Math.round(x)}`
	return svg`<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})">${figure(shown, pose, id)}</g>`
}

/** A finished 16:10 scene. */
export function scene(content: string, focal: Point): Drawing {
	return { svg: page(SCENE.width, SCENE.height, content), width: SCENE.width, height: SCENE.height, focal }
}

export function at(x: number, y: number, scale: number, content: string, turn = 0): string {
	return svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`
}

/** The red lead, one round-ended line. */
export function lead(path: string, width = 12): string {
	return svg`<path d="${path}" fill="none" stroke="#e2452a" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}
