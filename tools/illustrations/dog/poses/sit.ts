import { COATS, darker, isDark, lighter, SHADE } from '#tools/illustrations/drawing/colours.ts'
import type { Point } from '#tools/illustrations/drawing/outline.ts'
import { furry, mirrored } from '#tools/illustrations/drawing/outline.ts'
import { randomFrom } from '#tools/illustrations/drawing/random.ts'
import { svg } from '#tools/illustrations/drawing/svg.ts'
import type { Dog } from '../dog.ts'
import { bodyEdge, faceLines, markColour } from '../dog.ts'
import { groundShadow, paw, shadeOf, sockColour, tail } from '../limbs.ts'
import { bodyMarks } from '../markings.ts'
import { wear } from '../wear.ts'

interface Frame {
	leg: number
	top: number
	width: number
	neck: number
}

/** The middle of the head of a dog sitting with its feet on y = 0. */
export function sittingHead(dog: Dog): Point {
	return [0, -178 * dog.leg - 58 - faceLines(dog).chin]
}

export function sitting(dog: Dog, id: string): string {
	const random = randomFrom(`${dog.seed}body`)
	const leg = 178 * dog.leg
	const frame: Frame = { leg, top: -leg - 66, width: 70 * dog.body * (0.7 + dog.neck / 200), neck: dog.neck }
	const { width: w, top, neck } = frame
	const sock = sockColour(dog)
	const edge = dog.coat === 'smooth' ? 'smooth' : 'scruffy'
	const outline = furry(bodyPoints(dog, frame), bodyEdge(dog), random)
	const chest = dog.chest && svg`<path d="${furry(longBib(frame), edge, random, 0.8)}" fill="${COATS[dog.chest]}"/>`
	const shortChest =
		dog.chest && svg`<path d="${furry(shortBib(frame), edge, random, 0.8)}" fill="${COATS[dog.chest]}"/>`
	const gap = svg`<path d="M${-w * 0.252} ${-leg * 0.62}L0 ${-leg * 0.74}L${w * 0.252} ${-leg * 0.62}V0H${-w * 0.252}Z" fill="${darker(COATS[dog.base], 0.34)}"/>`
	const feet = [-1, 1].map((side) => paw(side * w * 1.18, 34 * dog.body, side > 0 ? darker(sock, 0.12) : sock))
	return svg`${groundShadow(0, 150 * dog.body)}${tail(dog, w * 1.2, -22, 1, random)}${feet}<clipPath id="${id}s"><path d="${outline}"/></clipPath><path d="${outline}" fill="${COATS[dog.base]}"/><g clip-path="url(#${id}s)">${saddleSides(dog, frame)}${bodyMarks(dog, 0, -leg * 0.6, w, leg * 0.5)}${chest}${shadows(dog, frame)}</g>${gap}${foreleg(dog, frame, -1)}${foreleg(dog, frame, 1)}${shortChest}<g transform="translate(0 ${top - faceLines(dog).chin + 8})">${wear(dog, neck * 1.04, faceLines(dog).chin + 22, id)}</g>`
}

function bodyPoints(dog: Dog, { leg, top, width: w, neck }: Frame): Point[] {
	return mirrored([
		[0, top - 34],
		[neck * 0.94, top - 14],
		[neck * 1.16, top + 30],
		[w * 1.12, top + 84 * Math.min(1, dog.leg + 0.2)],
		[w * 1.12, -leg * 0.46],
		[w * 1.46, -34],
		[w * 1.4, -4],
		[0, 2],
	])
}

function longBib({ top, neck }: Frame): Point[] {
	return [
		[-neck * 0.6, top - 20],
		[0, top - 40],
		[neck * 0.6, top - 20],
		[neck * 0.66, top + 50],
		[neck * 0.36, top + 128],
		[0, top + 172],
		[-neck * 0.36, top + 128],
		[-neck * 0.66, top + 50],
	]
}

function shortBib({ top, neck }: Frame): Point[] {
	return [
		[-neck * 0.5, top + 20],
		[0, top + 6],
		[neck * 0.5, top + 20],
		[neck * 0.44, top + 70],
		[0, top + 116],
		[-neck * 0.44, top + 70],
	]
}

function saddleSides(dog: Dog, { top, width: w }: Frame): string {
	const saddle = markColour(dog, 'saddle')
	if (!saddle) return ''
	return [-1, 1]
		.map(
			(side) =>
				svg`<path d="M${side * w * 0.8} ${top - 40}Q${side * w * 0.72} ${top + 90} ${side * w * 1.02} -60H${side * w * 2}V${top - 40}Z" fill="${saddle}"/>`,
		)
		.join('')
}

function shadows(dog: Dog, { leg, top, width: w, neck }: Frame): string {
	const opacity = shadeOf(dog)
	const haunches = [-1, 1].map(
		(side) =>
			svg`<path d="M${side * w * 1.5} -70Q${side * w * 0.86} -104 ${side * w * 0.8} 10" fill="none" stroke="${SHADE}" stroke-opacity="${opacity}" stroke-width="6"/>`,
	)
	return svg`<path d="M${w * 0.62} ${top - 60}Q${w * 0.66} ${-leg * 0.6} ${w * 0.86} 20H300V${top - 60}Z" fill="${SHADE}" opacity="${opacity}"/>${haunches}<path d="M${-neck * 1.3} ${top - 30}Q${-neck * 0.6} ${top + 34} 0 ${top + 40}Q${neck * 0.8} ${top + 36} ${neck * 1.4} ${top - 30}Z" fill="${SHADE}" opacity="${opacity}"/>`
}

function foreleg(dog: Dog, { leg, width }: Frame, side: -1 | 1): string {
	const w = 21 * dog.body
	const x = side * width * 0.42
	const base = COATS[dog.base]
	const colour = side > 0 ? darker(base, isDark(base) ? 0.02 : 0.1) : lighter(base, isDark(base) ? 0.08 : 0.05)
	const sock = side > 0 ? darker(sockColour(dog), 0.1) : sockColour(dog)
	return svg`<path d="M${x - w * 1.08} ${-leg * 0.86}Q${x - w * 0.9} ${-leg * 0.4} ${x - w * 0.86} -10H${x + w * 0.86}Q${x + w * 0.9} ${-leg * 0.4} ${x + w * 1.08} ${-leg * 0.86}Q${x} ${-leg * 1.04} ${x - w * 1.08} ${-leg * 0.86}Z" fill="${colour}"/><path d="M${x - w * 0.89} ${-Math.min(58, leg * 0.42)}L${x - w * 0.3} ${-Math.min(66, leg * 0.5)}L${x + w * 0.2} ${-Math.min(54, leg * 0.4)}L${x + w * 0.89} ${-Math.min(62, leg * 0.45)}V-8H${x - w * 0.86}Z" fill="${sock}"/>${paw(x, w * 1.14, sock)}`
}
