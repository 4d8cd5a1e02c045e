import { head } from '../dog/head.ts'
import { GROUNDS, INK } from '../drawing/colours.ts'
import { svg } from '../drawing/svg.ts'
import { bone, bowl, letter } from '../scenery/things.ts'
import { cake } from '../scenery/tools.ts'
import { castDog } from './dog-pictures.ts'
import type { Drawing } from './portrait.ts'
import { page } from './portrait.ts'
import { at } from './scene.ts'

// What gifts pay for and what volunteers get, each on a square of 400. Shown in a circle, so the corners are empty.
const SIZE = 400
const SHADOW = `fill="${INK}" opacity=".14"`

function thing(ground: keyof typeof GROUNDS, content: string): Drawing {
	const [colour, shape] = GROUNDS[ground]
	return {
		svg: page(
			SIZE,
			SIZE,
			svg`<rect width="400" height="400" fill="${colour}"/><path d="M0 300Q200 268 400 300V400H0Z" fill="${shape}"/>${content}`,
		),
		width: SIZE,
		height: SIZE,
		focal: [0.5, 0.5],
	}
}

export const dinner = (): Drawing => thing('ball', bowl(200, 304, 0.92))

const pill = (x: number, y: number, turn: number, pale: string) =>
	svg`<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-40" y="-17" width="80" height="34" rx="17" fill="${pale}"/><path d="M0 -17H23A17 17 0 0 1 23 17H0Z" fill="#d6361b"/></g>`

/** A bottle with two capsules, without a ground. @param pale the lighter half of a capsule */
export const medicineBottle = (pale: string) =>
	svg`<ellipse cx="180" cy="312" rx="100" ry="14" ${SHADOW}/><rect x="96" y="132" width="160" height="180" rx="26" fill="#fff"/><path d="M206 132H230A26 26 0 0 1 256 158V286A26 26 0 0 1 230 312H206Z" ${SHADOW}/><rect x="84" y="84" width="184" height="58" rx="18" fill="#2c4a74"/><path d="M112 96V130M144 96V130M176 96V130M208 96V130M240 96V130" stroke="#223c60" stroke-width="8" stroke-linecap="round"/><rect x="96" y="174" width="160" height="96" fill="#a9d6f2"/>${bone(176, 222, 0.6, INK)}${pill(292, 296, -24, pale)}${pill(306, 256, 18, pale)}`

export const medicine = (): Drawing => thing('nose', medicineBottle('#fff'))

export function vet(): Drawing {
	return thing(
		'sky',
		svg`<path d="M128 78V150Q128 222 192 222T256 150V78" fill="none" stroke="${INK}" stroke-width="20" stroke-linecap="round"/><path d="M128 78H108M256 78H276" stroke="#8b93a3" stroke-width="20" stroke-linecap="round"/><path d="M192 222V262Q192 322 246 322T300 268V246" fill="none" stroke="${INK}" stroke-width="20" stroke-linecap="round"/><circle cx="300" cy="218" r="44" fill="#8b93a3"/><circle cx="300" cy="218" r="26" fill="#e8eef4"/><path d="M104 314C64 288 66 250 90 250Q102 250 104 264Q106 250 118 250C142 250 144 288 104 314Z" fill="#d6361b"/>`,
	)
}

/** A photograph of Dot in an envelope. */
export function news(): Drawing {
	const photo = svg`<rect x="-84" y="-84" width="168" height="188" rx="6" fill="#fff"/><clipPath id="photo"><rect x="-70" y="-70" width="140" height="140"/></clipPath><g clip-path="url(#photo)"><rect x="-70" y="-70" width="140" height="140" fill="#f8bdb2"/>${at(0, 8, 0.62, head(castDog('dot'), 'photo'))}</g>`
	return thing('meadow', svg`${at(214, 156, 1, photo, 7)}${letter(192, 256, -5, 1.62)}`)
}

export function travel(): Drawing {
	const wheel = (x: number) =>
		svg`<circle cx="${x}" cy="296" r="32" fill="${INK}"/><circle cx="${x}" cy="296" r="13" fill="#c6d9e7"/>`
	return thing(
		'sky',
		svg`<ellipse cx="200" cy="328" rx="160" ry="10" ${SHADOW}/><path d="M62 296V160Q62 136 86 136H252Q272 136 284 152L330 214Q342 220 342 238V296Z" fill="#fff"/><path d="M62 246H342V296H62Z" fill="#d6361b"/><path d="M226 162H254Q264 162 270 170L302 216H226Z" fill="#8cc5ea"/><rect x="92" y="162" width="108" height="56" rx="12" fill="#2c4a74"/><clipPath id="rear"><rect x="92" y="162" width="108" height="56" rx="12"/></clipPath><g clip-path="url(#rear)">${at(146, 214, 0.42, head(castDog('biscuit'), 'rear'))}</g>${wheel(124)}${wheel(280)}`,
	)
}

export function boots(): Drawing {
	const boot = (x: number, colour: string) =>
		svg`<g transform="translate(${x} 0)"><path d="M-42 104H42L40 246Q92 254 94 312H-44Z" fill="${colour}"/><path d="M14 104H42L40 246Q92 254 94 312H56Q48 262 20 252Z" ${SHADOW}/><rect x="-48" y="300" width="146" height="16" rx="7" fill="${INK}"/><rect x="-46" y="98" width="92" height="20" rx="9" fill="#ffdd4a"/></g>`
	return thing(
		'meadow',
		svg`<ellipse cx="206" cy="318" rx="150" ry="12" ${SHADOW}/>${boot(238, '#1b5a43')}${boot(128, '#1f6a4f')}`,
	)
}

export const thanks = (): Drawing =>
	thing('ball', svg`<ellipse cx="200" cy="322" rx="66" ry="12" fill="#fff"/>${at(200, 320, 1.25, cake())}`)
