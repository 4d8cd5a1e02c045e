import { bust } from '../dog/bust.ts'
import { head } from '../dog/head.ts'
import type { Point } from '../drawing/outline.ts'
import { svg } from '../drawing/svg.ts'
import { ADOPTER, CHILD, FOSTERER, VOLUNTEER } from '../people/adopters.ts'
import { person } from '../people/people.ts'
import { floorLamp, frame, room, rug, sofa, sofaFront, windowFrame } from '../scenery/indoors.ts'
import { bench, cloud, flowers, house, landscape, sun, tree } from '../scenery/outdoors.ts'
import { bone, bowl, coins, letter, sack } from '../scenery/things.ts'
import { castDog } from './dog-pictures.ts'
import type { Drawing } from './portrait.ts'
import { page } from './portrait.ts'
import { at, lead, put, scene } from './scene.ts'

const HOME = { left: -40, top: 41, width: 1520, height: 855 }

/** Eight dogs on one red lead. The page draws sky and hills behind them, and their rim light in the evening. */
export function home(): Drawing {
	const { left, top, width, height } = HOME
	return { svg: page(width, height, at(-left, -top, 1, homeDogs())), width, height, focal: [0.83, 0.5] }
}

const CLIP = '#ffd12e'
const xy = ([x, y]: Point) => svg`${x} ${y}`

/** The brass hook of the lead, on a collar. */
function hook([x, y]: Point): string {
	return svg`<circle cx="${x}" cy="${y}" r="7" fill="none" stroke="${CLIP}" stroke-width="5"/>`
}

/**
 * In the coordinates of the home page's hillside. The lead runs from collar to collar, and from a ring between Dot and
 * Biscuit down out of the picture: at 71.8 % of its width, where the page's thread goes on.
 */
export function homeDogs(): string {
	const clips = {
		bramble: [236, 708],
		waffles: [772, 628],
		dot: [1006, 704],
		biscuit: [1184, 645],
		teddy: [1340, 612],
	} as const satisfies Record<string, Point>
	const ring: Point = [1090, 838]
	const behindBiscuit = lead(svg`M${xy(clips.teddy)}C1330 720 1280 730 1240 650`, 8)
	const inFront = lead(
		svg`M${xy(clips.bramble)}C250 820 470 810 560 768S736 740 ${xy(clips.waffles)}C780 760 970 820 ${xy(clips.dot)}C1012 800 1050 830 ${xy(ring)}C1130 800 1160 760 ${xy(clips.biscuit)}M${xy(ring)}C1090 870 1051.4 868 1051.4 910`,
		8,
	)
	return svg`${[
		put('marlow', 'sit', { x: 1185, y: 742, scale: 1.2 }),
		put('sarge', 'sit', { x: 905, y: 742, scale: 1.02 }),
		put('juno', 'sit', { x: 1046, y: 764, scale: 1.04 }),
		put('teddy', 'sit', { x: 1340, y: 768, scale: 0.94, flip: true }),
		put('waffles', 'stand', { x: 655, y: 752, scale: 0.82 }),
		hook(clips.teddy),
		behindBiscuit,
		put('biscuit', 'sit', { x: 1222, y: 800, scale: 0.86 }),
		put('dot', 'stand', { x: 890, y: 806, scale: 0.8 }),
		put('bramble', 'sit', { x: 236, y: 806, scale: 0.52 }),
		inFront,
		hook(clips.bramble),
		hook(clips.waffles),
		hook(clips.dot),
		hook(clips.biscuit),
		hook(ring),
	]}`
}

export function adoption(): Drawing {
	return scene(
		svg`${landscape('morning')}${sun(300, 190, 90)}${cloud(620, 170, 1.3, '#ffffff')}${house(1180, 730, 1.3)}<path d="M1120 736Q1080 840 840 1000H1240Q1300 850 1230 736Z" fill="#e3c394"/>${at(
			1010,
			930,
			0.98,
			person(ADOPTER, 'stand', [
				[-118, 284],
				[124, 280],
			]),
		)}${at(
			790,
			950,
			0.7,
			person(CHILD, 'stand', [
				[-140, 190],
				[124, 280],
			]),
		)}${lead('M692 635C700 800 620 830 545 690', 11)}${put('hattie', 'stand', { x: 390, y: 930, scale: 1.3 })}${flowers(
			[
				[140, 930],
				[860, 920],
				[1420, 860],
				[1500, 940],
			],
		)}`,
		[0.38, 0.4],
	)
}

