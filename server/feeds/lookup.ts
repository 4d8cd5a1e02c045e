import type { Content } from '#content/model/content.ts'
import { runAtOnce, runInSlices, type Steps } from '#lib/time-slices.ts'

type Dogs = Content['dogs']

/** An index built once from all dogs of a revision. */
interface Lookup<Result> {
	/** Builds it synchronously if it is not ready. */
	of(dogs: Dogs): Result
	prepare(dogs: Dogs): Promise<void>
}

export function createLookup<Result>(make: (dogs: Dogs) => Steps<Result>): Lookup<Result> {
	const made = new WeakMap<Dogs, { result: Result }>()

	function store(dogs: Dogs, result: Result): Result {
		made.set(dogs, { result })
		return result
	}

	return {
		of: (dogs) => (made.get(dogs) ?? { result: store(dogs, runAtOnce(make(dogs))) }).result,
		async prepare(dogs) {
			if (!made.has(dogs)) store(dogs, await runInSlices(make(dogs)))
		},
	}
}
