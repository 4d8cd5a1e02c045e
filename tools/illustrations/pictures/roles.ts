import { bust } from '../dog/bust.ts'
import { collarAt } from '../dog/figure.ts'
import type { Point } from '../drawing/outline.ts'
import { svg } from '../drawing/svg.ts'
import { FOSTERER, GRACE, MAREK } from '../people/adopters.ts'
import { person } from '../people/people.ts'
import { personHead } from '../people/person.ts'
import { BUDDY, HELPER, HOST, PACKER, PHOTOGRAPHER, WALKER } from '../people/volunteers.ts'
import { floorLamp, plant, room, rug, sofa, sofaFront, windowFrame } from '../scenery/indoors.ts'
import { cloud, flowers, house, landscape, sun, tree } from '../scenery/outdoors.ts'
import { bowl, gate, sack } from '../scenery/things.ts'
import { cake, camera, mug, parcel, table, tin } from '../scenery/tools.ts'
import { castDog } from './dog-pictures.ts'
import type { Drawing } from './portrait.ts'
import { at, lead, put, scene } from './scene.ts'

const LANYARD =
	'<path d="M-34 8L0 170L34 8" fill="none" stroke="#d6361b" stroke-width="8" stroke-linejoin="round"/><rect x="-32" y="160" width="64" height="84" rx="8" fill="#fff"/><circle cx="0" cy="190" r="15" fill="#f3c4a4"/><path d="M-20 226h40" stroke="#c6d9e7" stroke-width="7" stroke-linecap="round"/>'

/** Where a lead clips to the collar of a standing dog. */
function clip(slug: string, x: number, y: number, scale: number): Point {
	const [left, top] = collarAt(castDog(slug), 'stand')
	return [x + left * scale, y + top * scale]
}

export function dogWalker(): Drawing {
	const [nearX, nearY] = clip('scout', 760, 944, 1.16)
	const [farX, farY] = clip('nell', 1180, 900, 1.1)
	return scene(
		svg`${landscape()}${cloud(880, 170, 1.5)}${sun(1380, 170, 84)}<path d="M0 900Q400 850 800 862T1600 850V1000H0Z" fill="#e3c394"/><path d="M0 900Q400 850 800 862T1600 850V872Q1200 880 800 884T0 922Z" fill="#0d1c2e" opacity=".08"/>${at(
			400,
			934,
			0.98,
			person(WALKER, 'stand', [
				[-130, 290],
				[140, 236],
			]),
		)}${put('nell', 'stand', { x: 1180, y: 900, scale: 1.1 })}${lead(svg`M${537} 538C760 640 1000 620 ${farX} ${farY}`, 10)}${put('scout', 'stand', { x: 760, y: 944, scale: 1.16 })}${lead(svg`M${537} 540C600 690 780 760 ${nearX} ${nearY}`, 10)}${flowers([[1490, 940]], '#2b7a5a')}`,
		[0.55, 0.46],
	)
}

export function kennelHelper(): Drawing {
	const doorway = svg`<path d="M930 842V420a230 230 0 0 1 460 0V842Z" fill="#fff"/><path d="M962 842V420a198 198 0 0 1 396 0V842Z" fill="#ffdd4a"/><path d="M962 720H1358V842H962Z" fill="#f0bf24"/>`
	return scene(
		svg`${room('#a5d3ae', '#84bf93', 800)}${windowFrame(120, 120, 1.1)}${doorway}${put('roxy', 'sit', { x: 1150, y: 838, scale: 1.12, tilt: -6 })}${gate(950, 856, 420, 250)}${sack(180, 916, 0.86)}${at(
			640,
			930,
			0.98,
			person(HELPER, 'stand', [
				[-70, 236],
				[70, 236],
			]),
		)}${bowl(640, 566, 0.72)}${bowl(880, 944, 0.6, '#2c4a74')}${floorLamp(1490, 880, 1.2)}`,
		[0.55, 0.4],
	)
}

