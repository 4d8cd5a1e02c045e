/** The tone of every shadow; opacity sets its depth. */
export const SHADE = '#1a1430'
export const INK = '#14233a'

export const COATS = {
	black: '#2c2b36',
	chocolate: '#6a3f2b',
	liver: '#7d4a33',
	red: '#a9502a',
	fox: '#c96f35',
	gold: '#dfa454',
	fawn: '#d8b182',
	sable: '#b4814a',
	cream: '#efdcb6',
	white: '#fbf6ec',
	grey: '#8b93a3',
	slate: '#5f6b7c',
	tan: '#d08f4e',
	sand: '#e3c394',
} as const
export type CoatColour = keyof typeof COATS

export const EYES = { brown: '#7a4520', amber: '#c98220', hazel: '#8a7a2c', blue: '#6db4e0', dark: '#3b2417' } as const
export type EyeColour = keyof typeof EYES

/** The ground and its shape. */
export const GROUNDS = {
	sky: ['#a9d6f2', '#8cc5ea'],
	ball: ['#ffdd4a', '#f7c92c'],
	nose: ['#f8bdb2', '#f3a497'],
	meadow: ['#a5d3ae', '#84bf93'],
	field: ['#1f6a4f', '#185540'],
	dusk: ['#2c4a74', '#223c60'],
	mist: ['#dbe8f1', '#c6d9e7'],
	lead: ['#ef6a4e', '#e2512f'],
} as const satisfies Record<string, readonly [string, string]>
export type Ground = keyof typeof GROUNDS

/** Colours of cloth. */
export const TRIMS = {
	lead: '#d6361b',
	ball: '#ffd12e',
	field: '#1b5a43',
	sky: '#58a6d8',
	nose: '#f3a497',
	ink: INK,
	white: '#ffffff',
} as const
export type Trim = keyof typeof TRIMS

function channels(colour: string): [number, number, number] {
	return [parseInt(colour.slice(1, 3), 16), parseInt(colour.slice(3, 5), 16), parseInt(colour.slice(5, 7), 16)]
}

/** A colour between two others. */
export function mix(from: string, to: string, share: number): string {
	const target = channels(to)
	const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share))
	return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Perceived brightness, 0 to 1. */
export function brightness(colour: string): number {
	const [red, green, blue] = channels(colour)
	return (0.3 * red + 0.59 * green + 0.11 * blue) / 255
}

export function darker(colour: string, share = 0.16): string {
	return mix(colour, SHADE, share)
}

export function lighter(colour: string, share = 0.14): string {
	return mix(colour, '#fff3dc', share)
}

/** Dark coats need deeper shadows and lighter brows. */
export function isDark(colour: string): boolean {
	return brightness(colour) < 0.3
}
