import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { APPLICATION_NAME } from './create-pool.ts'

const MIN_RETRY_MS = 500
/** The desk polls this often without notices (`server/desk-web/desk-pages.ts`). */
const MAX_RETRY_MS = 10_000
const CONNECT_MS = 5000

interface ListenOptions {
	connectionString: string
	channel: string
	/** Also after a reconnection: notices in between are lost. */
	onNotice: () => void
	/** Once per loss. */
	onLost: (error: unknown) => void
}

/** Listens to a channel on a connection of its own, and connects again when it is lost. @returns stops */
export function listen({ connectionString, channel, onNotice, onLost }: ListenOptions): () => Promise<void> {
	const stopped = new AbortController()
	let client: pg.Client | undefined

	async function keepListening() {
		for (let retryMs = MIN_RETRY_MS; !stopped.signal.aborted; retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)) {
			try {
				await listenOnce(() => {
					retryMs = MIN_RETRY_MS
				})
			} catch (error) {
				if (!stopped.signal.aborted) onLost(error)
			}
			await sleep(retryMs, undefined, { signal: stopped.signal }).catch(() => {})
		}
	}

	/** Resolves or rejects when the connection ends. */
	async function listenOnce(onConnected: () => void) {
		client = new pg.Client({
			connectionString,
			application_name: APPLICATION_NAME,
			keepAlive: true,
			connectionTimeoutMillis: CONNECT_MS,
		})
		const ended = new Promise<void>((resolve, reject) => client?.on('error', reject).on('end', resolve))
		// Also before anything waits for it.
		ended.catch(() => {})
		client.on('notification', onNotice)
		await client.connect()
		await client.query(`listen ${channel}`)
		onConnected()
		onNotice()
		await ended
	}

	const listening = keepListening()
	return async () => {
		stopped.abort()
		await client?.end().catch(() => {})
		await listening
	}
}
