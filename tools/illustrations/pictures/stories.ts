import { archie, barley, clover, heron, monty, tug, winnie } from '../cast/guests.ts'
import { headAt } from '../dog/figure.ts'
import { head } from '../dog/head.ts'
import { svg } from '../drawing/svg.ts'
import { ASHA, BETH, CALLUM, GRACE, JEAN, MAREK, RAVI } from '../people/adopters.ts'
import { person } from '../people/people.ts'
import { floorLamp, frame, plant, room, rug, sofa, sofaFront, windowFrame } from '../scenery/indoors.ts'
import { bench, cloud, flowers, landscape, sun, tree } from '../scenery/outdoors.ts'
import type { Drawing } from './portrait.ts'
import { at, lead, put, scene } from './scene.ts'

export function clemOnTheStairs(): Drawing {
	// The last one is the landing: wide enough for a dog with a tail.
	const steps = [0, 1, 2].map((step) => {
		const x = 880 + step * 130
		const y = 800 - step * 110
		return svg`<rect x="${x}" y="${y}" width="1000" height="${1000 - y}" fill="${step % 2 ? '#efe3cf' : '#e6d6bb'}"/><rect x="${x - 16}" y="${y}" width="1000" height="26" rx="10" fill="#c98b4a"/>`
	})
	const ravi = person(RAVI, 'stand', [
		[-116, 300],
		[122, 290],
	])
	const asha = person(ASHA, 'kneel', [
		[-104, 300],
		[172, 214],
	])
	return scene(
		svg`${room('#a9d6f2', '#c98b4a', 840)}${frame(820, 250, 1, svg`<path d="M-98 40q60-60 110-20t90-30v110H-98Z" fill="#4f9a72"/><circle cx="30" cy="-30" r="26" fill="#ffdd4a"/>`, '#d5ebf9')}${steps}${put('clem', 'sit', { x: 1330, y: 588, scale: 1.08, tilt: -8 })}${at(230, 880, 0.92, ravi)}${put(archie(), 'sit', { x: 690, y: 916, scale: 1.12, tilt: 8 })}${at(440, 920, 1.04, asha)}`,
		[0.5, 0.42],
	)
}

export function bonnieAtTheBench(): Drawing {
	const flask = svg`<rect x="-26" y="-112" width="52" height="112" rx="12" fill="#d6361b"/><rect x="-22" y="-136" width="44" height="34" rx="8" fill="#fff"/>`
	const bag = svg`<path d="M-34 -80a34 46 0 0 1 68 0" fill="none" stroke="#14233a" stroke-width="10"/><path d="M-66 -86H66L78 0H-78Z" fill="#2c4a74"/>`
	return scene(
		svg`${landscape()}${sun(1290, 190, 100)}${cloud(330, 170, 1.4)}${at(
			-130,
			-108,
			1.12,
			svg`${bench(1020, 860, 1.3)}${at(1220, 668, 1, bag)}${at(1320, 668, 1, flask)}${put('bonnie', 'sit', { x: 800, y: 676, scale: 0.92, tilt: 6, flip: true })}${at(
				1030,
				694,
				0.96,
				person(JEAN, 'sit', [
					[-170, 190],
					[40, 276],
				]),
			)}`,
		)}${flowers([
			[120, 900],
			[250, 950],
			[560, 980],
			[1510, 930],
		])}`,
		[0.48, 0.42],
	)
}

export function jasperOnTheHill(): Drawing {
	return scene(
		svg`${landscape()}${cloud(260, 150, 1.2)}${cloud(1150, 210, 1.6)}${at(
			180,
			800,
			0.6,
			person(BETH, 'stand', [
				[-120, 250],
				[118, 220],
			]),
		)}${at(
			380,
			830,
			0.62,
			person(CALLUM, 'stand', [
				[-124, 290],
				[150, 200],
			]),
		)}${lead('M473 560C560 800 640 900 760 880S960 820 1070 640', 9)}${put('jasper', 'play', { x: 860, y: 910, scale: 1.4 })}${flowers(
			[
				[200, 860],
				[420, 960],
				[1360, 900],
				[1500, 960],
			],
		)}`,
		[0.55, 0.52],
	)
}

export function heronAndClover(): Drawing {
	const slipper = svg`<path d="M-80 0Q-92 -46 -40 -52Q30 -58 78 -22Q92 0 70 0Z" fill="#58a6d8"/><path d="M-80 0Q-92 -46 -40 -52Q-10 -54 -2 -30Q-40 -30 -50 0Z" fill="#2c4a74"/><circle cx="36" cy="-42" r="15" fill="#fff"/>`
	return scene(
		svg`${room('#f8bdb2', '#ef9f92')}${windowFrame(190, 130, 1.4)}${floorLamp(1410, 800, 1.4)}${rug(800, 920, 1240, '#fdeae6')}${sofa(800, 860, 1.6)}${put(heron(), 'sit', { x: 640, y: 642, scale: 1.02 })}${put(clover(), 'sit', { x: 930, y: 642, scale: 1.1 })}${sofaFront(800, 860, 1.6)}${at(1020, 660, 0.8, slipper)}`,
		[0.49, 0.26],
	)
}

