import { darker } from '../drawing/colours.ts'
import { svg } from '../drawing/svg.ts'
import type { Person } from './person.ts'

// People who work at the centres, and what they wear; clothes in units of the person, from the foot of the neck.
export interface Colleague {
	person: Person
	clothes: string
}

const BOOTS = '#4a3328'
const DENIM = '#2c4a74'

export const TOM: Colleague = {
	person: {
		seed: 'tom',
		skin: '#f0c4a4',
		hair: 'cap',
		hairColour: '#8a7448',
		top: '#e8d3ae',
		over: '#1b5a43',
		bottom: '#44546b',
		shoes: BOOTS,
		beard: '#9a8c86',
		tilt: -4,
		gaze: -0.4,
	},
	clothes: svg`${shirtCollar('#f3e5cb')}<path d="M0 34V320" stroke="#c9ab78" stroke-width="4"/>${[80, 130, 180].map((y) => svg`<circle cx="10" cy="${y}" r="5" fill="#a5814b"/>`)}`,
}

export const JO: Colleague = {
	person: {
		seed: 'jo',
		skin: '#f6d3ba',
		hair: 'bob',
		hairColour: '#e0b565',
		top: '#f7c92c',
		bottom: DENIM,
		shoes: '#d6361b',
		tilt: 5,
		gaze: 0.4,
	},
	clothes: svg`<path d="M-46 -26Q0 40 46 -26L66 12Q0 92 -66 12Z" fill="#e2b01c"/><path d="M0 54V320" stroke="#b98a12" stroke-width="5"/>${[110, 160].map((y) => svg`<circle cx="16" cy="${y}" r="7" fill="#14233a"/>`)}${lead()}`,
}

export const MOIRA: Colleague = {
	person: {
		seed: 'moira',
		skin: '#f3cfb3',
		hair: 'curls',
		hairColour: '#b9b6bb',
		top: '#2c4a74',
		bottom: '#44546b',
		shoes: BOOTS,
		glasses: true,
		quiet: true,
		tilt: -5,
		gaze: 0.3,
	},
	clothes: svg`<path d="M24 24L62 14L74 128L28 134Z" fill="#b92c14"/><path d="M-50 -36Q0 10 50 -36Q76 -14 70 22Q0 76 -70 22Q-76 -14 -50 -36Z" fill="#d6361b"/><path d="M-46 -6Q0 34 46 -6M-50 20Q0 58 50 20" fill="none" stroke="#ef6a4e" stroke-width="6" stroke-linecap="round"/>`,
}

export const PRIYA: Colleague = {
	person: {
		seed: 'priya',
		quiet: true,
		skin: '#a8693f',
		hair: 'plait',
		hairColour: '#2a1f24',
		top: '#4f9a93',
		bottom: '#3c7f79',
		shoes: '#ffffff',
		tilt: 4,
		gaze: -0.3,
	},
	clothes: svg`<path d="M-27 8L0 60L27 8Q0 34 -27 8Z" fill="#935b37"/><path d="M-44 -4L0 66L44 -4" fill="none" stroke="#3c7f79" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/><path d="M-52 -4Q-82 60 -64 170M52 -4Q80 80 58 170" fill="none" stroke="#14233a" stroke-width="10" stroke-linecap="round"/>`,
}

export const SAMUEL: Colleague = {
	person: {
		seed: 'samuel',
		skin: '#6d4630',
		hair: 'crop',
		hairColour: '#221a1c',
		top: '#58a6d8',
		bottom: DENIM,
		shoes: '#e9b93a',
		beard: '#2a1f1f',
		tilt: 3,
		gaze: 0.3,
	},
	clothes: svg`<path d="M-44 -28Q0 22 44 -28L58 14Q0 72 -58 14Z" fill="#3f8cc0"/><path d="M0 42V320" stroke="#2f6f9c" stroke-width="5"/><rect x="-6" y="78" width="12" height="26" rx="5" fill="#ffdd4a"/>`,
}

export const SUNIL: Colleague = {
	person: {
		seed: 'sunil',
		skin: '#b97a4f',
		hair: 'short',
		hairColour: '#3b3236',
		top: '#e9b93a',
		bottom: DENIM,
		shoes: BOOTS,
		glasses: true,
		tilt: 4,
		gaze: -0.3,
	},
	clothes: svg`${shirtCollar('#fdf3e3')}<path d="M-44 -4L0 70L44 -4" fill="none" stroke="#b98a12" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/>`,
}

export const BEA: Colleague = {
	person: {
		seed: 'bea',
		skin: '#f0c4a4',
		hair: 'beanie',
		hairColour: '#d6361b',
		top: '#fdf3e3',
		over: '#2b7a5a',
		bottom: DENIM,
		shoes: '#1b5a43',
		tilt: -4,
		gaze: 0.3,
	},
	clothes: svg`<path d="M-44 -26Q0 14 44 -26Q62 -10 56 12Q0 62 -56 12Q-62 -10 -44 -26Z" fill="#f3e5cb"/>${[120, 190].map((y) => svg`<circle cx="-42" cy="${y}" r="7" fill="#14233a"/>`)}`,
}

/** A foster carer. */
export const GWEN: Colleague = {
	person: {
		seed: 'gwen',
		skin: '#f3cfb3',
		hair: 'bob',
		hairColour: '#c9c3c6',
		top: '#6d5c8f',
		over: '#2b7a5a',
		bottom: DENIM,
		shoes: BOOTS,
		tilt: 5,
		gaze: 0.3,
	},
	clothes: svg`<path d="M-40 -6Q0 56 40 -6" fill="none" stroke="#ffdd4a" stroke-width="7" stroke-linecap="round"/><circle cx="0" cy="44" r="13" fill="#ffdd4a"/><path d="M58 120a16 16 0 0 1 32 0q0 20 -16 32q-16 -12 -16 -32Z" fill="#d6361b"/>`,
}

function shirtCollar(colour: string): string {
	return svg`<path d="M-40 -10L0 36L-30 58L-56 6Z" fill="${colour}"/><path d="M40 -10L0 36L30 58L56 6Z" fill="${darker(colour, 0.06)}"/>`
}

/** A red lead over one shoulder, as dog walkers carry it. */
function lead(): string {
	return svg`<path d="M-74 8Q-30 190 104 270" fill="none" stroke="#d6361b" stroke-width="15" stroke-linecap="round"/>`
}
