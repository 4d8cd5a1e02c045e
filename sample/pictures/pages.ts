import { bust } from './bust.ts'
import { castDog } from './dog-pictures.ts'
import { head } from './head.ts'
import { floorLamp, frame, plant, room, rug, sofa, sofaFront, windowFrame } from './indoors.ts'
import { cloud, flowers, house, LIGHT, landscape, sun, tree } from './outdoors.ts'
import type { Drawing } from './portrait.ts'
import { backdrop, page } from './portrait.ts'
import { at, lead, put, scene } from './scene.ts'
import { svg } from './svg.ts'
import { bone, bowl, coins, letter, sack, wellingtons } from './things.ts'

/** Eight dogs on a hillside joined by the red lead. The sky is left clear: the page paints it. */
export function home(): Drawing {
	const tone = LIGHT.day
	const hills = svg`<path d="M0 616Q60 610 120 600C420 540 640 520 900 560S1280 470 1440 512Q1500 524 1540 528V900H0Z" fill="${tone.far}"/>${tree(60, 612, 0.7)}${tree(118, 606, 0.5)}${tree(1470, 522, 0.9)}<path d="M0 690Q100 682 200 668C420 630 760 610 1040 640S1300 596 1440 606L1540 612V900H0Z" fill="${tone.middle}"/><path d="M0 752Q120 740 240 724C520 690 840 690 1080 704S1340 702 1440 698L1540 694V900H0Z" fill="${tone.near}"/>`
	const line = lead(
		'M-20 656Q0 650 20 640C60 628 176 686 236 706C326 726 400 800 490 720S664 606 774 627C844 596 812 470 770 400C735 342 664 380 690 436C716 490 812 470 905 521S1006 600 1046 550S1125 454 1185 444S1292 657 1352 598C1390 556 1460 560 1540 552',
		9,
	)
	const dogs = [
		put('marlow', 'sit', { x: 1185, y: 742, scale: 1.2 }),
		put('sarge', 'sit', { x: 905, y: 742, scale: 1.02 }),
		put('juno', 'sit', { x: 1046, y: 764, scale: 1.04 }),
		put('teddy', 'sit', { x: 1340, y: 768, scale: 0.94 }),
		put('waffles', 'stand', { x: 655, y: 752, scale: 0.82 }),
		put('biscuit', 'sit', { x: 1222, y: 800, scale: 0.86 }),
		put('dot', 'stand', { x: 890, y: 806, scale: 0.8 }),
		put('bramble', 'sit', { x: 236, y: 806, scale: 0.52 }),
	]
	const meadow = flowers([
		[60, 780],
		[300, 760],
		[392, 788],
		[510, 772],
		[1010, 815],
		[1320, 806],
		[745, 800],
	])
	return {
		svg: page(1520, 855, at(0, -44, 1, svg`${hills}${line}${meadow}${dogs}`)),
		width: 1520,
		height: 855,
		focal: [0.7, 0.5],
	}
}

export function adoption(): Drawing {
	return scene(
		svg`${landscape()}${sun(300, 190, 90)}${cloud(620, 170, 1.3)}${house(1180, 730, 1.3)}<path d="M1120 736Q1080 840 840 1000H1240Q1300 850 1230 736Z" fill="#e3c394"/>${lead('M1180 640C1120 800 980 620 860 660S700 760 640 640', 11)}${put('hattie', 'stand', { x: 480, y: 920, scale: 1.4 })}${flowers(
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
		svg`${room('#a9d6f2', '#8cc5ea')}${windowFrame(1180, 130, 1.3)}${floorLamp(210, 820, 1.4)}${rug(800, 920, 1240, '#d5ebf9')}${sofa(800, 860, 1.6)}${put('bear', 'sit', { x: 640, y: 646, scale: 0.98 })}${put('wren', 'sit', { x: 930, y: 646, scale: 0.98 })}${sofaFront(800, 860, 1.6)}`,
		[0.48, 0.36],
	)
}

export function help(): Drawing {
	const back = ['gus', 'nan', 'finn', 'maggie', 'cosmo']
	const front = ['rolo', 'maple', 'teddy', 'juno', 'otis', 'bramble']
	const heads = [
		...back.map((slug, i) => at(240 + i * 280, 560 - (i % 2) * 36, 1.42, bust(castDog(slug), slug))),
		...front.map((slug, i) => at(110 + i * 276, 830 + (i % 2) * 30, 1.55, bust(castDog(slug), slug))),
	]
	return scene(
		svg`${backdrop('ball', 'plain', 1600, 1000)}<circle cx="800" cy="560" r="470" fill="#f7c92c"/>${heads}`,
		[0.5, 0.6],
	)
}

export function donations(): Drawing {
	return scene(
		svg`${room('#f8bdb2', '#f3a497')}<circle cx="800" cy="480" r="400" fill="#f3a497"/><rect y="742" width="1600" height="258" fill="#ef9f92"/>${sack(280, 900, 1.2)}${put('biscuit', 'sit', { x: 720, y: 910, scale: 1.6 })}${bowl(1110, 930, 1.05)}${coins(1330, 890, [4, 7])}`,
		[0.45, 0.42],
	)
}

export function sponsorship(): Drawing {
	const rosette = svg`<path d="M-40 60L-70 220L-20 180L0 226L20 180L70 220L40 60Z" fill="#b92c14"/>${Array.from({ length: 12 }, (_, i) => svg`<circle cx="${Math.cos(i * 0.5236) * 84}" cy="${Math.sin(i * 0.5236) * 84}" r="30" fill="#d6361b"/>`)}<circle r="84" fill="#d6361b"/><circle r="62" fill="#fff"/>${bone(0, 0, 0.66, '#14233a')}`
	return scene(
		svg`${room('#a5d3ae', '#84bf93')}${frame(360, 330, 1.3, at(0, 20, 0.5, head(castDog('percy'), 'wall')), '#f8bdb2')}${rug(800, 910, 1240, '#cfe6d6')}${put('dot', 'lie', { x: 700, y: 890, scale: 1.7 })}${at(1290, 320, 1.25, rosette)}${letter(1290, 830, -8, 1.6)}${letter(1400, 890, 10, 1.6)}${plant(150, 890, 1.2)}`,
		[0.53, 0.5],
	)
}

export function volunteering(): Drawing {
	return scene(
		svg`${landscape()}${sun(1330, 180, 90)}${cloud(240, 170, 1.4)}${wellingtons(790, 900, '#d6361b')}${lead('M420 640C560 760 700 500 760 -20M1075 700C1000 800 920 520 880 -20', 11)}${put('nell', 'sit', { x: 400, y: 920, scale: 1.36 })}${put('pip', 'stand', { x: 1225, y: 930, scale: 1.4, flip: true })}${flowers(
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
