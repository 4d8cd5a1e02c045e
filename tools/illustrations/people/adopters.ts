import type { Person } from './person.ts'

// People of the stories and pages, the same in every drawing.
const DENIM = '#2c4a74'
const BOOTS = '#4a3328'

export const ASHA: Person = {
	seed: 'asha',
	skin: '#b97a4f',
	hair: 'long',
	hairColour: '#2b2228',
	top: '#e9b93a',
	bottom: DENIM,
	shoes: BOOTS,
	tilt: 6,
	gaze: 1,
}

export const RAVI: Person = {
	seed: 'ravi',
	skin: '#a96c45',
	hair: 'short',
	hairColour: '#2b2228',
	top: '#fdf3e3',
	over: '#1b5a43',
	bottom: '#44546b',
	shoes: BOOTS,
	beard: '#2b2228',
	tilt: -5,
	gaze: 1,
}

export const JEAN: Person = {
	seed: 'jean',
	skin: '#f3cfb3',
	hair: 'bun',
	hairColour: '#e4e2e6',
	top: '#fdf3e3',
	over: '#6d5c8f',
	bottom: '#44546b',
	shoes: '#14233a',
	glasses: true,
	skirt: true,
	tilt: -6,
	gaze: -0.8,
}

export const CALLUM: Person = {
	seed: 'callum',
	skin: '#f0c4a4',
	hair: 'beanie',
	hairColour: '#1b5a43',
	top: '#58a6d8',
	bottom: '#14233a',
	shoes: '#e9b93a',
	beard: '#a9502a',
	gaze: 1,
}

export const BETH: Person = {
	seed: 'beth',
	skin: '#f3cfb3',
	hair: 'bun',
	hairColour: '#a9502a',
	top: '#f3a497',
	bottom: DENIM,
	shoes: '#6d5c8f',
	gaze: 1,
}

export const MAREK: Person = {
	seed: 'marek',
	skin: '#e8b78f',
	hair: 'short',
	hairColour: '#6b4a35',
	top: '#1b5a43',
	bottom: '#44546b',
	shoes: BOOTS,
	beard: '#6b4a35',
	glasses: true,
	tilt: 4,
	gaze: 0.8,
}

export const GRACE: Person = {
	seed: 'grace',
	skin: '#6d4630',
	hair: 'wrap',
	hairColour: '#e9b93a',
	top: '#d98a5f',
	over: '#1b5a43',
	bottom: DENIM,
	shoes: '#2b7a5a',
	tilt: -5,
	gaze: -0.8,
}

export const FOSTERER: Person = {
	seed: 'foster',
	skin: '#8a5535',
	hair: 'bald',
	hairColour: '#b9b6bb',
	top: '#f8bdb2',
	bottom: '#44546b',
	shoes: '#14233a',
	beard: '#b9b6bb',
	tilt: -4,
	gaze: -0.6,
}

export const VOLUNTEER: Person = {
	seed: 'vol',
	skin: '#5f3a28',
	hair: 'afro',
	hairColour: '#241d22',
	top: '#ffdd4a',
	bottom: DENIM,
	shoes: '#d6361b',
	gaze: -0.6,
}

export const ADOPTER: Person = {
	seed: 'adopter',
	skin: '#d9a27a',
	hair: 'scarf',
	hairColour: '#2c4a74',
	top: '#f8bdb2',
	bottom: '#14233a',
	shoes: '#14233a',
	gaze: -0.8,
	tilt: -4,
}

export const CHILD: Person = {
	seed: 'child',
	skin: '#c98f66',
	hair: 'curls',
	hairColour: '#3b2a24',
	top: '#ffdd4a',
	bottom: '#58a6d8',
	shoes: '#d6361b',
	gaze: -1,
	tilt: -6,
}
