import { brightness, darker, INK, SHADE, TRIMS } from '../drawing/colours.ts'
import { svg } from '../drawing/svg.ts'
import type { Dog } from './dog.ts'

/** What the dog wears round a neck `w` wide to each side, `y` below the middle of the head. */
export function wear(dog: Dog, w: number, y: number, id: string): string {
	if (dog.wears === 'none') return ''
	if (dog.wears === 'bandana') return bandana(dog, w, y, id)
	const colour = TRIMS[dog.wearsColour]
	return band(colour, w, y) + (dog.wears === 'bow' ? bow(colour, y) : tag(dog, y))
}

function band(colour: string, w: number, y: number): string {
	return svg`<path d="M${-w} ${y - 12}Q0 ${y + 26} ${w} ${y - 12}L${w} ${y + 7}Q0 ${y + 47} ${-w} ${y + 7}Z" fill="${colour}"/><path d="M${w * 0.42} ${y + 4}Q${w * 0.72} ${y - 1} ${w} ${y - 12}L${w} ${y + 7}Q${w * 0.72} ${y + 20} ${w * 0.42} ${y + 24}Z" fill="${SHADE}" opacity=".16"/>`
}

function tag(dog: Dog, y: number): string {
	const colour = dog.wearsColour === 'ball' ? '#ffffff' : '#ffd12e'
	return svg`<circle cx="0" cy="${y + 36}" r="14" fill="${colour}"/><path d="M0 ${y + 22}A14 14 0 0 1 0 ${y + 50}Z" fill="${SHADE}" opacity=".14"/><circle cx="0" cy="${y + 25.5}" r="3.4" fill="${INK}" opacity=".55"/>`
}

function bow(colour: string, y: number): string {
	const far = darker(colour, 0.14)
	return svg`<g transform="translate(0 ${y + 20})"><path d="M0 0L-36 -20Q-44 0 -36 20Z" fill="${colour}" stroke="${colour}" stroke-width="7" stroke-linejoin="round"/><path d="M0 0L36 -20Q44 0 36 20Z" fill="${far}" stroke="${far}" stroke-width="7" stroke-linejoin="round"/><rect x="-10" y="-12" width="20" height="24" rx="7" fill="${darker(colour, 0.28)}"/></g>`
}

function bandana(dog: Dog, w: number, y: number, id: string): string {
	const colour = TRIMS[dog.wearsColour]
	const shape = svg`M${-w * 1.02} ${y - 10}Q0 ${y + 30} ${w * 1.02} ${y - 10}Q${w * 0.7} ${y + 44} ${w * 0.12} ${y + 92}Q0 ${y + 100} ${-w * 0.12} ${y + 92}Q${-w * 0.7} ${y + 44} ${-w * 1.02} ${y - 10}Z`
	return svg`<clipPath id="${id}b"><path d="${shape}"/></clipPath><path d="${shape}" fill="${colour}"/><g clip-path="url(#${id}b)">${pattern(dog, colour, w, y)}<path d="M${w * 0.3} ${y}L${w * 0.1} ${y + 110}H${w * 1.2}V${y - 20}Z" fill="${SHADE}" opacity=".13"/></g>`
}

function pattern(dog: Dog, colour: string, w: number, y: number): string {
	const print = brightness(colour) > 0.66 ? INK : '#ffffff'
	const rows = [0, 1, 2, 3, 4, 5]
	if (dog.pattern === 'stripe') {
		return rows
			.slice(0, 4)
			.map(
				(row) =>
					svg`<path d="M${-w} ${y + 6 + row * 23}Q0 ${y + 34 + row * 23} ${w} ${y + 6 + row * 23}" fill="none" stroke="${print}" stroke-width="5" opacity=".9"/>`,
			)
			.join('')
	}
	if (dog.pattern === 'plain') return ''
	return [-4, -3, -2, -1, 0, 1, 2, 3, 4]
		.flatMap((column) =>
			rows.map(
				(row) =>
					svg`<circle cx="${column * 19 + (row % 2) * 9.5}" cy="${y + 8 + row * 17}" r="3.8" fill="${print}" opacity=".9"/>`,
			),
		)
		.join('')
}
