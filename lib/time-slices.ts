import { setImmediate } from 'node:timers/promises'

const MAX_SLICE_MS = 10

/** Long work in slices, so that requests are answered in between. */
export interface TimeSlices {
	/** Whether this slice has taken its time, or none has begun yet. */
	isOver(): boolean
	/** Lets everything else run, then begins the next slice. */
	next(): Promise<void>
}

/** The first slice begins with `next`: what called may have held the event loop for a while already. */
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

/** One slice in each turn of the event loop, however many computations are under way: together they must not hold it for longer. */
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

/** A computation that yields after each of its small steps and returns its result. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Runs a computation in slices. Each of its steps must be short: a slice ends after the step in which its time is up. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
	const slices = createTimeSlices()
	for (;;) {
		if (slices.isOver()) await slices.next()
		const step = steps.next()
		if (step.done) return step.value
	}
}

/** Runs a computation to its end without a pause. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
	for (;;) {
		const step = steps.next()
		if (step.done) return step.value
	}
}

/** A short computation as one of steps. */
export function* asOneStep<Result>(compute: () => Result): Steps<Result> {
	yield
	return compute()
}

/** Entries of a list looked at in one step, where each costs next to nothing. */
const STEP_ENTRIES = 500

/** Looks at each entry of a list. */
export function* eachInSteps<T>(list: readonly T[], look: (entry: T) => void): Steps<void> {
	for (let from = 0; from < list.length; from += STEP_ENTRIES) {
		for (const entry of list.slice(from, from + STEP_ENTRIES)) look(entry)
		yield
	}
}

/** As `map`. */
export function* mapInSteps<T, Result>(list: readonly T[], change: (entry: T) => Result): Steps<Result[]> {
	const results: Result[] = []
	yield* eachInSteps(list, (entry) => void results.push(change(entry)))
	return results
}

/** As `filter`. */
export function* filterInSteps<T, Kept extends T>(
	list: readonly T[],
	isWanted: ((entry: T) => entry is Kept) | ((entry: T) => boolean),
): Steps<Kept[]> {
	const wanted: Kept[] = []
	// Without a type guard `Kept` is `T`.
	yield* eachInSteps(list, (entry) => void (isWanted(entry) && wanted.push(entry as Kept)))
	return wanted
}
