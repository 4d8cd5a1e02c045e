import { setTimeout as sleep } from 'node:timers/promises'
import { compare, type Loss, startWriter } from './child.ts'
import { LETTERS_EACH } from './letters-each.ts'
import type { PostgresServer } from './postgres-server.ts'

export interface Restarts extends Loss {
	restarts: number
}

/** Restarts PostgreSQL under writers, the hard way. A writer whose write failed ends; the next one goes on where it left off. */
export async function restartUnderLoad(
	server: PostgresServer,
	databaseUrl: string,
	restarts: number,
): Promise<Restarts> {
	const store = { dataDir: '', databaseUrl }
	const accepted: string[] = []
	for (let restart = 0; restart < restarts; restart += 1) {
		const writer = startWriter(store, 'burst')
		await writer.opened
		await sleep(200 + Math.random() * 400)
		await server.restart()
		writer.process.kill('SIGKILL')
		await writer.ended
		accepted.push(...writer.accepted)
	}
	const last = startWriter(store, 'count')
	const found = await last.opened
	await last.ended
	return { restarts, ...compare(accepted, found, LETTERS_EACH) }
}
