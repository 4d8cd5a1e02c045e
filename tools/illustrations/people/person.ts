import { darker, INK, SHADE } from '../drawing/colours.ts'
import { svg } from '../drawing/svg.ts'
import type { HairStyle } from './hair.ts'
import { hair } from './hair.ts'

/** The looks of a person. */
export interface Person {
	seed: string
	skin: string
	hair: HairStyle
	hairColour: string
	top: string
	bottom: string
	shoes: string
	beard?: string
	glasses?: boolean
	/** With closed lips. */
	quiet?: boolean
	skirt?: boolean
	/** An apron or open coat over the top. */
	over?: string
	/** Degrees the head leans. */
	tilt?: number
	/** Gaze: -1 to the left of the picture, 1 to the right. */
	gaze?: number
}

const FACE = 'M-62 -20Q-66 -84 0 -86Q66 -84 62 -20Q62 30 38 58Q18 78 0 78Q-18 78 -38 58Q-62 30 -62 -20Z'

/** A head with hair, centred on 0,0. */
export function personHead(person: Person, id: string): string {
	const { skin, gaze = 0 } = person
	const { back, front } = hair(person.hair, person.hairColour)
	const ears = [-1, 1].map((side) => svg`<circle cx="${side * 63}" cy="0" r="15" fill="${darker(skin, 0.1)}"/>`)
	const shade = svg`<clipPath id="${id}f"><path d="${FACE}"/></clipPath><path clip-path="url(#${id}f)" d="M22 -90Q50 0 16 90H90V-90Z" fill="${SHADE}" opacity=".09"/>`
	const cheeks = [-1, 1].map((side) => svg`<circle cx="${side * 40}" cy="24" r="12" fill="#d6361b" opacity=".16"/>`)
	return svg`<g transform="rotate(${person.tilt ?? 0})">${back}${ears}<path d="${FACE}" fill="${skin}"/>${shade}${cheeks}${person.beard && beard(person.beard)}${features(person, gaze * 5)}${front}${person.glasses && glasses(gaze * 5)}</g>`
}

function features(person: Person, look: number): string {
	const line = darker(person.skin, 0.42)
	const eyes = [-25, 25].map(
		(x) =>
			svg`<ellipse cx="${x + look}" cy="-4" rx="8" ry="9.5" fill="#231f29"/><circle cx="${x + look - 2.5}" cy="-7.5" r="3" fill="#fff"/><path d="M${x + look - 14} -24q14 -9 28 0" fill="none" stroke="${browColour(person)}" stroke-width="5.5" stroke-linecap="round"/>`,
	)
	const smile = person.quiet
		? svg`<path d="M${look - 20} 42Q${look} 58 ${look + 20} 42" fill="none" stroke="#7a2f2a" stroke-width="5" stroke-linecap="round"/>`
		: svg`<path d="M${look - 21} 39Q${look} 45 ${look + 21} 39Q${look + 15} 59 ${look} 59T${look - 21} 39Z" fill="#fff" stroke="#7a2f2a" stroke-width="4.5" stroke-linejoin="round"/>`
	return svg`${eyes}<path d="M${look} 4q11 16 -4 19" fill="none" stroke="${line}" stroke-width="4.5" stroke-linecap="round"/>${smile}`
}

const CLOTH: readonly HairStyle[] = ['beanie', 'cap', 'scarf', 'wrap']

function browColour({ beard, hair: style, hairColour }: Person): string {
	return darker(beard ?? (CLOTH.includes(style) ? '#3b2a24' : hairColour), 0.2)
}

function beard(colour: string): string {
	return svg`<path d="M-63 -8Q-62 32 -40 62Q-20 86 0 86Q20 86 40 62Q62 32 63 -8Q54 20 34 26Q0 16 -34 26Q-54 20 -63 -8Z" fill="${colour}"/>`
}

function glasses(look: number): string {
	const lenses = [-25, 25].map(
		(x) =>
			svg`<circle cx="${x + look}" cy="-3" r="20" fill="#fff" fill-opacity=".18" stroke="${INK}" stroke-width="4.5"/>`,
	)
	return svg`${lenses}<path d="M${look - 5} -5q5 -5 10 0" fill="none" stroke="${INK}" stroke-width="4.5"/>`
}
