import { archie, barley, clover, heron, monty, tug, winnie } from '../cast/guests.ts'
import type { Dog } from '../dog/dog.ts'
import { svg } from '../drawing/svg.ts'
import {
	bedBack,
	bedFront,
	dayView,
	floorLamp,
	frame,
	plant,
	room,
	rug,
	sofa,
	sofaFront,
	windowFrame,
} from '../scenery/indoors.ts'
import { bowl } from '../scenery/things.ts'
import { castDog } from './dog-pictures.ts'
import type { Drawing } from './portrait.ts'
import { page } from './portrait.ts'
import { at, put } from './scene.ts'

// The dogs of the stories in kennels and at home, 4:3, the same size in both.
const WIDTH = 1600
const HEIGHT = 1200

/** Looks of a dog who does not know us yet: nothing round the neck, eyes half shut, no smile. */
function worried(dog: Dog, gaze = -0.7): Dog {
	return { ...dog, wears: 'none', mouth: 'shut', lid: 0.16, brow: 20, gaze, tilt: 9 }
}

const happy = (dog: Dog): Dog => ({ ...dog, mouth: 'pant', lid: 0, brow: 4, gaze: 0.2 })

function inKennels(dogs: string): Drawing {
	const bars = Array.from(
		{ length: 9 },
		(_, i) => svg`<path d="M${1060 + i * 62} 0V760" stroke="#c6d2df" stroke-width="12"/>`,
	)
	const view = svg`<rect width="240" height="280" fill="#aebccb"/><path d="M0 200q70-40 120-10t120-16v110H0Z" fill="#7f93a3"/>`
	const wall = svg`<rect width="${WIDTH}" height="${HEIGHT}" fill="#bcc8d5"/><rect y="760" width="${WIDTH}" height="440" fill="#9caab9"/><path d="M0 250H${WIDTH}M0 500H${WIDTH}M300 0V250M760 250V500M300 500V760M900 0V250" stroke="#aab8c6" stroke-width="8"/>`
	const blanket = svg`<path d="M250 1104Q340 1000 760 1012T1330 1100Q1180 1160 760 1160T250 1104Z" fill="#6f7f93"/><path d="M420 1104Q800 1050 1210 1100" fill="none" stroke="#8b98a8" stroke-width="10"/>`
	return drawing(
		svg`${wall}${at(170, 130, 1.25, windowFrame(0, 0, 1, view))}<rect x="1030" y="-20" width="620" height="780" fill="#66778b"/>${bars}<path d="M1030 400H1600" stroke="#c6d2df" stroke-width="16"/><rect x="1030" y="-20" width="620" height="780" fill="none" stroke="#76869a" stroke-width="24"/>${blanket}${dogs}${bowl(1440, 1130, 0.8, '#76869a')}`,
	)
}

function drawing(content: string): Drawing {
	return { svg: page(WIDTH, HEIGHT, content), width: WIDTH, height: HEIGHT, focal: [0.5, 0.5] }
}

/** A room of the new home in 16:10, extended below. */
function atHome(wall: string, floor: string, content: string): Drawing {
	return drawing(svg`${room(wall, floor, 860)}<rect y="990" width="${WIDTH}" height="210" fill="${floor}"/>${content}`)
}

const onSofa = (dogs: string) => svg`${sofa(800, 1060, 2)}${dogs}${sofaFront(800, 1060, 2)}`
const inBed = (dog: string, colour: string, rim: string) =>
	svg`${bedBack(800, 1010, 1080, colour)}${dog}${bedFront(800, 1010, 1080, rim)}`

export const BEFORE = {
	clem: () => inKennels(put(worried(castDog('clem')), 'sit', { x: 740, y: 1116, scale: 1.9 })),
	bonnie: () => inKennels(put(worried(castDog('bonnie'), 0.6), 'lie', { x: 690, y: 1116, scale: 1.95 })),
	jasper: () => inKennels(put(worried(castDog('jasper')), 'sit', { x: 740, y: 1116, scale: 1.9 })),
	'heron-and-clover': () =>
		inKennels(
			put(worried(heron()), 'sit', { x: 540, y: 1100, scale: 1.7 }) +
				put(worried(clover(), -1), 'lie', { x: 850, y: 1130, scale: 1.5 }),
		),
	tug: () => inKennels(put(worried(tug()), 'lie', { x: 690, y: 1116, scale: 1.95 })),
	barley: () => inKennels(put(worried(barley(), 0.8), 'lie', { x: 690, y: 1116, scale: 1.95 })),
	winnie: () => inKennels(put(worried(winnie()), 'sit', { x: 740, y: 1116, scale: 1.9 })),
	monty: () => inKennels(put(worried(monty(), 0.6), 'sit', { x: 740, y: 1116, scale: 1.9 })),
} as const

