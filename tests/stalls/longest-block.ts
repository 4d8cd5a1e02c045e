import { setImmediate } from 'node:timers/promises'

/** Runs work and resolves with the longest block of the event loop, in milliseconds of this thread's processor time. */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
	let isDone = false
	let longest = 0
	let before = spentMs()
	const done = work().finally(() => {
		isDone = true
	})
	while (!isDone) {
		await setImmediate()
		const now = spentMs()
		longest = Math.max(longest, now - before)
		before = now
	}
	await done
	return longest
}

function spentMs(): number {
	const { user, system } = process.threadCpuUsage()
	return (user + system) / 1000
}
