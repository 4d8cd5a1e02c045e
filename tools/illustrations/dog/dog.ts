import type { CoatColour, EyeColour, Ground, Trim } from '../drawing/colours.ts'
import { COATS } from '../drawing/colours.ts'
import type { Edge } from '../drawing/outline.ts'

export type EarShape = 'prick' | 'bat' | 'semi' | 'button' | 'floppy' | 'long' | 'rose'
export type TailShape = 'otter' | 'whip' | 'plume' | 'curl' | 'stub'
export type Coat = Edge | 'feather'
export type Backdrop = 'sun' | 'hill' | 'arch' | 'slope' | 'plain'
/** -1 is the dog's right, on the left of the picture; 0 is both sides. */
export type Side = -1 | 0 | 1

export type Mark =
	| { kind: 'blaze'; width?: number }
	| { kind: 'muzzle' | 'mask' | 'points' | 'saddle' | 'merle' | 'spots' | 'brindle' | 'ticks'; colour: CoatColour }
	| { kind: 'eyepatch' | 'cap'; colour: CoatColour; side: Side }

/** The looks of one dog. Lengths are in head units: a skull is about 160 wide. */
export interface Dog {
	seed: string
	build: string
	base: CoatColour
	marks: readonly Mark[]
	/** Colour of the bib on the chest, which also colours the feet. */
	chest: CoatColour | null
	senior: boolean
	skull: number
	cheek: number
	muzzle: number
	/** 0 is flat, 1 is a full muzzle. */
	muzzleLength: number
	neck: number
	body: number
	leg: number
	tail: TailShape
	ears: EarShape
	/** The other ear, if different. */
	otherEar: EarShape | null
	earLength: number
	/** Degrees each ear is turned: left and right of the picture. */
	earTurn: readonly [left: number, right: number]
	earColour: CoatColour | null
	coat: Coat
	earCoat: Edge | 'wavy'
	eye: EyeColour
	otherEye: EyeColour | null
	lid: number
	brow: number
	tilt: number
	gaze: number
	mouth: 'smile' | 'pant' | 'shut'
	noseColour: string
	wears: 'collar' | 'bandana' | 'bow' | 'none'
	wearsColour: Trim
	pattern: 'dot' | 'stripe' | 'plain'
	ground: Ground
	set: Backdrop
}

/** Colour of the dog's first mark of these kinds; null for none. */
export function markColour(dog: Dog, ...kinds: Exclude<Mark['kind'], 'blaze'>[]): string | null {
	for (const mark of dog.marks) {
		if (mark.kind !== 'blaze' && kinds.includes(mark.kind)) return COATS[mark.colour]
	}
	return null
}

/** Colour of the patch on this side of the head, if any. */
export function patchColour(dog: Dog, side: number, ...kinds: ('eyepatch' | 'cap')[]): string | null {
	for (const mark of dog.marks) {
		if ((mark.kind === 'eyepatch' || mark.kind === 'cap') && kinds.includes(mark.kind)) {
			if (mark.side === side || mark.side === 0) return COATS[mark.colour]
		}
	}
	return null
}

/** Long-haired dogs have a clean body and a ruff. */
export function bodyEdge(dog: Dog): Edge {
	return dog.coat === 'feather' ? 'smooth' : dog.coat
}

export function faceLines(dog: Dog): { nose: number; chin: number; eyeX: number; eyeY: number } {
	const nose = 22 + 34 * dog.muzzleLength
	return { nose, chin: nose + 36 + (dog.coat === 'scruffy' ? 6 : 0), eyeX: dog.skull * 0.45, eyeY: -14 }
}