export function fostering(): Drawing {
	return scene(
		svg`${room('#a9d6f2', '#8cc5ea')}${windowFrame(1110, 110, 1.15)}${floorLamp(245, 820, 1.4)}${rug(800, 920, 1240, '#d5ebf9')}${sofa(800, 860, 1.6)}${put('bear', 'sit', { x: 590, y: 650, scale: 0.96 })}${put('wren', 'sit', { x: 1000, y: 650, scale: 0.96 })}${sofaFront(800, 860, 1.6)}${at(
			800,
			664,
			0.94,
			person(FOSTERER, 'sit', [
				[-190, 200],
				[176, 226],
			]),
		)}`,
		[0.48, 0.36],
	)
}

export function help(): Drawing {
	const back = ['nan', 'finn', 'maggie', 'cosmo']
	const front = ['rolo', 'maple', 'teddy', 'otis', 'bramble']
	const heads = [
		...back.map((slug, i) => at(425 + i * 250, 560 - (i % 2) * 36, 1.3, bust(castDog(slug), slug))),
		...front.map((slug, i) => at(310 + i * 245, 810 + (i % 2) * 24, 1.36, bust(castDog(slug), slug))),
	]
	return scene(svg`${landscape()}${sun(1370, 170, 90)}${cloud(330, 150, 1.4)}${cloud(960, 120, 1)}${heads}`, [0.5, 0.6])
}

export function donations(): Drawing {
	return scene(
		svg`${room('#f8bdb2', '#f3a497')}<circle cx="760" cy="480" r="400" fill="#f3a497"/><rect y="742" width="1600" height="258" fill="#ef9f92"/>${sack(400, 900, 1.1)}${put('biscuit', 'sit', { x: 740, y: 910, scale: 1.6 })}${bowl(1070, 930, 0.95)}${coins(1290, 900, [4, 7])}`,
		[0.5, 0.42],
	)
}

/** For a gift in a will: an old dog under an oak, with a bench that was someone's. */
export function legacy(): Drawing {
	return scene(
		svg`${landscape()}${sun(280, 190, 90)}${cloud(640, 150, 1.3)}${tree(1190, 860, 4.2)}${bench(560, 850, 0.92)}${put('nan', 'lie', { x: 930, y: 930, scale: 1.15 })}${flowers(
			[
				[180, 930],
				[330, 960],
				[1400, 930],
			],
		)}`,
		[0.56, 0.5],
	)
}

export function sponsorship(): Drawing {
	const rosette = svg`<path d="M-40 60L-70 220L-20 180L0 226L20 180L70 220L40 60Z" fill="#b92c14"/>${Array.from({ length: 12 }, (_, i) => svg`<circle cx="${Math.cos(i * 0.5236) * 84}" cy="${Math.sin(i * 0.5236) * 84}" r="30" fill="#d6361b"/>`)}<circle r="84" fill="#d6361b"/><circle r="62" fill="#fff"/>${bone(0, 0, 0.66, '#14233a')}`
	return scene(
		svg`${room('#a5d3ae', '#84bf93')}${frame(420, 330, 1.3, at(0, 20, 0.5, head(castDog('percy'), 'wall')), '#f8bdb2')}${rug(800, 910, 1160, '#cfe6d6')}${put('dot', 'lie', { x: 700, y: 890, scale: 1.7 })}${at(1200, 320, 1.25, rosette)}${letter(1190, 860, -8, 1.5)}${letter(1290, 905, 10, 1.4)}`,
		[0.5, 0.5],
	)
}

export function volunteering(): Drawing {
	return scene(
		svg`${landscape()}${sun(1330, 180, 90)}${cloud(240, 170, 1.4)}${at(
			800,
			940,
			0.98,
			person(VOLUNTEER, 'stand', [
				[-140, 300],
				[140, 300],
			]),
		)}${lead('M430 640C500 760 600 700 661 608M1075 700C1020 800 980 700 939 608', 11)}${put('nell', 'sit', { x: 400, y: 920, scale: 1.36 })}${put('pip', 'stand', { x: 1225, y: 930, scale: 1.4, flip: true })}${flowers(
			[
				[120, 900],
				[610, 960],
				[1040, 960],
				[1530, 940],
			],
		)}`,
		[0.28, 0.36],
	)
}
