/**
 * Waits for all of the named work, but no longer than `limitMs`: what hangs is left behind. What fails counts as ended.
 *
 * @returns the names of what had not ended
 */
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
