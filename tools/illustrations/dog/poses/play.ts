import { COATS, darker } from '#tools/illustrations/drawing/colours.ts'
import type { Point } from '#tools/illustrations/drawing/outline.ts'
import { randomFrom } from '#tools/illustrations/drawing/random.ts'
import { svg } from '#tools/illustrations/drawing/svg.ts'
import type { Dog } from '../dog.ts'
import { faceLines } from '../dog.ts'
import { groundShadow, headShadow, paw, shadeOf, sockColour, stretchedLeg, tail } from '../limbs.ts'
import { wear } from '../wear.ts'
import { bodyLength, trunk } from './side-on.ts'

function frameOf(dog: Dog) {
	return { rump: -150 * dog.leg - 96 * dog.body, chest: -22 - 96 * dog.body, length: bodyLength(dog) }
}

/** The middle of the head of a dog in a play bow with its elbows on y = 0. */
export function playingHead(dog: Dog): Point {
	const { chest, length } = frameOf(dog)
	return [length * 0.92, chest - 62 - faceLines(dog).chin * 0.2]
}

export function playing(dog: Dog, id: string): string {
	const random = randomFrom(`${dog.seed}body`)
	const { rump, chest, length: l } = frameOf(dog)
	const [headX, headY] = playingHead(dog)
	const { chin } = faceLines(dog)
	const base = COATS[dog.base]
	const sock = sockColour(dog)
	const w = 21 * (0.6 + dog.body * 0.4)
	const reach = l * 1.36 + 46 * dog.leg
	const body = trunk(dog, id, random, {
		outline: outlineOf(dog),
		flank: [-l * 0.2, (rump + chest) / 2 + 30, l * 0.8, 50 * dog.body],
		chest: [
			[l * 0.6, chest - 40],
			[l * 1.3, chest - 44],
			[l * 1.36, chest * 0.4],
			[l * 0.98, 0],
			[l * 0.76, chest * 0.3],
		],
		saddle: svg`M${-l * 1.4} ${rump - 40}H${l * 0.2}L${l * 0.7} ${chest}Q0 ${chest} ${-l * 1.4} ${rump * 0.62}Z`,
		shadow: svg`M${-l * 1.4} ${rump * 0.52}Q${-l * 0.4} ${rump * 0.44} 0 ${rump * 0.3}T${l * 1.4} -16V20H${-l * 1.4}Z`,
	})
	const far = { colour: darker(base, 0.28), sock: darker(sock, 0.24) }
	const near = { colour: darker(base, 0.02), sock }
	const collar = svg`<g transform="translate(${headX} ${headY})">${wear(dog, dog.neck * 0.98, chin + 18, id)}</g>`
	return svg`${groundShadow(l * 0.2, l * 1.5)}${tail(dog, -l * 0.98, rump + 30, -1, random)}${hindLeg(dog, -l * 0.56, far)}${stretchedLeg(l * 0.9, reach + 24, w, far.colour, far.sock)}${hindLeg(dog, -l * 0.84, near)}${body}${stretchedLeg(l * 0.62, reach - 22, w, near.colour, sock)}<g clip-path="url(#${id}w)">${headShadow(headX, headY + chin + 4, dog.neck * 1.3, shadeOf(dog))}</g>${collar}`
}

function outlineOf(dog: Dog): Point[] {
	const { rump, chest, length: l } = frameOf(dog)
	return [
		[-l * 1.06, rump + 44],
		[-l * 0.84, rump + 2],
		[-l * 0.4, rump + 12],
		[l * 0.16, (rump + chest) / 2 + 4],
		[l * 0.56, chest - 40],
		[l * 1.16, chest - 40],
		[l * 1.26, chest * 0.6],
		[l * 1.12, -10],
		[l * 0.6, -2],
		[l * 0.16, chest * 0.34],
		[-l * 0.36, rump * 0.5],
		[-l * 0.9, rump * 0.5],
		[-l * 1.14, rump * 0.66],
	]
}

function hindLeg(dog: Dog, x: number, tone: { colour: string; sock: string }): string {
	const { rump } = frameOf(dog)
	const w = 20 * (0.6 + dog.body * 0.4)
	const top = rump * 0.58
	return svg`<path d="M${x - w * 1.55} ${top}Q${x - w * 1.4} ${top * 0.45} ${x - w * 0.9} -8H${x + w * 0.8}Q${x + w * 0.6} ${top * 0.45} ${x + w * 1.9} ${top}Z" fill="${tone.colour}"/><path d="M${x - w * 1.16} ${-Math.min(48, -top * 0.4)}H${x + w * 0.76}L${x + w * 0.8} -6H${x - w * 0.9}Z" fill="${tone.sock}"/>${paw(x + 5, w * 1.12, tone.sock)}`
}
