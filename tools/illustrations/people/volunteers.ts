import type { Person } from './person.ts'

// People of the volunteering roles.
const DENIM = '#2c4a74'
const BOOTS = '#4a3328'

export const WALKER: Person = {
	seed: 'walker',
	skin: '#c98d63',
	hair: 'curls',
	hairColour: '#2f2320',
	top: '#2c4a74',
	bottom: '#44546b',
	shoes: '#e9b93a',
	tilt: 4,
	gaze: 0.8,
}

export const HELPER: Person = {
	seed: 'helper',
	skin: '#8a5535',
	hair: 'bun',
	hairColour: '#241d22',
	top: '#ffdd4a',
	over: '#2c4a74',
	bottom: '#44546b',
	shoes: '#1b5a43',
	quiet: true,
	tilt: 5,
	gaze: 0.8,
}

export const HOST: Person = {
	seed: 'host',
	skin: '#e8b78f',
	hair: 'long',
	hairColour: '#4a2d22',
	top: '#58a6d8',
	bottom: DENIM,
	shoes: BOOTS,
	tilt: -5,
	gaze: -0.8,
}

export const PACKER: Person = {
	seed: 'packer',
	skin: '#f3cfb3',
	hair: 'short',
	hairColour: '#b9b6bb',
	top: '#f8bdb2',
	over: '#1b5a43',
	bottom: DENIM,
	shoes: BOOTS,
	glasses: true,
	quiet: true,
	tilt: 4,
	gaze: 0.3,
}

export const PHOTOGRAPHER: Person = {
	seed: 'photographer',
	skin: '#c98f66',
	hair: 'plait',
	hairColour: '#2b2228',
	top: '#d6361b',
	bottom: DENIM,
	shoes: BOOTS,
	tilt: 6,
	gaze: 1,
}

export const BUDDY: Person = {
	seed: 'buddy',
	skin: '#5f3a28',
	hair: 'afro',
	hairColour: '#8d8285',
	top: '#58a6d8',
	bottom: '#44546b',
	shoes: '#d6361b',
	tilt: -5,
	gaze: 0.5,
}