export function tugOnTheWater(): Drawing {
	const dog = tug()
	const jacket = svg`<path d="M-150 -96Q-60 -150 60 -116Q112 -90 108 -24Q0 4 -128 -14Q-170 -50 -150 -96Z" fill="#d6361b"/><path d="M-70 -122V-6M40 -120V-6" stroke="#14233a" stroke-width="13"/><path d="M-60 -132q40 -36 90 0" fill="none" stroke="#14233a" stroke-width="12" stroke-linecap="round"/><path d="M-160 -40Q0 -20 108 -44" fill="none" stroke="#ffdd4a" stroke-width="10"/>`
	const boat = svg`<path d="M-40 690H1420Q1400 860 1330 880H-40Z" fill="#1b5a43"/><path d="M-40 690H1420L1414 730H-40Z" fill="#d6361b"/><path d="M-40 520H1080V690H-40Z" fill="#1f6a4f"/><rect x="-40" y="500" width="1150" height="34" rx="12" fill="#14233a"/>${[120, 420, 860].map((x) => svg`<circle cx="${x}" cy="612" r="44" fill="#d5ebf9"/><circle cx="${x}" cy="612" r="44" fill="none" stroke="#e9b93a" stroke-width="12"/>`)}`
	const water = svg`<rect y="820" width="1600" height="180" fill="#58a6d8"/><path d="M60 900h200M420 950h260M900 910h180M1240 960h240" stroke="#a9d6f2" stroke-width="10" stroke-linecap="round"/>`
	const [x, y] = headAt(dog, 'lie')
	return scene(
		svg`${landscape()}${sun(1330, 170, 80)}${boat}${water}${at(620, 500, 1.35, put(dog, 'lie', { x: 0, y: 0 }) + at(0, 0, 0.86, jacket) + at(x, y, 1, head(dog, 'tug')))}${at(220, 500, 0.9, svg`<path d="M-90 0L-74 -90H74L90 0Z" fill="#e9b93a"/>${[-50, 0, 50].map((left) => svg`<circle cx="${left}" cy="-116" r="34" fill="#f8bdb2"/><circle cx="${left}" cy="-116" r="12" fill="#d6361b"/>`)}`)}`,
		[0.47, 0.3],
	)
}

export function barleyBehindTheSofa(): Drawing {
	const dog = barley()
	const toast = svg`<path d="M-70 0Q-86 -20 -64 -34H64Q86 -20 70 0Q60 12 -60 12Q-70 8 -70 0Z" fill="#c98b4a"/><ellipse cx="0" cy="-18" rx="56" ry="13" fill="#ffdd4a"/>`
	const paws = [-96, 96].map(
		(x) =>
			svg`<path d="M${x - 40} 34V-6a40 34 0 0 1 80 0v40Z" fill="#efdcb6"/><path d="M${x - 12} -14v18M${x + 12} -14v18" stroke="#b9a888" stroke-width="5" stroke-linecap="round"/>`,
	)
	return scene(
		svg`${room('#ffdd4a', '#e3b52e')}${frame(270, 300, 1.15, svg`<circle r="60" fill="#d6361b"/>`)}${at(780, 250, 1.55, head(dog, 'barley'))}${sofa(800, 860, 1.6)}${at(780, 330, 1.1, svg`${paws}`)}${sofaFront(800, 860, 1.6)}${at(1130, 940, 1.05, toast)}${plant(1450, 880, 1.4)}`,
		[0.49, 0.24],
	)
}

export function winnieInTheLift(): Drawing {
	const lift = svg`<rect x="470" y="60" width="660" height="860" rx="12" fill="#5f6b7c"/><rect x="520" y="110" width="560" height="810" fill="#fdf3e3"/><rect x="520" y="110" width="560" height="26" fill="#fff"/><path d="M520 820H1080V920H520Z" fill="#d9a45c"/><path d="M540 600H1060" stroke="#c98b4a" stroke-width="16" stroke-linecap="round"/><rect x="520" y="110" width="64" height="810" fill="#c6d2df"/><rect x="1016" y="110" width="64" height="810" fill="#aab8c8"/>`
	const buttons = svg`<rect x="1190" y="440" width="90" height="170" rx="16" fill="#fff"/><circle cx="1235" cy="486" r="24" fill="#ffdd4a"/><circle cx="1235" cy="562" r="24" fill="#c6d2df"/>`
	return scene(
		svg`${room('#8cc5ea', '#5f9fce', 900)}${lift}${at(
			690,
			905,
			0.92,
			person(MAREK, 'stand', [
				[-112, 290],
				[150, 240],
			]),
		)}${put(winnie(), 'sit', { x: 890, y: 912, scale: 1.1 })}${buttons}${plant(260, 930, 1.5)}`,
		[0.5, 0.36],
	)
}

export function montyInThePorch(): Drawing {
	const porch = svg`<rect x="560" y="120" width="480" height="800" rx="16" fill="#fff"/><rect x="600" y="160" width="400" height="760" fill="#2c4a74"/><path d="M640 480V300a160 150 0 0 1 320 0V480Z" fill="#a9d6f2"/><path d="M800 150V480" stroke="#2c4a74" stroke-width="18"/><circle cx="952" cy="600" r="18" fill="#ffdd4a"/><rect x="480" y="880" width="640" height="60" rx="12" fill="#c6d9e7"/>`
	return scene(
		svg`<rect width="1600" height="1000" fill="#f3d9b8"/>${tree(-20, 700, 2.2)}<rect y="920" width="1600" height="80" fill="#4f9a72"/>${porch}${plant(300, 930, 1.6)}${plant(1280, 930, 1.9)}${plant(1480, 940, 1.3)}${at(
			905,
			905,
			0.86,
			person(GRACE, 'stand', [
				[-150, 236],
				[112, 290],
			]),
		)}${put(monty(), 'sit', { x: 690, y: 912, scale: 1.16 })}`,
		[0.5, 0.42],
	)
}
