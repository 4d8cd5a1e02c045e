import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { freshFolder } from '#tests/integration/support/site-process.ts'
import type { Loss } from '../child.ts'
import type { PostgresServer } from './postgres-server.ts'

const RETRYING = 'store unreachable, retrying'
const STARTED = 'The site is at'
/** A start may retry for 30 s. */
const MAX_TRIED_MS = { least: 29_000, most: 90_000 }
const PATIENCE_MS = 120_000

interface LateStart extends Loss {
	/** Whether sites started once PostgreSQL was available. */
	hasStarted: { away: boolean; frozen: boolean }
	/** The error of a start without PostgreSQL. */
	code: number | null
	triedMs: number
	said: string
}

/** The site starts before PostgreSQL, while it is frozen, and without it. */
export async function startWithoutPostgres(server: PostgresServer): Promise<LateStart> {
	const databaseUrl = await server.newDatabase('late')
	await server.halt()
	const away = await startsOnce(databaseUrl, server.start)
	server.freeze()
	const frozen = await startsOnce(databaseUrl, async () => server.thaw())

	const started = performance.now()
	const never = startSite('postgres://postgres@127.0.0.1:9/nowhere')
	const code = await never.ended
	const triedMs = Math.round(performance.now() - started)
	const said = never.said().replace(/^\{.*\n/gm, '')
	return { accepted: 1, lost: 0, torn: 0, damaged: [], hasStarted: { away, frozen }, code, triedMs, said }
}

export function isPatient({ hasStarted, code, triedMs, said }: LateStart): boolean {
	const isInTime = triedMs >= MAX_TRIED_MS.least && triedMs <= MAX_TRIED_MS.most
	const isSentence = /^The database of DATABASE_URL is not available \(.+\)\. Is it running, .+\?\n$/.test(said)
	return hasStarted.away && hasStarted.frozen && code === 1 && isInTime && isSentence
}

/** Starts the database once the site retries. @returns whether the site started then */
async function startsOnce(databaseUrl: string, bringBack: () => Promise<void>): Promise<boolean> {
	const site = startSite(databaseUrl)
	const hasTold = await site.says(RETRYING)
	await bringBack()
	const hasStarted = hasTold && (await site.says(STARTED))
	site.process.kill('SIGKILL')
	await site.ended
	return hasStarted
}

function startSite(databaseUrl: string) {
	const child = spawn(process.execPath, ['server/main.ts'], {
		env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: freshFolder('late'), DATABASE_URL: databaseUrl },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let output = ''
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (data) => {
			output += data
		})
	}
	return {
		process: child,
		said: () => output,
		ended: new Promise<number | null>((resolve) => child.once('close', resolve)),
		async says(words: string): Promise<boolean> {
			for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) {
				if (output.includes(words)) return true
				if (child.exitCode !== null) return false
			}
			return false
		},
	}
}
