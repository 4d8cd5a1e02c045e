import { makeDog } from '../dog/make-dog.ts'
import { svg } from '../drawing/svg.ts'
import { person } from '../people/people.ts'
import { GWEN } from '../people/staff.ts'
import {
	bedBack,
	bedFront,
	floorLamp,
	frame,
	frontDoor,
	plant,
	room,
	rug,
	sofa,
	sofaFront,
	windowFrame,
} from '../scenery/indoors.ts'
import { ball, bone, suitcase } from '../scenery/things.ts'
import type { Drawing } from './portrait.ts'
import { at, put, scene } from './scene.ts'
import { medicineBottle } from './things-that-help.ts'

// The kinds of fostering, one situation each. The middle is what narrow slots show.

/** Friday evening: the dog inside the front door with a bag packed for two nights. */
export function aWeekend(): Drawing {
	return scene(
		svg`${room('#a9d6f2', '#c98b4a')}${frontDoor(390, 900, 1.32, '#d6361b')}${plant(1440, 880, 1.5)}${suitcase(1230, 900, 1)}${at(1230, 788, 1, bone(0, 0, 0.42, '#14233a'))}${put('waffles', 'stand', { x: 740, y: 930, scale: 1.55 })}`,
		[0.5, 0.5],
	)
}

/** A few weeks on a sofa that is not the dog's own, yet. */
export function aShortStay(): Drawing {
	return scene(
		svg`${room('#f8bdb2', '#ef9f92')}${windowFrame(210, 120, 1.3)}${floorLamp(1430, 830, 1.5)}${rug(800, 920, 1240, '#fdeae6')}${sofa(800, 880, 1.75)}${put('bear', 'lie', { x: 740, y: 648, scale: 1.5 })}${sofaFront(800, 880, 1.75)}`,
		[0.5, 0.45],
	)
}

/** Three of a litter in one bed, and what is left of the newspaper. */
export function puppies(): Drawing {
	const pup = (seed: string, base: 'black' | 'chocolate' | 'gold', tilt: number) => ({
		...makeDog(seed, 'retriever', { base, marks: [], chest: base === 'black' ? 'white' : null, senior: false }),
		skull: 84,
		muzzleLength: 0.12,
		leg: 0.7,
		wears: 'none' as const,
		mouth: 'smile' as const,
		tilt,
	})
	const newspaper = svg`<path d="M-150 0L-110 -76H128L160 0Z" fill="#fff"/><path d="M-92 -58H104M-100 -40H20M-104 -22H30M50 -40H116M54 -22H124" stroke="#c6d2df" stroke-width="9"/>`
	return scene(
		svg`${room('#ffe9a6', '#e6bf6a')}${windowFrame(170, 110, 1.3)}${bedBack(800, 860, 1120, '#2c4a74')}${[
			put(pup('litter-one', 'black', -8), 'sit', { x: 480, y: 850, scale: 1.25 }),
			put(pup('litter-two', 'gold', 7), 'sit', { x: 1110, y: 850, scale: 1.25, flip: true }),
			put(pup('litter-three', 'chocolate', 3), 'sit', { x: 795, y: 870, scale: 1.35 }),
		]}${bedFront(800, 860, 1120, '#3a5d8c')}${at(1440, 960, 0.9, newspaper)}${ball(190, 950, 48, '#d6361b')}`,
		[0.5, 0.5],
	)
}

/** Rest after an operation: a bandaged leg, and the tablets within reach of a person. */
export function medical(): Drawing {
	const table = svg`<path d="M-120 0V250M120 0V250" stroke="#8a5a2c" stroke-width="22" stroke-linecap="round"/><rect x="-170" y="-26" width="340" height="40" rx="14" fill="#c98b4a"/>`
	const bandage = svg`<rect x="-34" y="-26" width="68" height="52" rx="14" fill="#fff"/><path d="M-34 -8H34M-34 10H34" stroke="#c6d2df" stroke-width="6"/><path d="M0 -16V16M-16 0H16" stroke="#d6361b" stroke-width="9" stroke-linecap="round"/>`
	return scene(
		svg`${room('#a5d3ae', '#84bf93')}${windowFrame(180, 120, 1.25)}${at(1350, 640, 1, table)}${at(1266, 422, 0.62, medicineBottle('#fff'))}${bedBack(700, 850, 1060, '#a83c24')}${put('rufus', 'lie', { x: 640, y: 870, scale: 1.62 })}${at(905, 838, 1.05, bandage, 8)}${bedFront(700, 862, 1060, '#d6361b')}`,
		[0.44, 0.5],
	)
}

/** An old dog with its head up beside the person it lives with. */
export function forGood(): Drawing {
	return scene(
		svg`${room('#a9d6f2', '#8cc5ea')}${frame(330, 290, 1.15, svg`<path d="M-98 40q60-60 110-20t90-30v110H-98Z" fill="#4f9a72"/>`, '#d5ebf9')}${floorLamp(1430, 830, 1.5)}${rug(800, 925, 1300, '#d5ebf9')}${sofa(800, 880, 1.75)}${put('percy', 'sit', { x: 985, y: 650, scale: 1.12, tilt: -8 })}${sofaFront(800, 880, 1.75)}${at(
			665,
			668,
			1.02,
			person(GWEN.person, 'sit', [
				[-104, 262],
				[206, 128],
			]),
		)}`,
		[0.5, 0.42],
	)
}
