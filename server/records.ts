import type { Charity } from '#domain/charity/charity.ts'
import { leftReplacedFolders } from '#records/backup/replaced-folder.ts'
import { createEmailChannel } from '#records/email/email-channel.ts'
import { emailFilesFolder } from '#records/email/email-files.ts'
import type { FileStorage } from '#records/files/file-storage.ts'
import { filesFolder } from '#records/files/folder-storage.ts'
import { openFileStorage } from '#records/files/open-file-storage.ts'
import type { Channel } from '#records/outbox/channel.ts'
import { startOutbox } from '#records/outbox/outbox.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { listen } from '#records/store/postgres/listen.ts'
import { rehashAddresses } from '#records/store/rehash-addresses.ts'
import { createStoreNotes, lossWarnings } from '#records/store/store-notes.ts'
import type { Config } from './config.ts'
import { createFileLinkChannel } from './desk-web/file-link-channel.ts'
import { createSignInChannel } from './desk-web/sign-in-channel.ts'
import type { Log } from './logging/log.ts'
import { createUpkeep } from './upkeep/upkeep.ts'

/** The store of submissions and the outbox that delivers them. */
export interface Records {
	store: Store
	/** The bytes of what people send. */
	files: FileStorage
	/** Calls back when any process has changed what open pages of the desk are told; SQLite has to be asked. @returns stops */
	subscribe(onChange: () => void): () => Promise<void>
	/** Delivers what is due now instead of waiting for the next poll. */
	deliver(): void
	/** Stops within a few seconds; resolves when no delivery is running. The rest stays pending. */
	stopDelivering(): Promise<void>
	upkeep: ReturnType<typeof createUpkeep>
	close(): Promise<void>
}

type RecordsConfig = Pick<Config, 'dataDir' | 'formSecret' | 'databaseUrl' | 'uploadsS3' | 'smtpUrl' | 'mailFrom'>

interface RecordsOptions {
	config: RecordsConfig
	log: Log
	/** Signs emails that are composed when they are sent. */
	charity(): Promise<Charity>
}

/** The channel of the triggers' notices (`records/store/migrations/initial/live-tables.ts`). */
const DESK_CHANNEL = 'desk_event'
const EMAILS_ARE_FILES = 'emails are written to a folder and reach no one'
/** Long enough for a database that restarts together with the site. */
const RETRY_OPENING_FOR_MS = 30_000

/** Opens the store and starts delivering. Rejects when the database cannot be reached in time. */
export async function openRecords({ config, log, charity }: RecordsOptions): Promise<Records> {
	const { dataDir, databaseUrl, formSecret, uploadsS3, smtpUrl, mailFrom } = config
	const warnOfLoss = (error: unknown) => log.warn({ err: error }, 'database connection lost')
	const store = await openStore({
		dataDir,
		databaseUrl,
		formSecret,
		onLostConnection: warnOfLoss,
		retryForMs: RETRY_OPENING_FOR_MS,
		onRetry: (attempt) => log.warn(attempt, 'store unreachable, retrying'),
	})
	await rehashAddresses(store)
	const verified = await withNotes(store, dataDir, log)
	for (const left of await leftReplacedFolders(dataDir, Date.now()))
		log.warn(
			{ folder: left, hint: 'Delete it: it has the data of everyone' },
			'folder of an earlier restore left behind',
		)
	const folder = emailFilesFolder(dataDir)
	const email = createEmailChannel({ smtpUrl, from: mailFrom, folder })
	if (!smtpUrl) log.warn({ folder, hint: 'Set SMTP_URL; the files are deleted after a day' }, EMAILS_ARE_FILES)
	if (databaseUrl && !uploadsS3)
		log.info({ folder: filesFolder(dataDir) }, 'files of cases are stored on this machine only')
	const channels: Record<string, Channel> = {
		email,
		'sign-in': createSignInChannel({ store: verified.store, email, charity }),
		'file-link': createFileLinkChannel({ store: verified.store, email, charity }),
	}
	const outbox = startOutbox({
		store: verified.store,
		channels,
		onFailure: (failure) => log.warn(failure, 'delivery failed'),
		onStoreError: (error) => log.error({ err: error }, 'pending deliveries lookup failed'),
	})
	return {
		store: verified.store,
		files: openFileStorage(config),
		subscribe: (onNotice) =>
			databaseUrl
				? listen({ connectionString: databaseUrl, channel: DESK_CHANNEL, onNotice, onLost: warnOfLoss })
				: async () => {},
		deliver: outbox.kick,
		stopDelivering: outbox.stop,
		upkeep: createUpkeep({ store: verified.store, log, lossWarnings: verified.warnings }),
		close: store.close,
	}
}

/**
 * Before each confirmation, notes beside the SQLite file which submissions it must contain; compared at the start.
 * PostgreSQL verifies its own log.
 */
async function withNotes(store: Store, dataDir: string, log: Log): Promise<{ store: Store; warnings: string[] }> {
	if (store.engine === 'postgres') return { store, warnings: [] }
	const notes = createStoreNotes({ store, dataDir })
	const warnings = lossWarnings(await notes.check())
	for (const warning of warnings) log.error({ warning }, 'store has lost submissions')
	const onFailure = (err: unknown) => log.warn({ err }, 'could not keep notes about the stored data')
	const write: Store['write'] = async (work) => {
		const result = await store.write(work)
		await notes.update().catch(onFailure)
		return result
	}
	return { store: { ...store, write }, warnings }
}
