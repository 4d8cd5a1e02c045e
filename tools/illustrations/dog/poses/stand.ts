import { COATS, darker } from '#tools/illustrations/drawing/colours.ts'
import type { Point } from '#tools/illustrations/drawing/outline.ts'
import { randomFrom } from '#tools/illustrations/drawing/random.ts'
import { svg } from '#tools/illustrations/drawing/svg.ts'
import type { Dog } from '../dog.ts'
import { faceLines } from '../dog.ts'
import { groundShadow, headShadow, paw, shadeOf, sockColour, tail } from '../limbs.ts'
import { wear } from '../wear.ts'
import { bodyLength, trunk, tuck } from './side-on.ts'

function frameOf(dog: Dog) {
	const leg = 150 * dog.leg
	const belly = -leg + 6
	return { leg, belly, back: belly - 124 * dog.body, length: bodyLength(dog) }
}

/** The middle of the head of a dog standing with its feet on y = 0. */
export function standingHead(dog: Dog): Point {
	const { back, length } = frameOf(dog)
	return [length * 0.98, back - 66]
}

export function standing(dog: Dog, id: string): string {
	const random = randomFrom(`${dog.seed}body`)
	const { belly, back, length: l } = frameOf(dog)
	const [headX, headY] = standingHead(dog)
	const { chin } = faceLines(dog)
	const base = COATS[dog.base]
	const sock = sockColour(dog)
	const far = { colour: darker(base, 0.3), sock: darker(sock, 0.26) }
	const near = { colour: darker(base, 0.02), sock }
	const middle = (back + belly) / 2
	const body = trunk(dog, id, random, {
		outline: outlineOf(dog),
		flank: [-l * 0.2, middle, l * 0.8, 43 * dog.body],
		chest: [
			[l * 0.72, back - 40],
			[l * 1.4, back - 44],
			[l * 1.5, back + 50],
			[l * 1.1, belly + 20],
			[l * 0.86, back + 50],
		],
		saddle: svg`M${-l * 1.2} ${back - 40}H${l * 0.9}Q${l * 0.6} ${middle} 0 ${middle}T${-l * 1.2} ${middle - 6}Z`,
		shadow: svg`M${-l * 1.4} ${belly - 20}Q${-l * 0.2} ${belly - 34} ${l * 0.5} ${belly - 14}T${l * 1.5} ${belly - 60}V40H${-l * 1.4}Z`,
	})
	const farLegs = limb(dog, l * 0.72, 40, far, 'fore') + limb(dog, -l * 0.62, -34, far, 'hind')
	const nearLegs = limb(dog, l * 0.98, -30, near, 'fore') + limb(dog, -l * 0.86, 26, near, 'hind')
	const collar = svg`<g transform="translate(${headX} ${headY})">${wear(dog, dog.neck * 0.98, chin + 18, id)}</g>`
	return svg`${groundShadow(0, 175)}${tail(dog, -l * 1.02, back + 34, -1, random)}${farLegs}${nearLegs}${body}<g clip-path="url(#${id}w)">${headShadow(headX, headY + chin + 2, dog.neck * 1.3, shadeOf(dog))}</g>${collar}`
}

function outlineOf(dog: Dog): Point[] {
	const { belly, back, length: l } = frameOf(dog)
	return [
		[-l * 1.02, back + 34],
		[-l * 0.74, back + 4],
		[-l * 0.1, back + 6],
		[l * 0.44, back - 6],
		[l * 0.74, back - 60],
		[l * 1.24, back - 60],
		[l * 1.36, back + 44],
		[l * 1.16, belly - 4],
		[l * 0.5, belly + 8],
		[-l * 0.1, belly - 6 - tuck(dog)],
		[-l * 0.66, belly - 14],
		[-l * 1.08, belly - 22],
		[-l * 1.14, back + 70],
	]
}

function limb(dog: Dog, x: number, lean: number, tone: { colour: string; sock: string }, end: 'fore' | 'hind'): string {
	const { leg, belly } = frameOf(dog)
	const w = 20 * (0.6 + dog.body * 0.4)
	const top = belly - 34
	const [back, front] = end === 'hind' ? [1.9, 1.9] : [1.3, 1.4]
	return svg`<path d="M${x - w * back} ${top}Q${x + lean * 0.2 - w * 1.1} ${-leg * 0.5} ${x + lean - w * 0.85} -8H${x + lean + w * 0.85}Q${x + lean * 0.3 + w * 0.9} ${-leg * 0.5} ${x + w * front} ${top}Z" fill="${tone.colour}"/><path d="M${x + lean * 0.72 - w} ${-Math.min(56, leg * 0.4)}h${w * 2}L${x + lean + w * 0.85} -6H${x + lean - w * 0.85}Z" fill="${tone.sock}"/>${paw(x + lean + 5, w * 1.12, tone.sock)}`
}