export function homeChecker(): Drawing {
	const board = svg`<rect x="-58" y="-76" width="116" height="152" rx="10" fill="#c98b4a"/><rect x="-46" y="-56" width="92" height="122" fill="#fff"/><path d="M-30 -30H30M-30 -6H30M-30 18H8" stroke="#c6d9e7" stroke-width="8" stroke-linecap="round"/><rect x="-22" y="-88" width="44" height="24" rx="8" fill="#5f6b7c"/>`
	const doorway = svg`<rect x="760" y="120" width="560" height="780" rx="16" fill="#fff"/><rect x="800" y="160" width="480" height="740" fill="#f8bdb2"/><path d="M800 790H1280V900H800Z" fill="#ef9f92"/><path d="M1280 160L1420 210V930L1280 900Z" fill="#1b5a43"/><circle cx="1396" cy="590" r="14" fill="#ffdd4a"/>`
	const step = svg`<rect x="700" y="890" width="680" height="56" rx="12" fill="#c6d9e7"/><rect y="940" width="1600" height="60" fill="#4f9a72"/>`
	return scene(
		svg`<rect width="1600" height="1000" fill="#fff1c9"/>${windowFrame(110, 150, 1.15)}${doorway}${step}${plant(1500, 944, 1.4)}${at(
			1130,
			896,
			0.92,
			person(HOST, 'stand', [
				[-150, 280],
				[130, 300],
			]),
		)}${put('finn', 'sit', { x: 905, y: 900, scale: 0.92, tilt: -8 })}${at(
			500,
			956,
			0.96,
			person(MAREK, 'stand', [
				[-120, 290],
				[128, 236],
			]) + at(0, -640, 1, LANYARD),
		)}${at(622, 560, 0.9, board, 10)}`,
		[0.5, 0.38],
	)
}

export function driver(): Drawing {
	const wheel = (x: number) =>
		svg`<circle cx="${x}" cy="0" r="98" fill="#14233a"/><circle cx="${x}" cy="0" r="50" fill="#dbe8f1"/><circle cx="${x}" cy="0" r="18" fill="#8b93a3"/>`
	const shell = svg`<path d="M-640 -40V-470Q-640 -520 -590 -520H250Q310 -520 344 -474L470 -300L600 -262Q650 -246 650 -190V-40Z" fill="#ffffff"/><path d="M-640 -190H650V-40H-640Z" fill="#d6361b"/>`
	const glass = svg`<path d="M60 -470H236Q280 -470 306 -436L410 -290H60Z" fill="#d5ebf9"/><rect x="-560" y="-470" width="330" height="190" rx="22" fill="#2a1f35"/>`
	const trim = svg`<rect x="600" y="-214" width="52" height="46" rx="16" fill="#ffdd4a"/><rect x="-20" y="-470" width="6" height="420" fill="#0d1c2e" opacity=".14"/><rect x="64" y="-250" width="66" height="16" rx="8" fill="#8b93a3"/><rect x="-560" y="-292" width="330" height="18" rx="8" fill="#c6d9e7"/>`
	return scene(
		svg`${landscape()}${cloud(220, 150, 1.3)}${sun(1400, 170, 84)}${house(1400, 720, 0.62)}<path d="M0 860H1600V1000H0Z" fill="#5f6b7c"/><path d="M40 936H1600" stroke="#dbe8f1" stroke-width="12" stroke-dasharray="110 80"/>${at(760, 866, 1.1, shell + glass)}<clipPath id="rear"><rect x="144" y="349" width="363" height="209" rx="24"/></clipPath><g clip-path="url(#rear)">${at(325, 462, 0.84, bust({ ...castDog('biscuit'), tilt: -6 }, 'van'))}</g><clipPath id="cab"><path d="M826 349H1020Q1068 349 1097 386L1211 547H826Z"/></clipPath><g clip-path="url(#cab)">${at(980, 576, 1, svg`<path d="M-110 60Q-104 -22 -40 -30H40Q104 -22 110 60Z" fill="#1b5a43"/><path d="M-27 -70H27V-20H-27Z" fill="#744a2e"/>`)}${at(980, 470, 0.86, personHead(FOSTERER, 'driver'))}</g>${at(760, 866, 1.1, trim)}${at(760, 876, 1.1, wheel(-390) + wheel(400))}`,
		[0.42, 0.48],
	)
}

