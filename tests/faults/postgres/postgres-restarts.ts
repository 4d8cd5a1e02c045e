import { setTimeout as sleep } from 'node:timers/promises'
import { compare, type Loss, startWriter } from '../child.ts'
import { EMAILS_EACH } from '../emails-each.ts'
import type { PostgresServer } from './postgres-server.ts'

export interface Restarts extends Loss {
	restarts: number
	/** Restarts after which the same process accepted again. */
	acceptedAgain: number
}

/** Restarts PostgreSQL under a writing process, and counts. */
export async function restartUnderLoad(
	server: PostgresServer,
	databaseUrl: string,
	restarts: number,
): Promise<Restarts> {
	const store = { dataDir: '', databaseUrl }
	const writer = startWriter(store, 'endure')
	await writer.opened
	let acceptedAgain = 0
	for (let restart = 0; restart < restarts; restart += 1) {
		await sleep(200 + Math.random() * 400)
		await server.restart()
		if (await accepts(writer.accepted)) acceptedAgain += 1
	}
	writer.process.kill('SIGKILL')
	await writer.ended
	const last = startWriter(store, 'count')
	const found = await last.opened
	await last.ended
	return { restarts, acceptedAgain, ...compare(writer.accepted, found, EMAILS_EACH) }
}

/** Whether more is accepted within ten seconds. */
async function accepts(accepted: readonly string[]): Promise<boolean> {
	const before = accepted.length
	for (const deadline = Date.now() + 10_000; Date.now() < deadline; await sleep(50)) {
		if (accepted.length > before) return true
	}
	return false
}
