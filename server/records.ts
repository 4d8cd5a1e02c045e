import { join } from 'node:path'
import { createLetterChannel } from '#records/letters/letter-channel.ts'
import type { Channel } from '#records/outbox/channel.ts'
import { startOutbox } from '#records/outbox/outbox.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { createUpkeep } from './upkeep.ts'
import { createWordPressInbox } from './wordpress-inbox.ts'

/** What the charity receives: where it is kept, and the worker that passes it on. */
export interface Records {
	store: Store
	/** Something was written that must be delivered: do not wait for the next look. */
	deliver(): void
	/** Ends deliveries in a few seconds, so that none is torn off; resolves when none is under way. What is left waits. */
	stopDelivering(): Promise<void>
	upkeep: ReturnType<typeof createUpkeep>
	close(): Promise<void>
}

type RecordsConfig = Pick<
	Config,
	'dataDir' | 'databaseUrl' | 'smtpUrl' | 'mailFrom' | 'apiBase' | 'contentSecret' | 'hasInbox'
>

/** A database that restarts together with the site is back by then. */
const RETRY_OPENING_FOR_MS = 30_000

/** Opens the store and starts delivering what waits in it. Rejects when the database cannot be reached in time. */
export async function openRecords({ config, log }: { config: RecordsConfig; log: Log }): Promise<Records> {
	const { dataDir, databaseUrl, smtpUrl, mailFrom, apiBase, contentSecret, hasInbox } = config
	const store = await openStore({
		dataDir,
		databaseUrl,
		onLostConnection: (error) => log.warn({ err: error }, 'a connection to the database was lost'),
		retryForMs: RETRY_OPENING_FOR_MS,
		onRetry: (attempt) => log.warn(attempt, 'store not reachable, retrying'),
	})
	const letter = createLetterChannel({ smtpUrl, from: mailFrom, folder: join(dataDir, 'letters') })
	const channels: Record<string, Channel> = { letter }
	if (hasInbox && apiBase) channels.wordpress = createWordPressInbox({ apiBase, secret: contentSecret })
	const outbox = startOutbox({
		store,
		channels,
		onFailure: (failure) => log.warn(failure, 'something could not be delivered'),
		onStoreError: (error) => log.error({ err: error }, 'the store could not be asked for what waits'),
	})
	return {
		store,
		deliver: outbox.kick,
		stopDelivering: outbox.stop,
		upkeep: createUpkeep({ store, log }),
		close: store.close,
	}
}