export function fundraiser(): Drawing {
	const flags = Array.from({ length: 11 }, (_, i) => {
		const x = 80 + i * 144
		const y = 66 + Math.sin((i / 10) * Math.PI) * 46
		return svg`<path d="M${x - 44} ${y}H${x + 44}L${x} ${y + 84}Z" fill="${['#d6361b', '#ffdd4a', '#ffffff', '#2c4a74'][i % 4] ?? '#fff'}"/>`
	})
	return scene(
		svg`${landscape()}${tree(1500, 700, 1.6)}<path d="M20 52Q800 174 1580 52" fill="none" stroke="#fff" stroke-width="8"/>${flags}${at(
			700,
			1030,
			0.98,
			person(GRACE, 'stand', [
				[-150, 290],
				[160, 250],
			]),
		)}${table(760, 1020, 1080, 390, '#58a6d8')}${at(400, 640, 1, cake())}${tin(900, 640, 1.15)}${at(1110, 636, 1, svg`<path d="M-90 0V-70H90V0Z" fill="#fff"/><path d="M-50 -46H50M-50 -26H24" stroke="#c6d9e7" stroke-width="8" stroke-linecap="round"/>`)}${put('marlow', 'sit', { x: 1390, y: 950, scale: 1.16, tilt: -6 })}`,
		[0.56, 0.42],
	)
}

export function shopHelper(): Drawing {
	const shelf = (y: number) => svg`<rect x="930" y="${y}" width="560" height="24" rx="8" fill="#c98b4a"/>`
	return scene(
		svg`${room('#a9d6f2', '#8cc5ea', 800)}${shelf(240)}${shelf(430)}${parcel(1030, 240, 0.7)}${parcel(1180, 240, 0.8, '#f8bdb2')}${mug(1340, 240, 1, '#ffffff')}${mug(1420, 240, 1, '#ffffff')}${mug(1010, 430, 1, '#ffffff')}${mug(1090, 430, 1, '#ffffff')}${parcel(1300, 430, 0.9)}${windowFrame(130, 130, 1.2)}${at(
			640,
			960,
			0.98,
			person(PACKER, 'stand', [
				[-120, 256],
				[120, 256],
			]),
		)}${rug(700, 930, 620, '#d5ebf9')}${put('teddy', 'lie', { x: 660, y: 934, scale: 0.92, tilt: 6 })}${table(720, 960, 1180, 350, '#c98b4a', true)}${parcel(640, 612, 1.15, '#d9a86c', '#d6361b')}${parcel(1010, 612, 0.95)}${at(1170, 612, 1, svg`<circle cx="0" cy="-36" r="36" fill="#d6361b"/><path d="M-30 -50Q0 -30 30 -54M-34 -32Q0 -12 34 -34" stroke="#b92c14" stroke-width="6" fill="none"/>`)}${at(300, 612, 1, svg`<rect x="-80" y="-26" width="160" height="26" rx="6" fill="#fff"/><rect x="-72" y="-50" width="150" height="24" rx="6" fill="#fdeae6"/>`)}`,
		[0.46, 0.56],
	)
}

export function photographer(): Drawing {
	return scene(
		svg`${landscape()}${sun(220, 180, 84)}${cloud(640, 160, 1.4)}${at(
			440,
			940,
			1.12,
			person(PHOTOGRAPHER, 'kneel', [
				[-40, 88],
				[96, 92],
			]),
		)}${camera(468, 586, 1.06)}${put('cosmo', 'sit', { x: 1110, y: 930, scale: 1.36, tilt: 5 })}${flowers([
			[120, 950],
			[720, 960],
			[820, 910],
			[1440, 950],
			[1520, 900],
		])}`,
		[0.5, 0.46],
	)
}

export function fosterCarerBuddy(): Drawing {
	const phone = svg`<rect x="-17" y="-44" width="34" height="84" rx="9" fill="#14233a"/>`
	return scene(
		svg`${room('#fdeae6', '#f3c9bd')}${windowFrame(1180, 130, 1.3)}${floorLamp(180, 830, 1.4)}${rug(800, 920, 1240, '#f8bdb2')}${sofa(800, 860, 1.6)}${put('percy', 'sit', { x: 1040, y: 650, scale: 0.98, tilt: 8 })}${sofaFront(800, 860, 1.6)}${at(
			690,
			664,
			0.98,
			person(
				BUDDY,
				'sit',
				[
					[-84, -88],
					[110, 240],
				],
				46,
			),
		)}${at(612, 280, 0.98, phone, 8)}${mug(1206, 486, 1, '#d6361b')}`,
		[0.52, 0.32],
	)
}
