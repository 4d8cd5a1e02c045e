import { COATS, darker, SHADE } from '#tools/illustrations/drawing/colours.ts'
import type { Point } from '#tools/illustrations/drawing/outline.ts'
import { randomFrom } from '#tools/illustrations/drawing/random.ts'
import { svg } from '#tools/illustrations/drawing/svg.ts'
import type { Dog } from '../dog.ts'
import { faceLines } from '../dog.ts'
import { groundShadow, headShadow, shadeOf, sockColour, stretchedLeg } from '../limbs.ts'
import { wear } from '../wear.ts'
import { bodyLength, trunk } from './side-on.ts'

function frameOf(dog: Dog) {
	return { back: -22 - 118 * dog.body, length: bodyLength(dog) }
}

/** The middle of the head of a dog lying on y = 0. */
export function lyingHead(dog: Dog): Point {
	const { back, length } = frameOf(dog)
	return [length * 0.86, back - 64 - faceLines(dog).chin * 0.25]
}

export function lying(dog: Dog, id: string): string {
	const random = randomFrom(`${dog.seed}body`)
	const { back, length: l } = frameOf(dog)
	const [headX, headY] = lyingHead(dog)
	const { chin } = faceLines(dog)
	const base = COATS[dog.base]
	const sock = sockColour(dog)
	const w = 21 * (0.6 + dog.body * 0.4)
	const reach = l * 1.28 + 46 * dog.leg
	const body = trunk(dog, id, random, {
		outline: outlineOf(dog),
		flank: [-l * 0.2, back * 0.55, l * 0.9, -back * 0.35],
		chest: [
			[l * 0.5, back - 40],
			[l * 1.3, back - 44],
			[l * 1.36, back * 0.4],
			[l * 0.98, 0],
			[l * 0.7, back * 0.3],
		],
		saddle: svg`M${-l * 1.4} ${back - 40}H${l * 0.72}Q${l * 0.5} ${back * 0.5} 0 ${back * 0.5}T${-l * 1.4} ${back * 0.35}Z`,
		shadow: svg`M${-l * 1.4} ${back * 0.12}Q${-l * 0.1} ${back * 0.3} ${l * 0.5} ${back * 0.14}T${l * 1.4} ${back * 0.2}V20H${-l * 1.4}Z`,
	})
	const farLeg = stretchedLeg(l * 0.86, reach + 26, w, darker(base, 0.26), darker(sock, 0.22))
	const nearLeg = stretchedLeg(l * 0.56, reach - 20, w, darker(base, 0.03), sock)
	const collar = svg`<g transform="translate(${headX} ${headY})">${wear(dog, dog.neck * 0.98, chin + 18, id)}</g>`
	return svg`${groundShadow(l * 0.1, l * 1.6)}${restingTail(dog, l)}${farLeg}${body}${haunch(dog, l, back)}${nearLeg}<g clip-path="url(#${id}w)">${headShadow(headX, headY + chin + 4, dog.neck * 1.3, shadeOf(dog))}</g>${collar}`
}

function outlineOf(dog: Dog): Point[] {
	const { back, length: l } = frameOf(dog)
	return [
		[-l * 1.12, back * 0.52],
		[-l * 0.8, back * 0.9],
		[-l * 0.2, back * 0.9],
		[l * 0.3, back],
		[l * 0.52, back - 56],
		[l * 1.14, back - 56],
		[l * 1.22, back * 0.62],
		[l * 1.08, -14],
		[l * 0.4, 0],
		[-l * 0.9, 0],
		[-l * 1.22, -12],
	]
}

function haunch(dog: Dog, l: number, back: number): string {
	const base = COATS[dog.base]
	const sock = sockColour(dog)
	const x = -l * 0.7
	return svg`<path d="M${x - l * 0.34} -8Q${x - l * 0.46} ${back * 0.66} ${x} ${back * 0.68}Q${x + l * 0.44} ${back * 0.62} ${x + l * 0.4} -12Z" fill="${darker(base, 0.04)}"/><path d="M${x + l * 0.02} ${back * 0.675}Q${x + l * 0.44} ${back * 0.62} ${x + l * 0.4} -12" fill="none" stroke="${SHADE}" stroke-opacity="${shadeOf(dog) * 1.2}" stroke-width="6"/><path d="M${x - l * 0.3} 0Q${x - l * 0.36} -24 ${x} -25H${x + l * 0.5}Q${x + l * 0.66} -24 ${x + l * 0.62} 0Z" fill="${darker(base, 0.04)}"/><path d="M${x + l * 0.36} 0L${x + l * 0.3} -12L${x + l * 0.38} -25H${x + l * 0.5}Q${x + l * 0.66} -24 ${x + l * 0.62} 0Z" fill="${sock}"/>`
}

function restingTail(dog: Dog, l: number): string {
	if (dog.tail === 'stub') return ''
	const width = { otter: 26, whip: 16, plume: 36, curl: 42 }[dog.tail]
	return svg`<path d="M${-l * 1.05} -20Q${-l * 1.5} 0 ${-l * 1.72} -26" fill="none" stroke="${darker(COATS[dog.base], 0.1)}" stroke-width="${width}" stroke-linecap="round"/>`
}