const boatView = svg`${dayView}<path d="M0 210h240v70H0Z" fill="#58a6d8"/><path d="M30 240h60M130 256h70" stroke="#d5ebf9" stroke-width="6"/>`

export const AFTER = {
	clem: () =>
		atHome(
			'#a9d6f2',
			'#8cc5ea',
			svg`${windowFrame(110, 130, 1.3)}${floorLamp(1480, 1060, 1.6)}${rug(800, 1120, 1400, '#d5ebf9')}${onSofa(put(happy(castDog('clem')), 'sit', { x: 600, y: 790, scale: 1.22 }) + put(archie(), 'sit', { x: 980, y: 790, scale: 1.24, tilt: 8 }))}`,
		),
	bonnie: () =>
		atHome(
			'#f8bdb2',
			'#ef9f92',
			svg`${windowFrame(1130, 130, 1.4)}${frame(420, 330, 1.3, svg`<path d="M-98 40q60-60 110-20t90-30v110H-98Z" fill="#4f9a72"/>`, '#d5ebf9')}${plant(160, 1020, 1.6)}${rug(820, 1110, 1400, '#fdeae6')}${inBed(put(happy(castDog('bonnie')), 'lie', { x: 730, y: 1030, scale: 1.7 }), '#2c4a74', '#3a5d8c')}`,
		),
	jasper: () =>
		atHome(
			'#a5d3ae',
			'#84bf93',
			svg`${windowFrame(120, 130, 1.3)}${floorLamp(1490, 1060, 1.6)}${rug(800, 1120, 1400, '#cfe6d6')}${onSofa(put(happy(castDog('jasper')), 'lie', { x: 690, y: 802, scale: 1.55 }))}`,
		),
	'heron-and-clover': () =>
		atHome(
			'#f8bdb2',
			'#ef9f92',
			svg`${windowFrame(680, 90, 1.2)}${floorLamp(1490, 1060, 1.6)}${rug(800, 1120, 1400, '#fdeae6')}${onSofa(put(happy(heron()), 'sit', { x: 600, y: 790, scale: 1.24 }) + put(happy(clover()), 'sit', { x: 980, y: 790, scale: 1.3 }))}`,
		),
	tug: () =>
		atHome(
			'#d98a5f',
			'#a86a42',
			svg`${windowFrame(220, 160, 1.3, boatView)}${windowFrame(1040, 160, 1.3, boatView)}${rug(820, 1110, 1400, '#e9b98f')}${inBed(put(happy(tug()), 'lie', { x: 730, y: 1030, scale: 1.7 }), '#1b5a43', '#2b7a5a')}`,
		),
	barley: () =>
		atHome(
			'#ffe9a6',
			'#e6bf6a',
			svg`${frame(300, 300, 1.2, svg`<circle r="60" fill="#d6361b"/>`)}${plant(1500, 1060, 1.5)}${rug(800, 1120, 1400, '#f8e3b4')}${onSofa(put(happy(barley()), 'lie', { x: 690, y: 802, scale: 1.55 }))}`,
		),
	winnie: () =>
		atHome(
			'#a9d6f2',
			'#8cc5ea',
			svg`${windowFrame(1040, 110, 1.7)}${plant(200, 1030, 1.7)}${rug(820, 1110, 1400, '#d5ebf9')}${inBed(put(happy(winnie()), 'lie', { x: 730, y: 1030, scale: 1.6 }), '#d6361b', '#ef6a4e')}`,
		),
	monty: () =>
		atHome(
			'#f3d9b8',
			'#d9a874',
			svg`${windowFrame(120, 110, 1.3)}${plant(1450, 1060, 1.9)}${rug(800, 1120, 1400, '#f8e9d2')}${onSofa(put(happy(monty()), 'sit', { x: 760, y: 790, scale: 1.3, tilt: 8 }))}`,
		),
} as const
