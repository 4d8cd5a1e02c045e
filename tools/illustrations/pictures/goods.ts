import { head } from '../dog/head.ts'
import { GROUNDS, INK } from '../drawing/colours.ts'
import { lettering } from '../drawing/lettering.ts'
import { mark } from '../drawing/mark.ts'
import { svg } from '../drawing/svg.ts'
import { bone, bowl } from '../scenery/things.ts'
import { castDog } from './dog-pictures.ts'
import { ropeLead } from './rope-lead.ts'
import { at, put } from './scene.ts'

const SHADOW = 'fill="#14233a" opacity=".14"'

/** Head of one of the cast, centred on 0,0. */
function face(slug: string, id: string): string {
	return head(castDog(slug), id)
}

/** Shop items, each on a square of 400. In rows of 2 and of 4 neighbours on the first page of the shop never share a ground. */
export const GOODS: Record<string, () => string> = {
	'calendar-2027': calendar,
	'rope-lead': ropeLead,
	'good-ears-mug': mug,
	'tote-bag': toteBag,
	bandana,
	'dinner-bowl': dinnerBowl,
	'name-tag': nameTag,
}

function ground(name: keyof typeof GROUNDS): string {
	return svg`<rect width="400" height="400" fill="${GROUNDS[name][0]}"/>`
}

function calendar(): string {
	const days = Array.from({ length: 21 }, (_, day) => {
		const x = -132 + (day % 7) * 40
		const y = 108 + Math.floor(day / 7) * 28
		return svg`<rect x="${x}" y="${y}" width="30" height="19" rx="6" fill="${day === 9 ? '#d6361b' : '#c6d2df'}"/>`
	})
	const rings = [-90, -30, 30, 90].map(
		(x) => svg`<path d="M${x} -164v26" stroke="#8b93a3" stroke-width="9" stroke-linecap="round"/>`,
	)
	return svg`${ground('ball')}<g transform="translate(200 192) rotate(-4) scale(.92)"><rect x="-142" y="-142" width="304" height="344" rx="10" ${SHADOW}/><rect x="-152" y="-152" width="304" height="344" rx="10" fill="#fff"/><clipPath id="page"><path d="M-152 -142a10 10 0 0 1 10 -10H142a10 10 0 0 1 10 10V42H-152Z"/></clipPath><g clip-path="url(#page)"><rect x="-152" y="-152" width="304" height="194" fill="#f8bdb2"/>${at(-66, 46, 0.4, put('otis', 'sit', { x: 0, y: 0 }))}${at(74, 46, 0.38, put('juno', 'sit', { x: 0, y: 0 }))}</g>${lettering('2027', -84, 92, 0.5, INK, 17)}${days}${rings}</g>`
}

function mug(): string {
	return svg`${ground('ball')}<ellipse cx="190" cy="322" rx="120" ry="16" ${SHADOW}/><path d="M272 160h26a44 44 0 0 1 0 104h-26" fill="none" stroke="#e8eef4" stroke-width="22"/><path d="M94 118h188v160a42 42 0 0 1-42 42H136a42 42 0 0 1-42-42Z" fill="#fff"/><path d="M232 118h50v160a42 42 0 0 1-42 42h-22c20-60 20-140 14-202Z" fill="${INK}" opacity=".08"/><ellipse cx="188" cy="118" rx="94" ry="17" fill="#dfe8f0"/><ellipse cx="188" cy="121" rx="82" ry="11" fill="#8a5a3c"/>${at(130, 162, 2.1, mark())}`
}

function toteBag(): string {
	return svg`${ground('ball')}<ellipse cx="200" cy="350" rx="140" ry="12" ${SHADOW}/><path d="M140 150V106a60 60 0 0 1 120 0v44" fill="none" stroke="#1b5a43" stroke-width="15"/><path d="M92 142h216l18 206H74Z" fill="#1f6a4f"/><path d="M250 142h58l18 206h-92Z" fill="${INK}" opacity=".14"/>${at(200, 250, 0.68, face('maple', 'tote'))}`
}

function bandana(): string {
	const cloth = 'M56 122q144 60 288 0-40 130-132 200-12 9-24 0-92-70-132-200Z'
	const dots = Array.from({ length: 72 }, (_, i) => {
		const row = Math.floor(i / 9)
		return svg`<circle cx="${50 + (i % 9) * 44 - (row % 2) * 22}" cy="${118 + row * 34}" r="8"/>`
	})
	const knot = (side: number) =>
		svg`<g transform="translate(${200 + side * 146} 122) scale(${side} 1)"><path d="M-8 -4Q22 -44 50 -26Q46 4 6 14Z" fill="#58a6d8"/><path d="M-6 2Q34 10 40 44Q10 44 -8 14Z" fill="#4a95c6"/><rect x="-14" y="-12" width="24" height="30" rx="9" fill="#3f86b5"/></g>`
	return svg`${ground('nose')}<clipPath id="cloth"><path d="${cloth}"/></clipPath><g transform="translate(18 18) scale(.91)">${knot(-1)}${knot(1)}<path d="${cloth}" fill="#58a6d8"/><g clip-path="url(#cloth)"><g fill="#fff">${dots}</g><path d="M236 140L206 340H380V100Z" fill="#1a1430" opacity=".13"/></g></g>`
}

function dinnerBowl(): string {
	return svg`${ground('mist')}${bowl(200, 312, 1)}${lettering('dinner', 194, 280, 0.72, '#ffffff')}`
}

function nameTag(): string {
	return svg`${ground('sky')}<circle cx="200" cy="98" r="30" fill="none" stroke="#8b93a3" stroke-width="12"/><circle cx="208" cy="236" r="112" ${SHADOW}/><circle cx="200" cy="226" r="112" fill="#f1c232"/><path d="M200 114a112 112 0 0 1 0 224c40-60 40-160 0-224Z" fill="${INK}" opacity=".1"/><circle cx="200" cy="140" r="12" fill="${INK}" opacity=".55"/>${lettering('Juno', 198, 256, 0.76, INK)}${bone(200, 298, 0.4, INK)}`
}
