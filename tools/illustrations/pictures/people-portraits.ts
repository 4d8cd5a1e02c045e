import type { Ground } from '../drawing/colours.ts'
import { svg } from '../drawing/svg.ts'
import { person } from '../people/people.ts'
import type { Colleague } from '../people/staff.ts'
import type { Drawing } from './portrait.ts'
import { backdrop, page } from './portrait.ts'
import { at } from './scene.ts'

const SIZE = 800
const SCALE = 2.1
const HEAD_Y = 356
/** Foot of the neck, from the ground on which a person stands. */
const NECK = -640
const HEAD = NECK - 102

/** Head and shoulders of a person who works here, square. */
export function colleague({ person: who, clothes }: Colleague, ground: Ground): Drawing {
	const body = person(who, 'stand') + at(0, NECK, 1, clothes)
	return {
		svg: page(
			SIZE,
			SIZE,
			svg`${backdrop(ground, 'sun', SIZE, SIZE)}${at(SIZE / 2, HEAD_Y - HEAD * SCALE, SCALE, body)}`,
		),
		width: SIZE,
		height: SIZE,
		focal: [0.5, 0.44],
	}
}
