import type { Point } from '../drawing/outline.ts'
import { svg } from '../drawing/svg.ts'
import type { Dog } from './dog.ts'
import { faceLines } from './dog.ts'
import { head } from './head.ts'
import { lying, lyingHead } from './poses/lie.ts'
import { playing, playingHead } from './poses/play.ts'
import { sitting, sittingHead } from './poses/sit.ts'
import { standing, standingHead } from './poses/stand.ts'

const poses = {
	sit: { body: sitting, head: sittingHead },
	stand: { body: standing, head: standingHead },
	lie: { body: lying, head: lyingHead },
	play: { body: playing, head: playingHead },
} as const
export type Pose = keyof typeof poses

/** A whole dog with its feet on y = 0. `id` keeps clip paths separate. */
export function figure(dog: Dog, pose: Pose, id: string): string {
	const [x, y] = poses[pose].head(dog)
	return svg`${poses[pose].body(dog, id)}<g transform="translate(${x} ${y})">${head(dog, id)}</g>`
}

/** Middle of the head in a pose. */
export function headAt(dog: Dog, pose: Pose): Point {
	return poses[pose].head(dog)
}

export function collarAt(dog: Dog, pose: Pose): Point {
	const [x, y] = poses[pose].head(dog)
	return [x, y + faceLines(dog).chin + 30]
}

/** With ears. */
export function figureHeight(dog: Dog, pose: Pose): number {
	const upright = dog.ears === 'prick' || dog.ears === 'bat'
	const ears = upright ? 165 : dog.ears === 'semi' ? 140 : 104
	return ears - poses[pose].head(dog)[1]
}
