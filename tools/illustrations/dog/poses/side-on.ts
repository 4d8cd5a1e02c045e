import { COATS } from '#tools/illustrations/drawing/colours.ts'
import type { Point } from '#tools/illustrations/drawing/outline.ts'
import { furry } from '#tools/illustrations/drawing/outline.ts'
import type { Random } from '#tools/illustrations/drawing/random.ts'
import { svg } from '#tools/illustrations/drawing/svg.ts'
import type { Dog } from '../dog.ts'
import { bodyEdge, markColour } from '../dog.ts'
import { shadeOf } from '../limbs.ts'
import { bodyMarks } from '../markings.ts'

export function bodyLength(dog: Dog): number {
	return 128 * (dog.build === 'dachs' || dog.build === 'corgi' ? 1.16 : 1)
}

/** Running dogs have a tucked belly. */
export function tuck(dog: Dog): number {
	return dog.build === 'sighthound' || dog.build === 'lurcher' ? 26 : 0
}

interface Trunk {
	outline: readonly Point[]
	/** Middle of the flank, and the spread of its markings. */
	flank: readonly [x: number, y: number, spreadX: number, spreadY: number]
	chest: readonly Point[]
	/** The saddle, and the shadow under the belly. */
	saddle: string
	shadow: string
}

/** The trunk of a dog seen from the side. */
export function trunk(dog: Dog, id: string, random: Random, { outline, flank, chest, saddle, shadow }: Trunk): string {
	const shape = furry(outline, bodyEdge(dog), random)
	const saddleMark = markColour(dog, 'saddle')
	const bib =
		dog.chest &&
		svg`<path d="${furry(chest, dog.coat === 'smooth' ? 'smooth' : 'scruffy', random, 0.8)}" fill="${COATS[dog.chest]}"/>`
	return svg`<clipPath id="${id}w"><path d="${shape}"/></clipPath><path d="${shape}" fill="${COATS[dog.base]}"/><g clip-path="url(#${id}w)">${bodyMarks(dog, ...flank)}${saddleMark && svg`<path d="${saddle}" fill="${saddleMark}"/>`}${bib}<path d="${shadow}" fill="#1a1430" opacity="${shadeOf(dog)}"/></g>`
}
