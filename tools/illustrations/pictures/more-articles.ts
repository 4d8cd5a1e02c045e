import { bess } from '../cast/guests.ts'
import { bust } from '../dog/bust.ts'
import type { Dog } from '../dog/dog.ts'
import { INK } from '../drawing/colours.ts'
import { svg } from '../drawing/svg.ts'
import { floorLamp, frame, room, rug, windowFrame } from '../scenery/indoors.ts'
import { cloud, firework, landscape, sun } from '../scenery/outdoors.ts'
import { bowl, suitcase } from '../scenery/things.ts'
import { castDog } from './dog-pictures.ts'
import { type Drawing, inRimLight, RIM_LIGHT } from './portrait.ts'
import { at, put, scene } from './scene.ts'

export function fireworks(): Drawing {
	const night = svg`<rect width="240" height="280" fill="#17314e"/>${firework(80, 100, 56, '#ffdd4a')}${firework(170, 70, 40, '#f8bdb2')}${firework(160, 180, 48, '#8cc5ea')}`
	const den = svg`<path d="M-430 0Q-440 -470 0 -500Q440 -470 430 0Z" fill="#8a3a4a"/><path d="M-290 0Q-290 -350 0 -372Q290 -350 290 0Z" fill="#1a1430" opacity=".62"/><path d="M-430 0Q-440 -470 0 -500Q-300 -400 -290 0Z" fill="#a54a58"/><path d="M430 0Q440 -470 0 -500Q300 -400 290 0Z" fill="#742f3f"/>`
	return scene(
		svg`${room('#223c60', '#1b2f4d')}${windowFrame(180, 120, 1.6, night)}${floorLamp(1430, 830, 1.25)}<circle cx="1430" cy="350" r="230" fill="#ffdd4a" opacity=".1"/>${rug(850, 900, 1000, '#2c4a74')}${at(850, 890, 1, den)}${RIM_LIGHT}${inRimLight(put('luna', 'lie', { x: 820, y: 900, scale: 1.02, tilt: -8 }))}`,
		[0.57, 0.6],
	)
}

export function shyDog(): Drawing {
	const wren: Dog = { ...castDog('wren'), tilt: 14, mouth: 'smile' }
	return scene(
		svg`${room('#a5d3ae', '#84bf93')}<rect x="760" y="90" width="480" height="820" rx="14" fill="#fff"/><clipPath id="doorway"><rect x="796" y="124" width="408" height="786"/></clipPath><g clip-path="url(#doorway)"><rect x="796" y="124" width="408" height="786" fill="#ffdd4a"/><rect x="796" y="744" width="408" height="170" fill="#f0bf24"/>${put(wren, 'sit', { x: 872, y: 900, scale: 1.28 })}</g>${frame(480, 330, 1.1, at(0, 30, 0.6, bust(castDog('hattie'), 'wall')), '#f8bdb2')}${rug(420, 900, 640, '#cfe6d6')}${bowl(420, 912, 0.8)}${floorLamp(1450, 820, 1.35)}`,
		[0.57, 0.4],
	)
}

export function choosingAVet(): Drawing {
	const cross = svg`<rect x="-110" y="-110" width="220" height="220" rx="40" fill="#fff"/><path d="M-26 -78H26V-26H78V26H26V78H-26V26H-78V-26H-26Z" fill="#1f6a4f"/>`
	const stethoscope = svg`<path d="M-96 -158H96" stroke="#c98b4a" stroke-width="26" stroke-linecap="round"/><path d="M-70 -150V-60a70 70 0 0 0 140 0V-150M0 10V70a64 64 0 0 0 128 0V30" fill="none" stroke="${INK}" stroke-width="17" stroke-linecap="round"/><circle cx="128" cy="10" r="34" fill="#8b93a3"/><circle cx="128" cy="10" r="18" fill="#dbe8f1"/>`
	const table = svg`<rect x="300" y="800" width="1000" height="46" rx="18" fill="#8b93a3"/><rect x="300" y="800" width="1000" height="18" rx="9" fill="#dbe8f1"/><path d="M720 846h160l40 154H680Z" fill="#5f6b7c"/>`
	return scene(
		svg`${room('#a9d6f2', '#8cc5ea', 880)}${at(330, 300, 1.15, cross, -3)}${frame(1370, 320, 1.15, at(0, 30, 0.62, bust(castDog('percy'), 'vet')), '#f8bdb2')}${table}${put('otis', 'sit', { x: 800, y: 806, scale: 1.28 })}${at(1040, 330, 0.9, stethoscope)}`,
		[0.5, 0.38],
	)
}

