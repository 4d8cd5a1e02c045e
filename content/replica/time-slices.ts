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
