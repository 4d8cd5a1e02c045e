import { brightness, COATS, darker, isDark, lighter, mix, SHADE } from '../drawing/colours.ts'
import { furry, mirrored } from '../drawing/outline.ts'
import { randomFrom } from '../drawing/random.ts'
import { svg } from '../drawing/svg.ts'
import type { Dog } from './dog.ts'
import { bodyEdge, faceLines, markColour } from './dog.ts'
import { ear } from './ears.ts'
import { brows, eyes, mouth, noseTip } from './face.ts'
import { headMarks, muzzleTicks } from './markings.ts'

/** A head with ears, centred on 0,0. `id` keeps clip paths separate. */
export function head(dog: Dog, id: string): string {
	const base = COATS[dog.base]
	const random = randomFrom(`${dog.seed}fur`)
	const outline = furry(skullPoints(dog), bodyEdge(dog), random)
	const left = ear(dog, -1)
	const right = ear(dog, 1)
	const muzzleColour = colourOfMuzzle(dog)
	const scruffy = dog.coat === 'scruffy'
	const snout = muzzle(dog, muzzleColour)
	const inside = svg`${headMarks(dog)}${!scruffy && snout}${muzzleTicks(dog)}${shadow(dog)}`
	const face = brows(dog) + eyes(dog) + mouth(dog, muzzleColour) + noseTip(dog)
	const topknot =
		dog.build === 'curly' &&
		svg`<path d="${furry(
			mirrored([
				[0, -112],
				[34, -104],
				[44, -78],
				[26, -60],
				[0, -56],
			]),
			'fluffy',
			random,
		)}" fill="${lighter(base)}"/>`
	return svg`<g transform="rotate(${dog.tilt})"><clipPath id="${id}h"><path d="${outline}"/></clipPath>${left.back}${right.back}${dog.coat === 'feather' && ruff(dog)}<path d="${outline}" fill="${base}"/><g clip-path="url(#${id}h)">${inside}</g>${scruffy && beard(dog, muzzleColour) + snout}${face}${scruffy && fringe(dog, id)}${left.front}${right.front}${topknot}</g>`
}

function skullPoints(dog: Dog) {
	const { nose, chin } = faceLines(dog)
	return mirrored([
		[0, -97],
		[dog.skull * 0.56, -85],
		[dog.skull * 0.95, -42],
		[dog.cheek, 6],
		[dog.muzzle + (dog.cheek - dog.muzzle) * 0.5, 40 + dog.muzzleLength * 4],
		[dog.muzzle * 1.02, nose + 12],
		[dog.muzzle * 0.62, chin - 2],
		[0, chin + 5],
	])
}

function colourOfMuzzle(dog: Dog): string {
	const base = COATS[dog.base]
	const marked = markColour(dog, 'muzzle', 'mask')
	const points = markColour(dog, 'points')
	let colour = lighter(base, isDark(base) ? 0.1 : 0.2)
	if (points) colour = mix(points, base, 0.08)
	if (marked) colour = marked
	const alreadyPale = marked && brightness(colour) > 0.8
	return dog.senior && !alreadyPale ? mix(colour, '#f2ede6', 0.7) : colour
}

function muzzle(dog: Dog, colour: string): string {
	const { nose, chin } = faceLines(dog)
	const grow = markColour(dog, 'mask') ? 9 : 0
	const outline = mirrored([
		[0, nose - 40 - grow],
		[dog.muzzle * 0.56 + grow * 0.4, nose - 27 - grow * 0.5],
		[dog.muzzle * 1.02 + grow, nose + 8],
		[dog.muzzle * 0.7 + grow, chin + 6],
		[0, chin + 12 + grow],
	])
	const edge = dog.coat === 'scruffy' ? 'scruffy' : 'smooth'
	const w = dog.muzzle
	const bridge =
		markColour(dog, 'points') &&
		svg`<path d="M${-w * 0.34} ${nose - 44}Q0 ${nose - 60} ${w * 0.34} ${nose - 44}L${w * 0.26} ${nose + 4}H${-w * 0.26}Z" fill="${COATS[dog.base]}"/>`
	return svg`<path d="${furry(outline, edge, randomFrom(`${dog.seed}m`), 0.9)}" fill="${colour}"/>${bridge}`
}

function shadow(dog: Dog): string {
	const { nose, chin } = faceLines(dog)
	return svg`<path d="M${dog.skull * 0.5} -110Q${dog.skull * 0.86} -40 ${dog.muzzle * 0.94} ${nose - 22}Q${dog.muzzle * 0.62} ${nose + 20} ${dog.muzzle * 0.42} ${chin + 30}L160 ${chin + 30}V-110Z" fill="${SHADE}" opacity="${isDark(COATS[dog.base]) ? 0.2 : 0.1}"/>`
}

function ruff(dog: Dog): string {
	const c = dog.cheek
	const base = COATS[dog.base]
	return svg`<path d="M${-c * 0.94} -14L${-c * 1.2} 22L${-c * 1.06} 22L${-c * 1.1} 48L${-c * 0.9} 44L${-c * 0.8} 66L0 60L${c * 0.8} 66L${c * 0.9} 44L${c * 1.1} 48L${c * 1.06} 22L${c * 1.2} 22L${c * 0.94} -14Z" stroke="${base}" stroke-width="8" stroke-linejoin="round" fill="${base}"/>`
}

function beard(dog: Dog, muzzleColour: string): string {
	const { nose, chin } = faceLines(dog)
	const w = dog.muzzle
	const colour = darker(muzzleColour, 0.07)
	return svg`<path d="M${-w * 0.9} ${nose + 12}L${-w * 0.86} ${chin + 10}L${-w * 0.56} ${chin + 4}L${-w * 0.42} ${chin + 24}L${-w * 0.12} ${chin + 12}L${w * 0.1} ${chin + 28}L${w * 0.36} ${chin + 10}L${w * 0.62} ${chin + 20}L${w * 0.74} ${chin - 2}L${w * 0.92} ${nose + 14}Z" fill="${colour}" stroke="${colour}" stroke-width="5" stroke-linejoin="round"/>`
}

function fringe(dog: Dog, id: string): string {
	const base = COATS[dog.base]
	const colour = lighter(base, isDark(base) ? 0.07 : 0.17)
	return svg`<path clip-path="url(#${id}h)" d="M-66 -124L-50 -66L-34 -76L-22 -47L-5 -69L11 -42L25 -71L42 -54L66 -124Z" fill="${colour}" stroke="${colour}" stroke-width="6" stroke-linejoin="round"/>`
}
