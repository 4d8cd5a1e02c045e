import { darker, lighter } from '../drawing/colours.ts'
import { svg } from '../drawing/svg.ts'

export type HairStyle =
	| 'short'
	| 'crop'
	| 'bob'
	| 'long'
	| 'plait'
	| 'bun'
	| 'curls'
	| 'afro'
	| 'bald'
	| 'beanie'
	| 'cap'
	| 'scarf'
	| 'wrap'

interface Hair {
	/** Drawn behind the face. */
	back: string
	/** Drawn over the forehead. */
	front: string
}

const CAP = 'M-67 -8Q-78 -98 0 -104Q78 -98 67 -8Q60 -40 40 -54Q0 -64 -40 -52Q-60 -40 -67 -8Z'
const CROP = 'M-64 -24Q-70 -98 0 -98Q70 -98 64 -24Q60 -54 42 -64Q0 -74 -42 -64Q-60 -54 -64 -24Z'
const PARTED = 'M-67 -12Q-74 -98 0 -102Q74 -98 67 -12Q52 -54 12 -64Q-30 -42 -67 -12Z'

const DRAWN: Record<HairStyle, (colour: string) => Hair> = {
	short: (colour) => ({ back: '', front: svg`<path d="${CAP}" fill="${colour}"/>` }),
	bob: (colour) => ({
		back: svg`<path d="M-86 40Q-94 -106 0 -108Q94 -106 86 40Q84 64 58 60H-58Q-84 64 -86 40Z" fill="${darker(colour)}"/>`,
		front: svg`<path d="${PARTED}" fill="${colour}"/>`,
	}),
	long: (colour) => ({
		back: svg`<path d="M-82 130Q-98 -106 0 -108Q98 -106 82 130Q60 168 30 150H-30Q-60 168 -82 130Z" fill="${darker(colour)}"/>`,
		front: svg`<path d="${PARTED}" fill="${colour}"/>`,
	}),
	crop: (colour) => ({ back: '', front: svg`<path d="${CROP}" fill="${colour}"/>` }),
	// Over the shoulder on the right of the picture.
	plait: (colour) => ({
		back: svg`<path d="M-72 34Q-88 -106 0 -108Q88 -106 76 34L84 84H44V40H-44V56Q-66 62 -72 34Z" fill="${darker(colour)}"/>`,
		front: svg`<path d="${PARTED}" fill="${colour}"/>${[0, 1, 2, 3].map((knot) => svg`<ellipse cx="${72 + (knot % 2 ? 4 : -4)}" cy="${72 + knot * 30}" rx="${24 - knot}" ry="21" fill="${knot % 2 ? darker(colour, 0.1) : lighter(colour, 0.08)}"/>`)}<path d="M54 178Q72 250 90 178Z" fill="${colour}"/><rect x="54" y="172" width="36" height="14" rx="7" fill="#d6361b"/>`,
	}),
	bun: (colour) => ({
		back: svg`<circle cx="0" cy="-112" r="38" fill="${darker(colour, 0.1)}"/>`,
		front: svg`<path d="${CAP}" fill="${colour}"/>`,
	}),
	curls: (colour) => ({
		back: ring(colour, [150, 170, 190, 210, 235, 260, 285, 310, 335, 355, 15, 35], 82, 34),
		front: ring(lighter(colour, 0.06), [205, 228, 252, 276, 300, 324], 70, 28),
	}),
	afro: (colour) => ({
		back: svg`<circle cx="0" cy="-46" r="112" fill="${colour}"/>`,
		front: svg`<path d="${CAP}" fill="${colour}"/>`,
	}),
	bald: (colour) => ({
		back: svg`<path d="M-76 20Q-84 -40 -58 -56L-52 30ZM76 20Q84 -40 58 -56L52 30Z" fill="${colour}"/>`,
		front: '',
	}),
	beanie: (colour) => ({
		back: '',
		front: svg`<path d="M-70 -40Q-72 -124 0 -124Q72 -124 70 -40Z" fill="${colour}"/><rect x="-76" y="-58" width="152" height="34" rx="15" fill="${darker(colour, 0.18)}"/><circle cx="0" cy="-126" r="20" fill="${lighter(colour, 0.4)}"/>`,
	}),
	// A flat cap; the hair below it is grey.
	cap: (colour) => ({
		back: svg`<path d="M-70 26Q-80 -30 -62 -56L-50 34ZM70 26Q80 -30 62 -56L50 34Z" fill="#8d8285"/>`,
		front: svg`<path d="M-76 -44Q-92 -122 8 -122Q100 -118 80 -44Q0 -78 -76 -44Z" fill="${colour}"/><path d="M-40 -106Q-10 -60 -20 -56M44 -110Q20 -70 26 -56" fill="none" stroke="${darker(colour, 0.14)}" stroke-width="5" stroke-linecap="round"/><path d="M-78 -46Q0 -88 82 -46Q92 -24 66 -30Q0 -58 -62 -30Q-88 -24 -78 -46Z" fill="${darker(colour, 0.24)}"/>`,
	}),
	// Around the face, so that hair and ears are hidden.
	scarf: (colour) => ({
		back: svg`<path d="M-80 40Q-100 -112 0 -116Q100 -112 80 40Q110 130 60 150H-60Q-110 130 -80 40Z" fill="${darker(colour)}"/>`,
		front: svg`<path fill-rule="evenodd" d="M-86 30Q-100 -112 0 -116Q100 -112 86 30Q80 112 0 116Q-80 112 -86 30ZM-52 -10Q-54 34 -30 60Q-14 74 0 74Q14 74 30 60Q54 34 52 -10Q48 -66 0 -68Q-48 -66 -52 -10Z" fill="${colour}"/>`,
	}),
	wrap: (colour) => ({
		back: svg`<circle cx="34" cy="-124" r="34" fill="${darker(colour)}"/>`,
		front: svg`<path d="M-70 -18Q-92 -128 0 -132Q92 -128 70 -18Q50 -66 0 -66Q-50 -66 -70 -18Z" fill="${colour}"/><path d="M-64 -60Q0 -104 64 -60M-50 -92Q10 -126 62 -84" fill="none" stroke="${darker(colour, 0.2)}" stroke-width="7" stroke-linecap="round"/>`,
	}),
}

/** For hats, scarves and wraps the colour is that of the cloth. */
export function hair(style: HairStyle, colour: string): Hair {
	return DRAWN[style](colour)
}

function ring(colour: string, angles: readonly number[], reach: number, r: number): string {
	return angles
		.map((angle) => {
			const turn = (angle * Math.PI) / 180
			return svg`<circle cx="${Math.cos(turn) * reach}" cy="${-22 + Math.sin(turn) * reach}" r="${r}" fill="${colour}"/>`
		})
		.join('')
}
