import { bust } from '../dog/bust.ts'
import { collarAt } from '../dog/figure.ts'
import { svg } from '../drawing/svg.ts'
import { bedBack, bedFront, floorLamp, frame, frontDoor, plant, room, rug, windowFrame } from '../scenery/indoors.ts'
import { cloud, flowers, landscape, snowfall } from '../scenery/outdoors.ts'
import { ball, bowl, cat, coins, gate, letter, sack, wellingtons } from '../scenery/things.ts'
import { castDog } from './dog-pictures.ts'
import type { Drawing } from './portrait.ts'
import { at, lead, put, scene } from './scene.ts'

export function firstThreeDays(): Drawing {
	return scene(
		svg`${room('#a5d3ae', '#84bf93')}${windowFrame(180, 170, 1.25)}${floorLamp(1410, 800, 1.25)}${rug(800, 890, 1180, '#cfe6d6')}${bedBack(800, 830, 760, '#2c4a74')}${put('rolo', 'lie', { x: 740, y: 850, scale: 1.2 })}${bedFront(800, 830, 760, '#3a5d8c')}${bowl(260, 930, 0.75)}${ball(1340, 930, 42)}`,
		[0.56, 0.48],
	)
}

export function olderDog(): Drawing {
	return scene(
		svg`${room('#f8bdb2', '#ef9f92')}${windowFrame(1150, 150, 1.35)}${frame(330, 280, 1.1, at(0, 30, 0.62, bust(castDog('mabel'), 'wall')), '#a9d6f2')}${rug(800, 900, 1240, '#fdeae6')}${put('olive', 'sit', { x: 620, y: 900, scale: 1.42 })}${put('dot', 'sit', { x: 1030, y: 910, scale: 1.3, tilt: -8 })}${plant(1440, 900, 1.2)}`,
		[0.46, 0.4],
	)
}

export function dogWhoBarks(): Drawing {
	return scene(
		svg`${room('#ffdd4a', '#e3b52e')}${frontDoor(1130, 742, 1.22, '#2c4a74')}${rug(1120, 850, 520, '#b98a1c')}${letter(1040, 560, -24, 1.1)}${letter(1216, 690, 18, 1.1)}${letter(1120, 840, 6, 1.1)}${put('pip', 'play', { x: 520, y: 880, scale: 1.5, tilt: 4 })}`,
		[0.44, 0.56],
	)
}

export function stiffLegs(): Drawing {
	return scene(
		svg`${landscape('snow')}${snowfall()}${put('sarge', 'stand', { x: 640, y: 880, scale: 1.4 })}${put({ ...castDog('dot'), wears: 'bandana', pattern: 'stripe' }, 'stand', { x: 1200, y: 920, scale: 1.05, flip: true })}`,
		[0.51, 0.3],
	)
}

export function dogsAndCats(): Drawing {
	return scene(
		svg`${room('#a9d6f2', '#8cc5ea')}${windowFrame(1130, 110, 1.1)}${rug(460, 900, 800, '#d5ebf9')}${put('biscuit', 'lie', { x: 430, y: 890, scale: 1.4, tilt: 8 })}${cat(1240, 880, 1.12)}${gate(960, 900, 560, 300)}`,
		[0.36, 0.5],
	)
}

export function childrenAndDogs(): Drawing {
	const block = (x: number, y: number, colour: string, turn = 0) =>
		at(
			x,
			y,
			1,
			svg`<rect x="-52" y="-104" width="104" height="104" rx="12" fill="${colour}"/><rect x="-30" y="-82" width="60" height="60" rx="30" fill="#fff" opacity=".55"/>`,
			turn,
		)
	const drawing = svg`<path d="M-60 40Q-70 -40 -10 -40Q70 -50 60 40M-52 -20L-70 -60L-30 -38M30 -40L60 -66L56 -22M-30 42v34M40 42v34" fill="none" stroke="#d6361b" stroke-width="8" stroke-linecap="round"/><circle cx="-18" cy="0" r="7"/><circle cx="22" cy="0" r="7"/><path d="M-70 -76q16 -20 32 0" stroke="#e9b93a" stroke-width="10" fill="none"/>`
	return scene(
		svg`${room('#f8bdb2', '#f3a497')}<rect x="250" y="180" width="220" height="220" rx="8" fill="#fff" transform="rotate(-4 360 290)"/>${at(360, 290, 1, drawing, -4)}<rect x="1180" y="150" width="190" height="230" rx="8" fill="#fff" transform="rotate(5 1275 265)"/>${at(1275, 280, 1, svg`<circle cx="40" cy="-70" r="26" fill="#ffdd4a"/><path d="M-60 70V-10L0 -60L60 -10V70Z" fill="none" stroke="#2c4a74" stroke-width="9" stroke-linejoin="round"/>`, 5)}${rug(800, 900, 1320, '#fdeae6')}${put('bramble', 'lie', { x: 660, y: 890, scale: 1.45, tilt: 6 })}${block(1240, 900, '#58a6d8')}${block(1350, 900, '#ffdd4a')}${block(1292, 796, '#d6361b', 3)}${ball(250, 920, 54, '#1b5a43')}`,
		[0.52, 0.46],
	)
}

export function leavingAlone(): Drawing {
	return scene(
		svg`${room('#dbe8f1', '#c6d9e7')}${windowFrame(150, 160, 1.3)}${frontDoor(1290, 742, 1.18)}${at(1010, 270, 1, svg`<circle r="92" fill="#fff"/><circle r="92" fill="none" stroke="#14233a" stroke-width="14"/><path d="M0 0V-56M0 0L38 22" stroke="#14233a" stroke-width="12" stroke-linecap="round"/>`)}${bedBack(640, 850, 720, '#d6361b')}${put('poppy', 'lie', { x: 590, y: 866, scale: 1.2, tilt: -4 })}${bedFront(640, 850, 720, '#ef6a4e')}`,
		[0.46, 0.52],
	)
}

export function leadWalking(): Drawing {
	const [collarX, collarY] = collarAt(castDog('maple'), 'stand')
	return scene(
		svg`${landscape()}${cloud(980, 190, 1.5)}${wellingtons(1230, 920, '#ffdd4a')}${put('maple', 'stand', { x: 560, y: 920, scale: 1.45 })}${lead(svg`M${560 + collarX * 1.45 + 30} ${920 + collarY * 1.45}C980 840 1100 640 1180 380Q1210 200 1220 -20`)}${flowers(
			[
				[170, 930],
				[330, 870],
				[930, 960],
				[1500, 950],
			],
		)}`,
		[0.47, 0.4],
	)
}

export function whatADogCosts(): Drawing {
	return scene(
		svg`${room('#ffdd4a', '#f0bf24')}<circle cx="640" cy="470" r="400" fill="#f7c92c"/><rect y="742" width="1600" height="258" fill="#f0bf24"/>${sack(250, 890, 1.15)}${put('gus', 'sit', { x: 690, y: 900, scale: 1.5 })}${coins(1060, 910, [3, 6, 4, 8])}`,
		[0.43, 0.36],
	)
}
