import { collarAt } from '../dog/figure.ts'
import { GROUNDS, INK, TRIMS } from '../drawing/colours.ts'
import { svg } from '../drawing/svg.ts'
import { castDog } from './dog-pictures.ts'
import { at, put } from './scene.ts'

// The rope lead of the shop: coiled, on a dog, and its clip. Each on a square of 400.
const BRASS = { light: '#e3b75a', middle: '#c99a3c', dark: '#9a7128' }

/** A rope, with an edge so that it stands out where it crosses itself. */
function rope(path: string, width: number): string {
	const line = (stroke: string, size: number) =>
		svg`<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${size}" stroke-linecap="round" stroke-linejoin="round"/>`
	const fleck = svg`<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".32" stroke-width="${width * 0.24}" stroke-dasharray="${width * 0.5} ${width * 0.6}"/>`
	return line('#a3240f', width + 5) + line(TRIMS.lead, width) + fleck
}

/** A closed clip that hangs from 0,0: swivel, hook and the sliding gate with its knob. */
function clip(): string {
	return svg`<rect x="-15" y="-16" width="30" height="34" rx="8" fill="${BRASS.dark}"/><rect x="-15" y="-16" width="13" height="34" rx="6" fill="${BRASS.middle}"/><rect x="-7" y="14" width="14" height="16" rx="4" fill="${BRASS.middle}"/><rect x="-16" y="32" width="32" height="58" rx="16" fill="none" stroke="${BRASS.light}" stroke-width="11"/><path d="M16 44V78" stroke="${BRASS.dark}" stroke-width="11"/><rect x="18" y="54" width="14" height="11" rx="5" fill="${BRASS.middle}"/>`
}

/** In turns around 0,0, from the outside in; starts and ends on the right. */
function spiral(from: number, to: number, turns: number): string {
	const steps = turns * 60
	return Array.from({ length: steps + 1 }, (_, step) => {
		const angle = (-step / 60) * Math.PI * 2
		const radius = from + ((to - from) * step) / steps
		return svg`L${Math.cos(angle) * radius} ${Math.sin(angle) * radius * 0.94}`
	}).join('')
}

export function ropeLead(): string {
	const coil = `M117 76C117 50 112 30 112 0${spiral(112, 62, 2)}C62 -40 30 -70 4 -96`
	const hand = 'M4 -96C-40 -140 -104 -170 -118 -138C-130 -108 -70 -84 -2 -92'
	return svg`<rect width="400" height="400" fill="${GROUNDS.meadow[0]}"/><g transform="translate(204 196) scale(-.98 .98)">${svg`${rope(coil, 19)}${rope(hand, 19)}<rect x="-16" y="-110" width="34" height="26" rx="8" transform="rotate(38 1 -97)" fill="${INK}"/>${at(117, 82, 1, clip())}`}</g>`
}

export function ropeLeadOnADog(): string {
	const dog = { ...castDog('hattie'), wears: 'collar' as const, wearsColour: 'field' as const }
	const [x, y] = collarAt(dog, 'stand')
	const [left, top] = [182 + x * 0.62, 356 + y * 0.62]
	return svg`<rect width="400" height="400" fill="${GROUNDS.sky[0]}"/><circle cx="200" cy="208" r="160" fill="${GROUNDS.sky[1]}"/><path d="M0 338Q200 318 400 340V400H0Z" fill="${GROUNDS.meadow[1]}"/>${put(dog, 'stand', { x: 182, y: 356, scale: 0.62 })}${rope(svg`M${left + 34} ${top + 14}C${left + 84} ${top + 22} ${left + 84} 110 408 66`, 11)}${at(left + 30, top + 11, 0.38, clip(), 110)}`
}

export function ropeLeadClip(): string {
	return svg`<rect width="400" height="400" fill="${GROUNDS.nose[0]}"/>${rope('M-40 120C40 -40 192 -50 198 92', 70)}${at(198, 108, 2.5, clip())}<ellipse cx="200" cy="352" rx="50" ry="42" fill="none" stroke="#8b93a3" stroke-width="16"/><path d="M-10 322Q200 396 410 322V410H-10Z" fill="${TRIMS.field}"/><path d="M-10 342Q200 416 410 342" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-dasharray="14 10"/>`
}
