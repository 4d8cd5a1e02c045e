import { bust } from '../dog/bust.ts'
import type { Dog } from '../dog/dog.ts'
import type { Ground } from '../drawing/colours.ts'
import { GROUNDS, INK } from '../drawing/colours.ts'
import { mark } from '../drawing/mark.ts'
import { svg } from '../drawing/svg.ts'
import { castDog } from './dog-pictures.ts'
import { at, put } from './scene.ts'

// More views of goods of the shop, each on a square of 400.

function onGround(name: Ground, content: string): string {
	const [colour, shape] = GROUNDS[name]
	return svg`<rect width="400" height="400" fill="${colour}"/><circle cx="200" cy="200" r="158" fill="${shape}"/>${content}`
}

function inBandana(slug: string): Dog {
	return { ...castDog(slug), wears: 'bandana', wearsColour: 'sky', pattern: 'dot' }
}

export function bandanaOnWaffles(): string {
	return onGround('ball', at(200, 196, 0.98, bust(inBandana('waffles'), 'bandana')))
}

export function bandanaInTwoSizes(): string {
	return onGround(
		'meadow',
		svg`<path d="M0 340Q200 322 400 342V400H0Z" fill="#6fae80"/>${put(inBandana('gus'), 'sit', { x: 140, y: 366, scale: 0.64 })}${put(inBandana('teddy'), 'sit', { x: 290, y: 372, scale: 0.56 })}`,
	)
}

/** The handle to the right, standing on y = 0. */
function mugOfTea(): string {
	return svg`<path d="M78 -138h26a38 38 0 0 1 0 92h-26" fill="none" stroke="#e8eef4" stroke-width="19"/><path d="M-82 -180H82V-38a38 38 0 0 1-38 38H-44a38 38 0 0 1-38-38Z" fill="#fff"/><path d="M38 -180H82V-38a38 38 0 0 1-38 38H24c18-54 20-120 14-180Z" fill="${INK}" opacity=".08"/><ellipse cy="-180" rx="82" ry="15" fill="#dfe8f0"/><ellipse cy="-177" rx="71" ry="9" fill="#8a5a3c"/>${at(-50, -138, 1.8, mark())}`
}

export function mugWatched(): string {
	const dog = { ...castDog('otis'), tilt: -8, mouth: 'smile' as const }
	return onGround(
		'sky',
		svg`${at(150, 216, 0.92, bust(dog, 'mug'))}<rect y="322" width="400" height="80" fill="#c98b4a"/><rect y="322" width="400" height="16" fill="#d9a86c"/>${at(286, 350, 0.8, mugOfTea())}`,
	)
}

export function mugFromAbove(): string {
	return onGround(
		'nose',
		svg`<circle cx="206" cy="208" r="118" fill="${INK}" opacity=".12"/><path d="M288 172L344 134a20 20 0 0 1 28 32L314 212Z" fill="#e8eef4"/><circle cx="196" cy="200" r="118" fill="#fff"/><circle cx="196" cy="200" r="101" fill="#dfe8f0"/><circle cx="196" cy="200" r="97" fill="#8a5a3c"/><path d="M118 178a84 84 0 0 1 74-60" fill="none" stroke="#b58560" stroke-width="9" stroke-linecap="round"/>${at(
			300,
			322,
			0.9,
			svg`<circle r="44" fill="#e0b070"/><circle r="44" fill="none" stroke="#c98b4a" stroke-width="7" stroke-dasharray="9 8"/>${[
				[-14, -12],
				[14, -12],
				[0, 14],
			].map(([x, y]) => svg`<circle cx="${x}" cy="${y}" r="4" fill="#b8763a"/>`)}`,
		)}`,
	)
}
