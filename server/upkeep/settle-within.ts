/** Waits for promises to settle, at most `limitMs`; returns the names of those that did not. */
export async function settleWithin(limitMs: number, work: Record<string, Promise<unknown>>): Promise<string[]> {
	const unfinished = new Set(Object.keys(work))
	const all = Object.entries(work).map(([name, promise]) =>
		promise.then(
			() => unfinished.delete(name),
			() => unfinished.delete(name),
		),
	)
	const over = Promise.withResolvers<void>()
	const timer = setTimeout(over.resolve, limitMs)
	await Promise.race([Promise.all(all), over.promise])
	clearTimeout(timer)
	return [...unfinished]
}
