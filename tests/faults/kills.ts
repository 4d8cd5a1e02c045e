import { setTimeout as sleep } from 'node:timers/promises'
import { compare, type Loss, startWriter } from './child.ts'
import { EMAILS_EACH } from './emails-each.ts'

const BURST_MS = { least: 20, more: 350 }
/** One in ten is killed while opening the store. */
const EARLY = 0.1

export interface Kills extends Loss {
	kills: number
	whileOpening: number
}

/** Kills a writing process repeatedly on one store, and counts lost submissions. */
export async function killInBursts(
	store: { dataDir: string; databaseUrl: string | null },
	kills: number,
): Promise<Kills> {
	const accepted: string[] = []
	let whileOpening = 0
	for (let kill = 0; kill < kills; kill += 1) {
		const writer = startWriter(store, 'burst')
		const isEarly = Math.random() < EARLY
		if (isEarly) {
			whileOpening += 1
			await sleep(100 + Math.random() * 300)
		} else {
			await writer.opened
			await sleep(BURST_MS.least + Math.random() * BURST_MS.more)
		}
		writer.process.kill('SIGKILL')
		await writer.ended
		accepted.push(...writer.accepted)
	}
	const last = startWriter(store, 'count')
	const found = await last.opened
	await last.ended
	return { kills, whileOpening, ...compare(accepted, found, EMAILS_EACH) }
}
