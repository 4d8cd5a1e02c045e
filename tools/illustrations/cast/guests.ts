import type { Dog } from '../dog/dog.ts'
import { makeDog } from '../dog/make-dog.ts'

// Dogs of the stories, without a page.
export function heron(): Dog {
	return makeDog('heron', 'lurcher', {
		base: 'slate',
		marks: [],
		chest: 'white',
		senior: true,
		tilt: -3,
		mouth: 'smile',
		wears: 'bandana',
		wearsColour: 'sky',
		pattern: 'plain',
	})
}

export function clover(): Dog {
	return makeDog('clover', 'hound', {
		base: 'red',
		marks: [
			{ kind: 'blaze', width: 0.9 },
			{ kind: 'muzzle', colour: 'white' },
		],
		chest: 'white',
		senior: false,
		eye: 'brown',
		tilt: 6,
		mouth: 'smile',
		wears: 'collar',
		wearsColour: 'ball',
	})
}

/** The old dog at the foot of Clem's stairs: grey to the eyebrows, a little of the red he once was on his back and ears. */
export function archie(): Dog {
	return makeDog('archie', 'retriever', {
		base: 'grey',
		marks: [
			{ kind: 'saddle', colour: 'slate' },
			{ kind: 'muzzle', colour: 'white' },
		],
		chest: 'white',
		senior: true,
		earColour: 'slate',
		eye: 'brown',
		lid: 0.3,
		brow: 8,
		tilt: 4,
		mouth: 'smile',
		wears: 'collar',
		wearsColour: 'ball',
	})
}

export function monty(): Dog {
	return makeDog('monty', 'shepherd', {
		base: 'sand',
		marks: [{ kind: 'muzzle', colour: 'cream' }],
		chest: null,
		senior: false,
		otherEar: 'semi',
		earLength: 0.8,
		eye: 'brown',
		tilt: 5,
		mouth: 'pant',
		wears: 'bandana',
		wearsColour: 'sky',
		pattern: 'plain',
	})
}

export function tug(): Dog {
	return makeDog('tug', 'terrier', {
		base: 'black',
		marks: [],
		chest: null,
		senior: false,
		eye: 'amber',
		brow: 10,
		tilt: -3,
		mouth: 'smile',
		wears: 'none',
	})
}

export function barley(): Dog {
	return makeDog('barley', 'retriever', {
		base: 'cream',
		marks: [],
		chest: null,
		senior: false,
		eye: 'dark',
		brow: -8,
		tilt: 7,
		mouth: 'smile',
		wears: 'none',
	})
}

export function winnie(): Dog {
	return makeDog('winnie', 'sighthound', {
		base: 'fawn',
		marks: [],
		chest: 'white',
		senior: true,
		eye: 'dark',
		lid: 0.2,
		tilt: -4,
		mouth: 'smile',
		wears: 'bow',
		wearsColour: 'lead',
	})
}

/** The dog of the article about staying together. */
export function bess(): Dog {
	return makeDog('bess', 'hound', {
		base: 'chocolate',
		marks: [
			{ kind: 'blaze', width: 0.6 },
			{ kind: 'muzzle', colour: 'white' },
		],
		chest: 'white',
		senior: false,
		eye: 'brown',
		lid: 0.2,
		tilt: 7,
		mouth: 'smile',
		wears: 'collar',
		wearsColour: 'sky',
	})
}
