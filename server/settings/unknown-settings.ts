import { settingsSchema } from './settings-schema.ts'

/** A warning for each unknown name of `.env`, and for each name of the environment that is nearly one of ours. */
export function unknownSettings(
	fromFile: Record<string, string | undefined>,
	env: Record<string, string | undefined>,
): string[] {
	const known = Object.keys(settingsSchema.shape)
	const unknown = Object.keys(fromFile).filter((name) => !known.includes(name))
	const misspelt = Object.keys(env).flatMap((name) => {
		const meant = known.includes(name) ? undefined : nearMiss(name, known)
		return meant ? [`${name} in the environment is an unknown setting; did you mean ${meant}?`] : []
	})
	return [...unknown.map((name) => `${name} in .env is an unknown setting and is ignored`), ...misspelt]
}

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
