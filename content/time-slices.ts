import { setImmediate } from 'node:timers/promises'

const MAX_SLICE_MS = 10

/** Long work in slices, so that requests are answered in between. */
export interface TimeSlices {
	/** Whether this slice has taken its time. */
	isOver(): boolean
	/** Lets everything else run, then begins the next slice. */
	next(): Promise<void>
}

/** Begins the first slice now. */
export function createTimeSlices(): TimeSlices {
	let startedAt = performance.now()
	return {
		isOver: () => performance.now() - startedAt > MAX_SLICE_MS,
		async next() {
			await setImmediate()
			startedAt = performance.now()
		},
	}
}

/** A computation that yields after each of its small steps and returns its result. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Runs a computation in slices. Each of its steps must be short: a slice ends after the step in which its time is up. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
	const slices = createTimeSlices()
	for (;;) {
		const step = steps.next()
		if (step.done) return step.value
		if (slices.isOver()) await slices.next()
	}
}

/** Runs a computation to its end without a pause. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
	for (;;) {
		const step = steps.next()
		if (step.done) return step.value
	}
}
