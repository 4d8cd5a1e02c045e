/** Calls that arrive while one runs are answered by one more run. */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
	let running: Promise<void> | undefined
	let isAskedAgain = false
	async function runAll() {
		do {
			isAskedAgain = false
			await run()
		} while (isAskedAgain)
	}
	return () => {
		isAskedAgain = running !== undefined
		running ??= runAll().finally(() => {
			running = undefined
		})
		return running
	}
}
