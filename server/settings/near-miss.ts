/** The known name within one typo of `name`: a letter changed, missing, added or swapped. */
export function nearMiss(name: string, known: string[]): string | undefined {
	if (name.length < 5) return undefined
	return known.find((candidate) => candidate.length >= 5 && isOneSlipAway(name.toUpperCase(), candidate))
}

function isOneSlipAway(a: string, b: string): boolean {
	if (a === b) return true
	let start = 0
	while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++
	const [restA, restB] = [a.slice(start), b.slice(start)]
	return (
		restA.slice(1) === restB.slice(1) ||
		restA.slice(1) === restB ||
		restA === restB.slice(1) ||
		(restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
	)
}
