import { setTimeout as sleep } from 'node:timers/promises'
import { compare, type Loss, startWriter } from './child.ts'
import { EMAILS_EACH } from './emails-each.ts'

const BURST_MS = { least: 20, more: 350 }
const OPENING_MS = { least: 100, more: 300 }
/** One in so many is killed while opening the store. */
const EARLY_EVERY = 6
/** One in so many of the others is killed from the moment the store is open; the rest from the first accepted submission. */
const UNPROVEN_EVERY = 4
const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2

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
		const isEarly = kill % EARLY_EVERY === 0
		const burst = kill - whileOpening
		if (isEarly) whileOpening += 1
		else if (burst % UNPROVEN_EVERY === 0) await writer.opened
		// A busy machine may need longer for the first one than a burst lasts, and then nothing would be tested.
		else await writer.firstAccepted
		const { least, more } = isEarly ? OPENING_MS : BURST_MS
		await sleep(least + spread(isEarly ? whileOpening : burst) * more)
		writer.process.kill('SIGKILL')
		await writer.ended
		accepted.push(...writer.accepted)
	}
	const last = startWriter(store, 'count')
	const found = await last.opened
	await last.ended
	return { kills, whileOpening, ...compare(accepted, found, EMAILS_EACH) }
}

/** The fraction between 0 and 1 for a kill: spread evenly, so that 30 kills leave no larger gaps than 60 random ones. */
function spread(index: number): number {
	return (index * GOLDEN_RATIO) % 1
}