export function whenADogDies(): Drawing {
	const flowersInVase = [-34, -8, 22].map(
		(x, i) =>
			svg`<path d="M${x * 0.4} -120Q${x} -200 ${x * 1.6} -${250 + i * 18}" fill="none" stroke="#2b7a5a" stroke-width="9"/><circle cx="${x * 1.6}" cy="-${256 + i * 18}" r="30" fill="${['#f8bdb2', '#ffffff', '#ffdd4a'][i]}"/><circle cx="${x * 1.6}" cy="-${256 + i * 18}" r="11" fill="#e9b93a"/>`,
	)
	const vase = svg`${flowersInVase}<path d="M-44 -150H44Q30 -110 58 -60Q66 0 0 0Q-66 0 -58 -60Q-30 -110 -44 -150Z" fill="#58a6d8"/><path d="M14 -150H44Q30 -110 58 -60Q66 0 0 0Q40 -40 14 -150Z" fill="#1a1430" opacity=".12"/>`
	const collar = svg`<path d="M-120 -40a120 40 0 1 0 240 0a120 40 0 1 0 -240 0" fill="none" stroke="#d6361b" stroke-width="30"/><circle cx="0" cy="30" r="30" fill="#ffdd4a"/><circle cx="0" cy="12" r="6" fill="${INK}" opacity=".55"/>`
	return scene(
		svg`${room('#dbe8f1', '#c6d9e7', 1000)}<circle cx="800" cy="430" r="360" fill="#e9f1f7"/><rect x="0" y="800" width="1600" height="200" fill="#c98b4a"/><rect x="0" y="800" width="1600" height="26" fill="#dba566"/>${frame(800, 486, 2.6, at(0, 30, 0.66, bust({ ...castDog('sarge'), senior: true, tilt: 4 }, 'kept')), '#a9d6f2')}${at(1260, 826, 1.15, vase)}${at(380, 836, 1, collar)}`,
		[0.5, 0.42],
	)
}

export function travelling(): Drawing {
	const wheel = (x: number) =>
		svg`<circle cx="${x}" cy="0" r="96" fill="${INK}"/><circle cx="${x}" cy="0" r="48" fill="#dbe8f1"/><circle cx="${x}" cy="0" r="18" fill="#8b93a3"/>`
	const shell = svg`<path d="M-600 -40Q-620 -230 -440 -260L-330 -266L-190 -440Q-150 -480 -90 -480H380Q460 -480 500 -420L590 -260Q640 -230 630 -40Z" fill="#d6361b"/><path d="M-600 -40Q-612 -130 -580 -190H640V-40Z" fill="#1a1430" opacity=".1"/>`
	const glass = svg`<path d="M-270 -272L-160 -412Q-148 -424 -130 -424H40V-272Z" fill="#d5ebf9"/><path d="M90 -424H350Q400 -424 424 -380L478 -272H90Z" fill="#2a1f35"/>`
	const sill = svg`<rect x="66" y="-276" width="440" height="40" rx="14" fill="#b92c14"/><rect x="150" y="-214" width="70" height="18" rx="9" fill="#8a2210"/><rect x="-606" y="-150" width="60" height="44" rx="16" fill="#ffdd4a"/>`
	return scene(
		svg`${landscape()}${sun(280, 180, 90)}${cloud(1000, 140, 1.3)}<path d="M0 860H1600V1000H0Z" fill="#5f6b7c"/><path d="M40 936H1600" stroke="#dbe8f1" stroke-width="12" stroke-dasharray="110 80"/>${at(760, 860, 1.1, shell + glass)}${suitcase(800, 385, 0.75)}<clipPath id="window"><rect width="1600" height="580"/></clipPath><g clip-path="url(#window)">${at(1060, 480, 1.12, bust({ ...castDog('teddy'), tilt: -10 }, 'car'))}</g>${at(760, 860, 1.1, sill)}${at(760, 870, 1.1, wheel(-370) + wheel(390))}`,
		[0.66, 0.46],
	)
}

export function cantKeepMyDog(): Drawing {
	const table = svg`<rect x="-190" y="-300" width="380" height="34" rx="14" fill="#c98b4a"/><rect x="-190" y="-300" width="380" height="14" rx="7" fill="#dba566"/><path d="M-150 -266V0M150 -266V0" stroke="#a5703a" stroke-width="26" stroke-linecap="round"/>`
	const telephone = svg`<path d="M-84 -300L-58 -372H58L84 -300Z" fill="#d6361b"/><path d="M-104 -392Q0 -452 104 -392L92 -360Q70 -380 48 -380L44 -372H-44L-48 -380Q-70 -380 -92 -360Z" fill="#b92c14"/><circle cx="0" cy="-336" r="26" fill="#fff"/><circle cx="0" cy="-336" r="10" fill="${INK}"/>`
	return scene(
		svg`${room('#ffe9a6', '#e6bf6a')}${windowFrame(180, 130, 1.3)}${frame(1020, 240, 1.05, at(0, 30, 0.62, bust(bess(), 'wall')), '#a9d6f2')}${rug(730, 905, 1120, '#f8e3b4')}${at(1350, 880, 1.2, table + telephone)}${put(bess(), 'sit', { x: 680, y: 900, scale: 1.42 })}${suitcase(330, 900, 0.9)}${bowl(985, 930, 0.72)}`,
		[0.42, 0.46],
	)
}
