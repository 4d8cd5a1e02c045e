import { headAt } from '../dog/figure.ts'
import { head } from '../dog/head.ts'
import { GROUNDS, INK } from '../drawing/colours.ts'
import { mark } from '../drawing/mark.ts'
import { randomFrom } from '../drawing/random.ts'
import { svg } from '../drawing/svg.ts'
import { bone, bowl } from '../scenery/things.ts'
import { castDog } from './dog-pictures.ts'
import { at, lead, put } from './scene.ts'

const SHADOW = 'fill="#14233a" opacity=".14"'

/** More shop items, each on a square of 400. */
export const MORE_GOODS: Record<string, () => string> = {
	't-shirt': tShirt,
	'tea-towel': teaTowel,
	'christmas-cards': christmasCards,
	'winter-coat': winterCoat,
	'feed-a-dog': feedADog,
}

function ground(name: keyof typeof GROUNDS): string {
	return svg`<rect width="400" height="400" fill="${GROUNDS[name][0]}"/>`
}

function tShirt(): string {
	const shirt =
		'M138 66Q200 112 262 66L326 92Q356 130 366 190L306 206L298 178V336Q200 350 102 336V178L94 206L34 190Q44 130 74 92Z'
	return svg`${ground('meadow')}<path d="${shirt}" transform="translate(6 8)" ${SHADOW}/><clipPath id="shirt"><path d="${shirt}"/></clipPath><path d="${shirt}" fill="#fff"/><g clip-path="url(#shirt)"><path d="M262 60L400 60V400H250Q286 200 262 60Z" fill="${INK}" opacity=".07"/>${lead('M128 360C96 290 170 262 200 288S290 300 262 236S140 214 170 168S236 120 222 88', 9)}</g><path d="M138 66Q200 112 262 66" fill="none" stroke="#c6d9e7" stroke-width="12"/>${at(158, 176, 1.5, mark())}`
}

const WET_DOGS = ['biscuit', 'maple', 'pip', 'teddy', 'olive', 'ziggy', 'hattie', 'otis'].concat([
	'moss',
	'clem',
	'fern',
	'dot',
	'waffles',
	'cosmo',
	'nan',
	'rolo',
])

function teaTowel(): string {
	const faces = WET_DOGS.map((slug, i) => {
		const x = 110 + (i % 4) * 60
		const y = 122 + Math.floor(i / 4) * 56
		const drops = svg`<path d="M${x - 29} ${y - 20}q-6 10 0 12q6-3 0-12ZM${x + 30} ${y + 6}q-6 10 0 12q6-3 0-12Z" fill="#58a6d8"/>`
		return at(x, y, 0.2, head(castDog(slug), `towel${i}`)) + drops
	})
	return svg`${ground('nose')}<path d="M84 64H336V352H84Z" ${SHADOW}/><path d="M74 54H326V342H74Z" fill="#fdfaf4"/><path d="M74 70H326M74 326H326" stroke="#58a6d8" stroke-width="8"/><path d="M74 84H326M74 312H326" stroke="#58a6d8" stroke-width="3"/><path d="M186 54q0 -30 14 -30t14 30" fill="none" stroke="#58a6d8" stroke-width="8"/>${faces}<path d="M268 54H326V342H246Q284 200 268 54Z" fill="${INK}" opacity=".06"/>`
}

function christmasCards(): string {
	const random = randomFrom('snow')
	const flakes = Array.from(
		{ length: 22 },
		() =>
			svg`<circle cx="${-96 + random() * 192}" cy="${-130 + random() * 190}" r="${2.5 + random() * 3}" fill="#fff"/>`,
	)
	const back = svg`<rect x="-104" y="-138" width="208" height="276" rx="8" fill="#d6361b"/>${at(-10, -92, 1.9, mark('#ffffff', '#14233a', '#ffdd4a'))}<path d="M-104 80h208" stroke="#fff" stroke-width="6" stroke-dasharray="14 10"/>`
	const front = svg`<clipPath id="card"><rect x="-104" y="-138" width="208" height="276" rx="8"/></clipPath><g clip-path="url(#card)"><rect x="-104" y="-138" width="208" height="276" fill="#1b5a43"/>${flakes}<path d="M-104 78Q-20 50 40 72T104 66V138H-104Z" fill="#fff"/>${at(0, 118, 0.42, put({ ...castDog('teddy'), wears: 'bandana', wearsColour: 'lead', pattern: 'dot' }, 'sit', { x: 0, y: 0 }))}</g>`
	return svg`${ground('sky')}<g transform="translate(200 200) scale(.86) translate(-206 -198)"><g transform="translate(276 186) rotate(11) scale(.9)"><rect x="-98" y="-130" width="208" height="276" rx="8" ${SHADOW}/>${back}</g><g transform="translate(142 214) rotate(-6) scale(.94)"><rect x="-96" y="-130" width="208" height="276" rx="8" ${SHADOW}/>${front}</g></g>`
}

function winterCoat(): string {
	const dog = { ...castDog('marlow'), wears: 'none' as const }
	const coat =
		'M-116 -330Q0 -352 84 -344Q150 -390 178 -356Q190 -300 148 -240Q120 -182 60 -190H-96Q-146 -196 -146 -262Q-142 -318 -116 -330Z'
	const [headX, headY] = headAt(dog, 'stand')
	return svg`${ground('meadow')}${at(196, 372, 0.58, put(dog, 'stand', { x: 0, y: 0 }) + at(0, 40, 1, svg`<path d="${coat}" fill="#ffd12e"/><path d="M-146 -262Q-142 -200 -96 -190H60Q120 -182 148 -240L140 -232Q60 -210 -146 -250Z" fill="#1a1430" opacity=".12"/><path d="M-30 -344V-190" stroke="${INK}" stroke-width="13"/><rect x="-46" y="-226" width="32" height="26" rx="6" fill="${INK}"/><path d="M-136 -272Q20 -292 170 -312" fill="none" stroke="#fff" stroke-width="11" opacity=".9"/>`) + at(headX, headY, 1, head(dog, 'coat')))}`
}

function feedADog(): string {
	return svg`${ground('lead')}<g transform="translate(200 168) rotate(-5)"><rect x="-124" y="-96" width="268" height="184" rx="12" ${SHADOW}/><rect x="-134" y="-104" width="268" height="184" rx="12" fill="#fff"/><rect x="-116" y="-86" width="112" height="148" rx="8" fill="#ffdd4a"/><clipPath id="gift"><rect x="-116" y="-86" width="112" height="148" rx="8"/></clipPath><g clip-path="url(#gift)">${at(-60, 0, 0.56, head(castDog('biscuit'), 'gift'))}</g><path d="M22 -62h86M22 -34h66" stroke="#c6d2df" stroke-width="12" stroke-linecap="round"/>${bone(66, 26, 0.66, '#d6361b')}</g>${bowl(270, 372, 0.62, '#1b5a43')}`
}
