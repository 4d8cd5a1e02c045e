import { setImmediate } from 'node:timers/promises'

const MAX_SLICE_MS = 10

/** Long work in slices, so that requests are answered in between. */
interface TimeSlices {
	isOver(): boolean
	/** Yields to the event loop, then begins the next slice. */
	next(): Promise<void>
}

/** The first slice begins with `next`: the caller may have blocked the event loop already. */
export function createTimeSlices(): TimeSlices {
	let startedAt = Number.NEGATIVE_INFINITY
	return {
		isOver: () => performance.now() - startedAt > MAX_SLICE_MS,
		async next() {
			await nextTurn()
			startedAt = performance.now()
		},
	}
}

const waiting: (() => void)[] = []

/** One slice per event loop turn for all computations together. */
function nextTurn(): Promise<void> {
	return new Promise((resolve) => {
		waiting.push(resolve)
		if (waiting.length === 1) void beginNextSlice()
	})
}

async function beginNextSlice() {
	await setImmediate()
	waiting.shift()?.()
	if (waiting.length > 0) void beginNextSlice()
}

/** A computation that yields after each short step. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Runs a computation in slices. A slice ends after the step in which its time is up, so steps must be short. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
	const slices = createTimeSlices()
	for (;;) {
		if (slices.isOver()) await slices.next()
		const step = steps.next()
		if (step.done) return step.value
	}
}

export function runAtOnce<Result>(steps: Steps<Result>): Result {
	for (;;) {
		const step = steps.next()
		if (step.done) return step.value
	}
}

export function* asOneStep<Result>(compute: () => Result): Steps<Result> {
	yield
	return compute()
}

const STEP_ENTRIES = 500

export function* eachInSteps<T>(list: readonly T[], visit: (entry: T) => void): Steps<void> {
	for (let from = 0; from < list.length; from += STEP_ENTRIES) {
		for (const entry of list.slice(from, from + STEP_ENTRIES)) visit(entry)
		yield
	}
}

export function* mapInSteps<T, Result>(list: readonly T[], change: (entry: T) => Result): Steps<Result[]> {
	const results: Result[] = []
	yield* eachInSteps(list, (entry) => void results.push(change(entry)))
	return results
}

export function* filterInSteps<T, Filtered extends T>(
	list: readonly T[],
	isWanted: ((entry: T) => entry is Filtered) | ((entry: T) => boolean),
): Steps<Filtered[]> {
	const wanted: Filtered[] = []
	yield* eachInSteps(list, (entry) => void (isWanted(entry) && wanted.push(entry as Filtered)))
	return wanted
}
