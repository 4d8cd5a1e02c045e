const RUN = 256

/** A stable sort in short steps, for `runInSlices`. */
export function* sortInSteps<T>(items: readonly T[], compare: (a: T, b: T) => number): Generator<undefined, T[]> {
	let runs: T[][] = []
	for (let from = 0; from < items.length; from += RUN) {
		runs.push(items.slice(from, from + RUN).sort(compare))
		yield
	}
	while (runs.length > 1) {
		const merged: T[][] = []
		for (let i = 0; i < runs.length; i += 2) merged.push(yield* mergeInSteps(runs[i] ?? [], runs[i + 1] ?? [], compare))
		runs = merged
	}
	return runs[0] ?? []
}

function* mergeInSteps<T>(a: T[], b: T[], compare: (a: T, b: T) => number): Generator<undefined, T[]> {
	const merged: T[] = []
	let [i, j] = [0, 0]
	while (i < a.length && j < b.length) {
		const [left, right] = [a[i] as T, b[j] as T]
		if (compare(left, right) <= 0) {
			merged.push(left)
			i++
		} else {
			merged.push(right)
			j++
		}
		if (merged.length % RUN === 0) yield
	}
	return merged.concat(a.slice(i), b.slice(j))
}
