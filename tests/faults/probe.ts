import { setTimeout as sleep } from 'node:timers/promises'

/** Response times of one URL, in milliseconds. */
export interface Probed {
	asked: number
	median: number
	p99: number
	max: number
	/** Responses other than 200, and failed requests. */
	failed: number
}

/** Requests a URL at an interval, independent of responses, until `stop`. */
export function startProbe(url: string, everyMs = 100) {
	const times: number[] = []
	const underWay = new Set<Promise<void>>()
	let failed = 0
	let isOver = false

	async function ask() {
		const started = performance.now()
		const status = await statusOf(url)
		times.push(performance.now() - started)
		if (status !== 200) failed += 1
	}

	async function run() {
		while (!isOver) {
			const asking: Promise<void> = ask().finally(() => underWay.delete(asking))
			underWay.add(asking)
			await sleep(everyMs)
		}
		await Promise.all(underWay)
	}

	const running = run()
	return {
		async stop(): Promise<Probed> {
			isOver = true
			await running
			const sorted = times.toSorted((a, b) => a - b)
			const at = (share: number) =>
				Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
			return { asked: sorted.length, median: at(0.5), p99: at(0.99), max: at(1), failed }
		},
	}
}

/** 0 without a complete response. */
async function statusOf(url: string): Promise<number> {
	try {
		const response = await fetch(url)
		await response.arrayBuffer()
		return response.status
	} catch {
		return 0
	}
}
