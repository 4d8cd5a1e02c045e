import type { CoatColour, EyeColour } from '../drawing/colours.ts'
import { brightness, COATS } from '../drawing/colours.ts'
import type { Random } from '../drawing/random.ts'
import { pickFrom, randomFrom } from '../drawing/random.ts'
import type { Build, BuildName } from './builds.ts'
import { BUILDS } from './builds.ts'
import type { Backdrop, Dog, Mark } from './dog.ts'

export type Looks = Partial<Omit<Dog, 'seed' | 'build'>>

/** A dog from a seed and a build, deterministic; `looks` overrides. */
export function makeDog(seed: string, buildName: BuildName, looks: Looks = {}): Dog {
	const random = randomFrom(seed)
	const build: Build = BUILDS[buildName]
	const base = looks.base ?? pickFrom(random, build.colours)
	const marks = usualMarks(random, buildName, base)
	const chest = marks.some(({ kind }) => kind === 'blaze' || kind === 'muzzle') || random() < 0.35 ? 'white' : null
	const senior = random() < 0.16
	const wears = pickFrom<Dog['wears']>(random, ['collar', 'collar', 'collar', 'bandana', 'bandana', 'bow', 'none'])
	return {
		seed,
		build: buildName,
		base,
		marks,
		chest,
		senior,
		wears,
		...proportions(random, build),
		...expression(random, base),
		wearsColour: pickFrom(random, ['lead', 'ball', 'field', 'sky', 'nose']),
		pattern: pickFrom(random, ['dot', 'stripe', 'plain']),
		ground: pickFrom(
			random,
			brightness(COATS[base]) < 0.34 ? ['sky', 'ball', 'nose', 'meadow'] : ['sky', 'nose', 'mist'],
		),
		set: pickFrom<Backdrop>(random, ['sun', 'hill', 'arch', 'plain', 'sun', 'slope']),
		...looks,
	}
}

function usualMarks(random: Random, build: BuildName, base: CoatColour): Mark[] {
	const roll = random()
	const bright = brightness(COATS[base])
	const blaze = (least: number, spread: number): Mark[] => [
		{ kind: 'blaze', width: least + random() * spread },
		{ kind: 'muzzle', colour: 'white' },
	]
	if (base === 'white') {
		const side = random() < 0.5 ? -1 : 1
		return [{ kind: roll < 0.5 ? 'eyepatch' : 'cap', side, colour: pickFrom(random, ['tan', 'black', 'red', 'liver']) }]
	}
	if (base === 'black' && roll < 0.42) return [{ kind: 'points', colour: 'tan' }]
	if (build === 'collie' || build === 'corgi') return blaze(0.7, 0.6)
	if (build === 'shepherd') return [{ kind: 'mask', colour: 'black' }]
	if (build === 'hound' || roll < 0.3) return blaze(0.5, 0.5)
	if (roll < 0.5) return [{ kind: 'muzzle', colour: bright > 0.55 ? 'white' : 'cream' }]
	return roll < 0.62 && bright > 0.4 ? [{ kind: 'mask', colour: 'black' }] : []
}

function proportions(random: Random, build: Build) {
	const vary = (value: number, by: number) => value * (1 + (random() - 0.5) * by)
	return {
		skull: vary(build.skull, 0.08),
		cheek: vary(build.cheek, 0.08),
		muzzle: vary(build.muzzle, 0.1),
		muzzleLength: Math.min(1, vary(build.muzzleLength, 0.18)),
		neck: build.neck,
		body: build.body,
		leg: build.leg,
		tail: build.tail,
		ears: build.ears,
		otherEar: null,
		earLength: vary(build.earLength, 0.12),
		earTurn: [0, 0] as const,
		earColour: null,
		coat: build.coat,
		earCoat: build.earCoat ?? (build.coat === 'feather' ? 'smooth' : build.coat),
	}
}

function expression(
	random: Random,
	base: CoatColour,
): Pick<Dog, 'eye' | 'otherEye' | 'lid' | 'brow' | 'tilt' | 'gaze' | 'mouth' | 'noseColour'> {
	const brown = base === 'liver' || base === 'chocolate' || base === 'red'
	return {
		eye:
			base === 'slate' || base === 'grey'
				? 'amber'
				: pickFrom<EyeColour>(random, ['brown', 'brown', 'dark', 'amber', 'hazel']),
		otherEye: null,
		lid: random() * 0.26,
		brow: (random() - 0.4) * 14,
		tilt: (random() - 0.5) * 13,
		gaze: (random() - 0.5) * 0.9,
		mouth: random() < 0.36 ? 'pant' : 'smile',
		noseColour: brown ? '#5b3226' : '#231f29',
	}
}
